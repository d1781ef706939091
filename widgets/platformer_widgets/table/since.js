/** What befell the one in turn since the last turn of that one, above the log; it folds away. */

import { h, keyed, show, text } from "../lib/dom.js";
import { whyButton } from "../coach/why.js";
import { lineTags } from "./log.js";

/**
 * Lines of the view under whose turn they fell into: a heading, then its lines. Pure.
 * @param {{of: string, turn: number, seat: number}[]} lines
 */
export function byTurn(lines) {
  const groups = [];
  for (const line of lines ?? []) {
    const last = groups.at(-1);
    if (last && last.turn === line.turn && last.seat === line.seat) last.lines.push(line);
    else groups.push({ of: line.of, turn: line.turn, seat: line.seat, lines: [line] });
  }
  return groups;
}

/**
 * @param {HTMLElement} parent the log's place
 * @param {import("../lib/games.js").Context & {why?: ((lines: number[], from: HTMLElement) => void)|null}} context
 */
export function mountSince(parent, { word, lookUp, why }) {
  const title = h("summary", {});
  const list = h("div", { class: "pw-sincelist" });
  const root = h("details", { class: "pw-panel pw-since", open: "", hidden: true }, title, list);
  parent.prepend(root);
  return {
    update(view) {
      const lines = view.since ?? [];
      show(root, lines.length > 0);
      text(title, word("since", { n: lines.length }));
      const items = byTurn(lines);
      keyed(list, items, (group) => JSON.stringify([view.language, group]), (group) => h("div", { "data-seat": group.seat },
        h("strong", { text: group.of }),
        h("ul", {}, ...group.lines.map((line) => h("li", {}, h("span", { text: line.text }), whyButton(line, { word, why }), ...lineTags(line, { word, lookUp }))))));
    },
  };
}
