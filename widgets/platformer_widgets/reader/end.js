/** The end of a lesson: its stars, a small celebration, and what was skipped. */

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
  const stars = h("p", {});
  const title = h("h3", {});
  const skipped = h("ul", { class: "pw-endskipped" });
  const left = h("div", {}, title, skipped);
  const root = h("section", { class: "pw-panel pw-lessonend", hidden: true }, drawn, stars, left);
  parent.append(root);
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
      text(stars, end.stars);
      show(left, end.skipped.length > 0);
      text(title, end.skipped_title);
      keyed(skipped, end.skipped, (one) => String(one.step), (one) => h("li", {}, button({ class: "pw-quiet" }, () => send({ intent: "open", lesson, step: one.step }))), (node, one) => text(node.firstChild, one.text));
    },
  };
}
