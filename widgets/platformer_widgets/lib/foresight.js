/** What would happen: told and drawn for what has the mouse, the focus or a finger that rests on it. */

import { attr, h, show, text } from "./dom.js";

/** So long the mouse or the focus has to rest before something is asked about. */
export const DWELL = 120;

/** So long a finger has to rest; what is held is only looked at, and not done when the finger goes. */
export const HELD = 300;

/**
 * What a place or a button is about; null: nothing that can be foreseen. Pure.
 * @param {{dataset: Record<string, string>, classList: {contains: (name: string) => boolean}}|null} node
 */
export function about(node) {
  if (!node) return null;
  if (node.classList.contains("pw-legal") && node.dataset.at) return { at: node.dataset.at };
  return node.dataset.action && !node.classList.contains("pw-illegal") ? { action: node.dataset.action } : null;
}

/** A question by its name, the same for its answer. Pure. */
export const named = ({ at, action }) => (at ? `at ${at}` : `do ${action}`);

/**
 * Where a line of this height keeps clear of what it is about. Pure.
 * @param {{top: number, bottom: number}} here what it is about
 * @param {{top: number, bottom: number}} whole the board with its news
 * @param {number} height of the line
 * @param {number} window the height of the window
 * @returns {"high"|"low"|"below"}
 */
export function beside(here, whole, height, window) {
  const hides = here.top < whole.top + height && here.bottom > whole.top;
  if (!hides) return "high";
  return whole.bottom + height <= window ? "below" : "low";
}

/**
 * Mount the line over the board; the board draws where a figure would be.
 * @param {HTMLElement} table where Spaces and buttons are
 * @param {HTMLElement} place over which the line lies
 * @param {{board: import("./games.js").Board, foresight?: import("../link/foresight.js").Foresight}} context
 */
export function mountForesight(table, place, { board, foresight }) {
  if (!foresight) return { update() {} };
  const line = h("p", { class: "pw-foreseen", role: "status", hidden: true });
  place.append(line);
  const known = new Map();
  let state = null;
  let wanted = "";
  let timer = 0;
  /** What is looked at: a card about it tells the same, as it may lie over the line. */
  let from = null;

  function draw(answer) {
    if (from) attr(from, "data-foreseen", answer?.text || null);
    show(line, Boolean(answer?.text));
    text(line, answer?.text);
    board.ghost?.(answer?.lands ? answer : null);
    if (from && answer?.text) clear(from.getBoundingClientRect(), place.getBoundingClientRect());
  }

  /** The line lies where the news stand, which it makes good; if it is about what is there, below the board, or over its end where there is no room. */
  function clear(here, whole) {
    const side = beside(here, whole, line.offsetHeight, innerHeight);
    line.classList.toggle("pw-low", side === "low");
    line.classList.toggle("pw-below", side === "below");
  }

  function look(node, wait) {
    const what = about(node);
    const name = what ? named(what) : "";
    if (name === wanted) return;
    wanted = name;
    clearTimeout(timer);
    draw(null);
    from = node;
    if (!what) return;
    draw(known.get(name));
    if (!known.has(name)) timer = setTimeout(() => foresight.ask(what), wait);
  }

  const near = (event) => event.target.closest?.("button");
  const focused = () => table.querySelector(":focus-visible");
  table.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") look(near(event) ?? focused(), DWELL);
  });
  table.addEventListener("pointerleave", () => look(focused(), DWELL));
  table.addEventListener("focusin", (event) => look(near(event), DWELL));
  table.addEventListener("focusout", (event) => event.relatedTarget?.closest("[data-away=card]") || look(null, 0));

  let holding = 0;
  let held = false;
  let since = 0;
  table.addEventListener("pointerdown", (event) => {
    clearTimeout(holding);
    held = false;
    since = event.timeStamp;
    const node = event.pointerType === "touch" ? near(event) : null;
    if (about(node)) holding = setTimeout(() => {
      held = true;
      look(node, 0);
    }, HELD);
  });
  table.addEventListener("keydown", () => (held = false), true);
  for (const kind of ["pointerup", "pointercancel"]) table.addEventListener(kind, (event) => {
    clearTimeout(holding);
    // On a busy page the time is up before a short tap has been heard of.
    if (event.timeStamp - since < HELD) held = false;
  });
  table.addEventListener("contextmenu", (event) => held && event.preventDefault());
  table.addEventListener("click", (event) => {
    if (held) event.preventDefault(), event.stopPropagation();
    held = false;
  }, true);

  foresight.given((answer) => {
    if (answer.for !== state) return;
    known.set(named(answer), answer);
    if (named(answer) === wanted) draw(answer);
  });

  return {
    /** Another view: nothing that was foreseen holds any more. */
    update(view) {
      if (view.state === state && view.language === line.lang) return;
      state = view.state;
      line.lang = view.language ?? "";
      wanted = "";
      known.clear();
      clearTimeout(timer);
      draw(null);
    },
  };
}
