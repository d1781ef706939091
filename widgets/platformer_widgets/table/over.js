/** The end of the game. */

import { button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { mountStandings } from "../review/standings.js";
import { mountTimeline } from "../review/timeline.js";

/** The lines of a score sheet, the sum last. Pure. @param {object|null} score */
export function scored(score) {
  return score ? [...score.lines, { text: score.title, points: score.total }] : [];
}

/**
 * The end of the game.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {onNew?: () => void, review?: (at?: number) => void}} context
 */
export function mountOver(parent, { word, onNew, review }) {
  // The headline of the turn says the same: one heading is enough to go by.
  const says = h("h2", { role: "none" });
  const fresh = onNew ? button({ class: "pw-primary" }, () => onNew()) : null;
  const through = review ? button({}, () => review(0)) : null;
  const sheet = h("table", { class: "pw-score", hidden: true });
  const root = h("section", { class: "pw-over", hidden: true }, picture(SIGNS.crown, "pw-crown"), says, sheet, fresh, through);
  parent.append(root);
  return {
    update(view) {
      const before = root.hidden;
      show(root, Boolean(view.over));
      text(says, view.over?.text);
      root.classList.toggle("pw-lostgame", Boolean(view.over) && !view.over.winner);
      show(sheet, Boolean(view.score));
      keyed(sheet, scored(view.score), (line, index) => index, () => h("tr", {}, h("th", { scope: "row" }), h("td")), (node, line) => {
        text(node.firstChild, line.text);
        text(node.lastChild, String(line.points));
      });
      if (fresh) text(fresh, word("win-again"));
      if (through) text(through, word("review"));
      if (before && view.over) root.scrollIntoView?.({ block: "nearest" });
    },
  };
}

/**
 * How the game went, once it is over: standings, what decided it, a timeline.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {review?: (at?: number) => void}} context `review` looks through the game, from a moment on
 */
export function mountResult(parent, { word, lookUp, review }) {
  const standings = mountStandings(parent, { word, lookUp, open: review });
  const timeline = mountTimeline(parent, { word, open: review });
  return {
    update(view) {
      standings.update(view.result);
      timeline.update(view.result);
    },
  };
}
