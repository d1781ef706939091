/** What has just happened, in a line beside the board that keeps its height; what does not fit into it lies over the board while it is pointed at. */

import { attr, button, h, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";

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
 * Where to begin to read what the others did: the first line after the last turn of the one in turn. Pure.
 * @param {{turn: number, seat: number}[]} lines
 * @param {number|undefined} seat in turn
 * @returns {number} the last line, if nobody else has done anything since
 */
export function unread(lines, seat) {
  const end = lines.length - 1;
  let others = end;
  while (others >= 0 && lines[others].seat === seat) others -= 1;
  if (others < 0 || !seat) return end;
  const own = lines.findLastIndex((line, index) => index < others && line.seat === seat);
  return own + 1;
}

/**
 * Mount the line, with a step back and forth through what has happened. A view is not read aloud here: the voice has said it.
 * @param {HTMLElement} parent
 * @param {{word: Function, say: (words: string) => void}} context
 */
export function mountNews(parent, { word, say }) {
  const says = h("span", { class: "pw-lasttext" });
  const node = h("p", { class: "pw-last" }, says);
  const back = button({ class: "pw-newsstep", "data-steps": "" }, () => step(-1), picture(SIGNS["action-before"]));
  const on = button({ class: "pw-newsstep", "data-steps": "" }, () => step(1), picture(SIGNS["action-next"]));
  const row = h("div", { class: "pw-lastrow", hidden: true }, node, h("span", { class: "pw-newssteps" }, back, on));
  parent.prepend(row);
  // A finger does not hover: a tap shows all of it, the next one puts it back.
  node.addEventListener("click", () => node.classList.toggle("pw-lastwhole"));
  let line = { text: "", seat: null };
  let lines = [];
  /** The line that is read again; null: the newest are shown. */
  let at = null;
  /** Where a first step back leads at the beginning of a turn; null: to the line before. */
  let first = null;
  /** The turn that was begun last. */
  let turn;

  function step(by) {
    const end = lines.length - 1;
    if (at === null) at = first ?? end - (line.text === lines[end]?.text ? 1 : 0);
    else at += by;
    if (at < 0) at = 0;
    first = null;
    if (at > end) at = null;
    draw();
    node.classList.toggle("pw-lastwhole", at !== null);
    say(at === null ? line.text : lines[at].text);
  }

  function draw() {
    const read = at === null ? line : lines[at];
    show(row, Boolean(line.text));
    text(says, read.text);
    attr(node, "data-seat", read.seat);
    node.classList.toggle("pw-lastold", at !== null);
    const past = lines.length > 1;
    for (const [one, can, label] of [[back, past && at !== 0, at === null && first !== null ? word("news-catch-up", { n: lines.length - first }) : word("news-back")], [on, at !== null, word("news-on")]]) {
      show(one, past);
      attr(one, "aria-disabled", can ? null : "true");
      attr(one, "title", label);
    }
    attr(back, "data-count", at === null && first !== null ? lines.length - first : null);
  }

  return {
    row,
    update(view) {
      const before = line.text;
      const fresh = loud(view.events).length > 0;
      const older = lines;
      lines = loud(view.log);
      line = news(line, view);
      if (line.text !== before) node.classList.remove("pw-lastwhole");
      if (fresh || lines.length < older.length || line.text !== before) at = null;
      if (view.turn?.number !== turn) first = view.turn?.bot ? null : unread(lines, view.turn?.seat);
      else if (fresh) first = null;
      if (first !== null && first >= lines.length - SHOWN) first = null;
      if (!view.turn?.bot) turn = view.turn?.number;
      draw();
    },
  };
}
