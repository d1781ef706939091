/** What has just happened, in a line beside the board that keeps its height; what does not fit into it lies over the board while it is pointed at. */

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
  const says = h("span", { class: "pw-lasttext" });
  const node = h("p", { class: "pw-last" }, says);
  const row = h("div", { class: "pw-lastrow", hidden: true }, node);
  parent.prepend(row);
  // A finger does not hover: a tap shows all of it, the next one puts it back.
  node.addEventListener("click", () => node.classList.toggle("pw-lastwhole"));
  let line = { text: "", seat: null };
  return {
    row,
    update(view) {
      const before = line.text;
      line = news(line, view);
      if (line.text !== before) node.classList.remove("pw-lastwhole");
      show(row, Boolean(line.text));
      text(says, line.text);
      attr(node, "data-seat", line.seat);
    },
  };
}
