/** What has happened. */

import { attr, h, keyed, text } from "../lib/dom.js";

/** The rules of a line of the log: each with its number, a ruling with its mark. Pure. */
export function numbered({ rules = [], rulings = [] }, word) {
  return rules.map((rule) => (rulings.includes(rule) ? `${rule} · ${word("rule-mark")}` : rule));
}

/**
 * What has happened.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountLog(parent, { word }) {
  const title = h("h3", {});
  const list = h("ol", { class: "pw-log", tabindex: "0" });
  const root = h("section", { class: "pw-panel" }, title, list);
  parent.append(root);
  let length = -1;
  return {
    update(view) {
      const log = view.log ?? [];
      text(title, word("log"));
      attr(list, "aria-label", word("log"));
      const from = Math.max(0, log.length - 120);
      keyed(list, log.slice(from), (line, index) => `${from + index}/${line.text}/${(line.rules ?? []).join()}`, (line) => h("li", { class: "pw-line", "data-seat": line.seat ?? null, "data-turn": line.turn ?? null }, h("span", { text: line.text }), ...(line.rules ?? []).map(() => h("span", { class: "pw-tag" }))), (node, line) => {
        numbered(line, word).forEach((number, index) => text(node.children[index + 1], number));
      });
      if (log.length !== length) list.scrollTop = list.scrollHeight;
      length = log.length;
    },
  };
}
