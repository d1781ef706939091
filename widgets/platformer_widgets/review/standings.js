/** How a game ended for each seat, and what decided it. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { numbered } from "../table/log.js";
import { ruleTag } from "../table/reasons.js";

/** Places with a mark of their own that needs no words: of a game that nobody has won there is none. Pure. */
export const placed = (rank) => (rank ? `${rank}.` : "–");

/**
 * Mount both.
 * @param {HTMLElement} parent
 * @param {{word: Function, lookUp?: Function, open?: (at: number) => void}} context `open` shows the moment after so many actions
 */
export function mountStandings(parent, { word, lookUp, open }) {
  const title = h("h3", {});
  const list = h("ol", { class: "pw-standings" });
  const why = h("h3", {});
  const decided = h("ul", { class: "pw-decided" });
  const root = h("section", { class: "pw-panel pw-ended", hidden: true }, title, list, why, decided);
  parent.append(root);
  const tags = (node, one) => keyed(node, one.rules, (rule) => rule, (rule) => h("span", {}, ruleTag(lookUp, rule)), (tag, rule) => text(tag.firstChild, numbered(one, word)[one.rules.indexOf(rule)]));

  return {
    /** @param {object|null|undefined} result the section of the view */
    update(result) {
      show(root, Boolean(result?.standings.length));
      if (!result?.standings.length) return;
      text(title, word("standings"));
      keyed(list, result.standings, (one) => String(one.seat), (one) => h("li", { "data-seat": one.seat }, h("strong", { class: "pw-rank" }), h("span", {}, h("strong", {}), h("span", { class: "pw-soft" })), h("span", { class: "pw-tags" })), (node, one) => {
        const [rank, says, why] = node.children;
        text(rank, placed(one.rank));
        attr(rank, "aria-label", `${word("standings-rank")}: ${one.rank || "–"}`);
        attr(rank, "role", "img");
        text(says.firstChild, one.player);
        text(says.lastChild, one.text ? ` · ${one.text}` : "");
        tags(why, one);
      });
      show(why, result.decided.length > 0);
      text(why, word("decided"));
      keyed(decided, result.decided, (one, index) => `${index}/${one.at}`, (one) => h("li", {}, h("span", {}), h("span", { class: "pw-tags" }), open ? button({ class: "pw-quiet" }, () => open(one.at)) : null), (node, one) => {
        text(node.firstChild, one.text);
        tags(node.children[1], one);
        if (!open) return;
        text(node.lastChild, word("timeline-open"));
        attr(node.lastChild, "aria-label", `${word("timeline-open")}: ${one.text}`);
      });
    },
  };
}
