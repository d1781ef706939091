/** What has just happened, in a line beside the board that keeps its height; what does not fit into it lies over the board while it is pointed at. */

import { attr, button, h, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { beside } from "../screen/beside.js";

/** So many of the newest things fit beside the board. */
const SHOWN = 2;

/** What is news: not what a game tells together, as it changes nothing. */
const loud = (told) => (told ?? []).filter((one) => one.text && !one.quiet);

/** What is shown of lines or events: their words, and the numbers by which one asks why. Pure. */
const shown = (told, seat) => ({ text: told.map((one) => one.text).join(" "), seat: seat ?? null, why: told.flatMap((one) => one.why ?? []) });

/**
 * The line after another view: what has happened since, or what stood there; when the page opens, what the last action brought. Pure.
 * @param {{text: string, seat: number|null, why: number[]}} line
 * @param {object} view
 */
export function news(line, view) {
  const told = loud(view.events);
  const last = loud(view.log).at(-1);
  if (told.length) return shown(told.slice(-SHOWN), last?.seat);
  if (!last) return shown([]);
  const stands = line.text && line.text.endsWith(last.text) && line.why.at(-1) === last.why;
  return stands ? line : shown(loud(view.log).filter((one) => one.act === last.act).slice(-SHOWN), last.seat);
}

/**
 * Where to begin to read what the others did: the first line after the last turn of the one in turn. Pure.
 * @param {{turn: number, seat: number, act: number}[]} lines
 * @param {number|undefined} seat in turn
 * @returns {number} the last line, if nobody else has done anything since, or the one in turn has begun to act
 */
export function unread(lines, seat) {
  const end = lines.length - 1;
  let others = end;
  while (others >= 0 && lines[others].seat === seat) others -= 1;
  if (others < 0 || !seat || lines.slice(others + 1).some((line) => line.act !== lines[others].act)) return end;
  const own = lines.findLastIndex((line, index) => index < others && line.seat === seat);
  return own + 1;
}

/**
 * Mount the line, with a step back and forth through what has happened, and the question why. A view is not read aloud here: the voice has said it.
 * @param {HTMLElement} parent
 * @param {{word: Function, say: (words: string) => void, aside?: HTMLElement, why: ((lines: number[], from: HTMLElement) => void)|null}} context
 */
export function mountNews(parent, { word, say, why, aside }) {
  const says = h("span", { class: "pw-lasttext" });
  const node = h("p", { class: "pw-last" }, says);
  const back = button({ class: "pw-newsstep", "data-steps": "" }, () => step(-1), picture(SIGNS["action-before"]));
  const on = button({ class: "pw-newsstep", "data-steps": "" }, () => step(1), picture(SIGNS["action-next"]));
  const row = h("div", { class: "pw-lastrow", hidden: true }, node, h("span", { class: "pw-newssteps" }, back, on));
  const asks = button({ class: "pw-whybutton", hidden: true }, () => why(read().why, asks));
  row.append(asks);
  const close = beside(row, parent, aside);
  // A finger does not hover: a tap shows all of it, the next one puts it back.
  const more = button({ class: "pw-newsmore", "aria-expanded": "false", hidden: true }, () => whole(!node.classList.contains("pw-lastwhole")), picture(SIGNS.more));
  node.after(more);
  node.addEventListener("click", () => whole(!node.classList.contains("pw-lastwhole")));
  let line = shown([]);
  let lines = [];
  /** The line that is read again; null: the newest are shown. */
  let at = null;
  /** Where a first step back leads at the beginning of a turn; null: to the line before. */
  let first = null;
  /** The turn that was begun last. */
  let turn;

  /** Show all of the line over the board, or what fits. */
  function whole(open) {
    for (const one of [node, row]) one.classList.toggle("pw-lastwhole", open);
    attr(more, "aria-expanded", String(open));
    if (!open) globalThis.requestAnimationFrame?.(mark);
  }

  /** That there is more than fits has a sign; so has what is asked about the line, where it has no room. */
  function mark() {
    if (node.classList.contains("pw-lastwhole")) return;
    // Its own room counts as the line's.
    show(more, false);
    const over = says.scrollHeight > says.clientHeight + 1;
    more.classList.toggle("pw-overfull", over);
    show(more, over || !asks.hidden);
  }

  function step(by) {
    const end = lines.length - 1;
    if (at === null) at = first ?? end - (line.text === lines[end]?.text ? 1 : 0);
    else at += by;
    if (at < 0) at = 0;
    first = null;
    if (at > end) at = null;
    draw();
    whole(at !== null);
    say(read().text);
  }

  /** What is read now. */
  const read = () => (at === null ? line : shown([lines[at]], lines[at].seat));

  function draw() {
    const told = read();
    show(row, Boolean(line.text));
    text(says, told.text);
    attr(node, "data-seat", told.seat);
    text(asks, word("coach-why"));
    attr(asks, "aria-label", word("coach-why-of", { text: told.text }));
    attr(asks, "data-why", told.why.join(" ") || null);
    show(asks, Boolean(why) && told.why.length > 0);
    node.classList.toggle("pw-lastold", at !== null);
    row.classList.toggle("pw-newest", at === null);
    attr(more, "title", word("news-whole"));
    globalThis.requestAnimationFrame?.(mark);
    const past = lines.length > 1;
    for (const [one, can, label] of [[back, past && at !== 0, at === null && first !== null ? word("news-catch-up", { n: lines.length - first }) : word("news-back")], [on, at !== null, word("news-on")]]) {
      show(one, past);
      attr(one, "aria-disabled", can ? null : "true");
      attr(one, "title", label);
    }
    attr(back, "data-count", at === null && first !== null ? lines.length - first : null);
  }

  return {
    close,
    update(view) {
      const before = line.text;
      const fresh = loud(view.events).length > 0;
      const older = lines;
      lines = loud(view.log);
      line = news(line, view);
      if (line.text !== before) whole(false);
      if (fresh || lines.length < older.length || line.text !== before) at = null;
      if (view.turn?.number !== turn) first = view.turn?.bot ? null : unread(lines, view.turn?.seat);
      else if (fresh) first = null;
      if (first !== null && first >= lines.length - SHOWN) first = null;
      if (!view.turn?.bot) turn = view.turn?.number;
      draw();
    },
  };
}
