/** What has just happened, in one line beside the board. */

import { attr, h, show, text } from "../lib/dom.js";

/** So many of the newest things fit beside the board. */
const SHOWN = 2;

/** What is news: not what a game tells together, as it changes nothing. */
const loud = (told) => (told ?? []).filter((one) => one.text && !one.quiet);

/**
 * The line after another view: what has happened since, or what stood there. Pure.
 * @param {{text: string, seat: number|null}} line
 * @param {object} view
 */
export function news(line, view) {
  const told = loud(view.events).map((event) => event.text);
  const last = loud(view.log).at(-1);
  if (told.length) return { text: told.slice(-SHOWN).join(" "), seat: last?.seat ?? null };
  return last ? (line.text && line.text.includes(last.text) ? line : { text: last.text, seat: last.seat ?? null }) : { text: "", seat: null };
}

/**
 * Mount the line. It is not read aloud: the voice has said it.
 * @param {HTMLElement} parent
 */
export function mountNews(parent) {
  const node = h("p", { class: "pw-last", hidden: true });
  parent.prepend(node);
  let line = { text: "", seat: null };
  return {
    node,
    update(view) {
      line = news(line, view);
      show(node, Boolean(line.text));
      text(node, line.text);
      attr(node, "title", line.text);
      attr(node, "data-seat", line.seat);
    },
  };
}
