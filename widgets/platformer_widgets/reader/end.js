/** The end of a lesson: its stars, a small celebration, what went wrong and what was skipped. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";

/** How many of five stars are drawn full for this share of the stars there are: all only for all. Pure. */
export const drawnStars = (share) => Math.min(5, Math.floor(share * 5 + 1e-9));

/**
 * @param {HTMLElement} parent
 * @param {{send: Function}} context
 */
export function mountEnd(parent, { send }) {
  let lesson = "";
  const drawn = h("p", { class: "pw-endstars", "aria-hidden": "true" }, ...[..."★★★★★"].map((star) => h("span", { text: star })));
  const meant = h("p", { class: "pw-soft" });
  const stars = h("p", {});
  const predicted = h("p", {});
  const sat = h("p", {});
  const missed = mountSteps();
  const skipped = mountSteps();
  const root = h("section", { class: "pw-panel pw-lessonend", hidden: true }, drawn, meant, stars, predicted, sat, missed.root, skipped.root);
  parent.append(root);

  /** Steps to go back to, each a button, below their title. */
  function mountSteps() {
    const title = h("h3", {});
    const list = h("ul", { class: "pw-endsteps" });
    const steps = h("div", { hidden: true }, title, list);
    return {
      root: steps,
      update(named, places) {
        show(steps, places.length > 0);
        text(title, named);
        keyed(list, places, (one) => String(one.step), (one) => h("li", {}, button({ class: "pw-quiet" }, () => send({ intent: "open", lesson, step: one.step }))), (node, one) => text(node.firstChild, one.text));
      },
    };
  }
  return {
    /** @param {object|null} end @param {string} name the lesson's */
    update(end, name) {
      lesson = name;
      show(root, Boolean(end));
      if (!end) return;
      const full = drawnStars(end.share);
      [...drawn.children].forEach((star, index) => attr(star, "data-full", index < full));
      root.classList.toggle("pw-endwhole", end.whole);
      show(drawn, Boolean(end.stars));
      show(meant, Boolean(end.drawn));
      text(meant, end.drawn);
      text(stars, end.stars);
      show(predicted, Boolean(end.predicted));
      text(predicted, end.predicted);
      show(sat, Boolean(end.sat));
      text(sat, end.sat);
      missed.update(end.missed_title, end.missed);
      skipped.update(end.skipped_title, end.skipped);
    },
  };
}
