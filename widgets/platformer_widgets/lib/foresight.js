/** What would happen: told and drawn for what has the mouse, the focus or a finger that rests on it. */

import { attr, h, lie, show, text } from "./dom.js";
import { place } from "./foresight_place.js";

/** So long the mouse or the focus has to rest before something is asked about. */
export const DWELL = 120;

/** Told at what is looked at, when what would happen is told of it and when it no longer is. */
export const FORESEEN = "pw-foretold";

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
 * Whether what is told of what would happen warns too: of a Space always, of a button if the warning is a part of it. Then it is told once. Pure.
 * @param {{dataset: Record<string, string>}|null|undefined} node
 */
export const warnsToo = (node) => {
  const { at, warning, foreseen } = node?.dataset ?? {};
  return Boolean(warning && foreseen && (at || foreseen.includes(warning)));
};

/**
 * Mount the line beside what it is about; the board draws where a figure would be.
 * @param {HTMLElement} table where Spaces and buttons are
 * @param {HTMLElement} controls where the choices are
 * @param {{board: import("./games.js").Board, word: (key: string) => string, foresight?: import("../link/foresight.js").Foresight}} context
 */
export function mountForesight(table, controls, { board, foresight, word }) {
  if (!foresight) return { update() {}, close() {} };
  // It has not happened: that is said before it.
  const lead = h("span", { class: "pw-foreseenif" });
  const says = h("span", {});
  const line = h("p", { class: "pw-foreseen", role: "status", hidden: true }, lead, says);
  table.append(line);
  const known = new Map();
  let state = null;
  let wanted = "";
  let timer = 0;
  /** What is looked at: a card about it tells the same, as it may lie over the line. */
  let from = null;

  function draw(answer) {
    if (from) attr(from, "data-foreseen", answer?.text || null);
    from?.dispatchEvent(new Event(FORESEEN, { bubbles: true }));
    show(line, Boolean(answer?.text));
    line.classList.toggle("pw-grave", warnsToo(from));
    text(lead, answer?.text ? `${word("foreseen-if")} ` : "");
    text(says, answer?.text);
    board.ghost?.(answer?.lands ? answer : null);
    if (from && answer?.text) lay(answer.lands);
  }

  /** Where the last choice or warning ends: the room below it is free. */
  const foot = () => Math.max(...[...controls.querySelectorAll(".pw-tray > *, .pw-tray button")].map((node) => node.getBoundingClientRect().bottom));

  function lay(lands) {
    const box = (node) => node.getBoundingClientRect();
    const figure = lands && table.querySelector(`[data-at="${CSS.escape(lands)}"]`);
    line.style.width = "";
    // What stands under the board is read while a place of it is looked at.
    const under = table.querySelector(".pw-under > *");
    const kept = [figure, table.querySelector(".pw-warning:not([hidden])"), under].filter(Boolean);
    const boxes = { here: box(from), board: box(board.node), controls: { ...box(controls).toJSON(), bottom: foot() }, clear: kept.map(box), over: Boolean(under) };
    const aim = () => place(boxes, line.offsetHeight, innerHeight);
    line.style.width = `${aim().right - aim().left}px`;
    lie(line, aim());
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

  // What scrolls takes away what the line stood beside.
  const follow = () => !line.hidden && from?.isConnected && lay(null);
  const ends = new AbortController();
  globalThis.addEventListener?.("scroll", follow, { capture: true, passive: true, signal: ends.signal });

  const near = (event) => event.target.closest?.("button");
  const focused = () => table.querySelector(":focus-visible");
  table.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") look(near(event) ?? focused(), DWELL);
  });
  table.addEventListener("pointerleave", () => look(focused(), DWELL));
  /** What was pressed last; the focus goes elsewhere by itself, too: who touches has not asked about that. */
  let pressed = null;
  table.addEventListener("focusin", (event) => {
    if (near(event) === pressed || event.target.matches(":focus-visible")) look(near(event), DWELL);
  });
  table.addEventListener("focusout", (event) => event.relatedTarget?.closest("[data-away=card]") || look(null, 0));

  let holding = 0;
  let held = false;
  let since = 0;
  table.addEventListener("pointerdown", (event) => {
    clearTimeout(holding);
    held = false;
    since = event.timeStamp;
    pressed = near(event);
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
    close: () => ends.abort(),
  };
}
