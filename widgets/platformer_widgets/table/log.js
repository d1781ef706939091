/** What has happened. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";

/** So many lines are drawn at first; what is older is a button away. */
export const RECENT = 120;

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
  const older = button({ class: "pw-older" }, () => {
    all = true;
    draw();
    list.scrollTop = 0;
    list.focus({ preventScroll: true });
  });
  const root = h("section", { class: "pw-panel" }, title, older, list);
  parent.append(root);
  let log = [];
  let all = false;
  /** Whether the newest line is in view; whoever has scrolled back reads on undisturbed. */
  let atEnd = true;
  const toEnd = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener("scroll", () => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  }, { passive: true });
  // Fonts, another width, another place on the page: the end stays in view.
  const watch = globalThis.ResizeObserver ? new ResizeObserver(toEnd) : null;
  watch?.observe(list);

  function draw() {
    const from = all ? 0 : Math.max(0, log.length - RECENT);
    show(older, from > 0);
    text(older, word("log-older", { n: from }));
    keyed(list, log.slice(from), (line, index) => `${from + index}/${line.text}/${(line.rules ?? []).join()}`, (line) => h("li", { class: "pw-line", "data-seat": line.seat ?? null, "data-turn": line.turn ?? null }, h("span", { text: line.text }), ...(line.rules ?? []).map(() => h("span", { class: "pw-tag" }))), (node, line) => {
      numbered(line, word).forEach((number, index) => text(node.children[index + 1], number));
    });
  }
  return {
    update(view) {
      const before = log;
      log = view.log ?? [];
      if (log.length < before.length) all = all && log.length > RECENT;
      text(title, word("log"));
      attr(list, "aria-label", word("log"));
      draw();
      toEnd();
    },
    close: () => watch?.disconnect(),
  };
}
