/** The question why something happened, at the lines that tell of it. */

import { attr, button } from "../lib/dom.js";

/** In so many of the newest lines of the log the question is reached by Tab; older ones would be in the way. */
export const NEAR = 8;

/**
 * The button of a line; none where nothing can be said of it.
 * @param {{text: string, why?: number}} line
 * @param {{word: Function, why?: ((lines: number[], from: HTMLElement) => void)|null}} context
 */
export function whyButton(line, { word, why }) {
  if (!why || !line.why) return null;
  const node = button({ class: "pw-whybutton", text: word("coach-why"), "aria-label": word("coach-why-of", { text: line.text }), "data-why": line.why }, () => why([line.why], node));
  return node;
}

/** Only the buttons of the newest lines are on the way of Tab: the question, and the rules where they are shown. @param {Element} list the lines */
export function nearest(list) {
  [...list.children].toReversed().forEach((line, index) => {
    for (const node of line.querySelectorAll(".pw-whybutton, button.pw-tag")) attr(node, "tabindex", index < NEAR ? null : "-1");
  });
}
