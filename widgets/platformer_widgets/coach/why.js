/** The question why a bot did something, at the lines that tell of it. */

import { attr, button, h, show, text } from "../lib/dom.js";

/** In so many of the newest lines of the log the question is reached by Tab; older ones would be in the way. */
export const NEAR = 8;

/** A bot's action is asked about beside the board while it is among so many of the newest lines. */
export const LATEST = 6;

/** The newest line of a bot's action; null: there is none, or it is long past. Pure. @param {{why?: number}[]} log */
export const newest = (log = []) => log.slice(-LATEST).findLast((line) => line.why) ?? null;

/**
 * The button of a line.
 * @param {{text: string, why?: number}} line
 * @param {{word: Function, why?: (moment: number, from: HTMLElement) => void}} context
 */
export function whyButton(line, { word, why }) {
  if (!why || !line.why) return null;
  const node = button({ class: "pw-whybutton", text: word("coach-why"), "aria-label": word("coach-why-of", { text: line.text }), "data-why": line.why }, () => why(line.why, node));
  return node;
}

/** Only the buttons of the newest lines are on the way of Tab. @param {Element} list the lines */
export function nearest(list) {
  [...list.children].toReversed().forEach((line, index) => {
    const node = line.querySelector(".pw-whybutton");
    if (node) attr(node, "tabindex", index < NEAR ? null : "-1");
  });
}

/**
 * The question about the bot's last action, beside the board.
 * @param {HTMLElement} row of what has just happened
 * @param {{word: Function, why?: (moment: number, from: HTMLElement) => void}} context
 */
export function mountLastWhy(row, { word, why }) {
  if (!why) return { update() {} };
  let moment = 0;
  const node = button({ class: "pw-whybutton", hidden: true }, () => why(moment, node));
  row.append(node);
  return {
    update(view) {
      const found = newest(view.log);
      moment = found?.why ?? 0;
      show(node, Boolean(found));
      text(node, word("coach-why"));
      attr(node, "aria-label", found ? word("coach-why-of", { text: found.text }) : null);
      attr(node, "data-why", moment || null);
    },
  };
}
