/** Under a low board of a wide page there is room: what a player looks at most often beside the board stands in it. */

import { h } from "../lib/dom.js";

/** Less room than this is left empty. */
export const LEAST = 150;

/** Between the board and what stands under it, and below that. */
const GAP = 10;

/** A phone on its side has another order. */
const HIGH = "(min-height: 541px)";

/** The height that is free under a board, or 0 if it is too little. Pure. */
export function free(windowHeight, top, boardHeight) {
  const room = Math.floor(windowHeight - top - boardHeight - 2 * GAP);
  return room >= LEAST ? room : 0;
}

/** Where a node begins on the page, however far that is scrolled. */
function beginning(node) {
  let top = 0;
  for (let one = node; one; one = one.offsetParent) top += one.offsetTop;
  return top;
}

/**
 * @param {HTMLElement} area of the board
 * @param {HTMLElement} side whose children may stand under the board: the first that is shown and has `data-under`
 * @returns {{update: () => void, close: () => void}} call `update` when another child may have become the one
 */
export function mountUnder(area, side) {
  const node = h("div", { class: "pw-under" });
  area.append(node);
  /** Where what stands under the board has its place in the side. */
  const place = h("span", { hidden: true });
  const ends = new AbortController();
  let room = 0;
  /** Whether the board has become too high for it: it does not come and go with each Level. */
  let left = false;

  function put() {
    const now = node.firstElementChild;
    const shown = [...node.children, ...side.children].filter((one) => one.dataset.under !== undefined && !one.hidden);
    const wanted = room ? shown[0] ?? null : null;
    if (wanted === now) return;
    const focused = document.activeElement;
    if (now) place.replaceWith(now);
    if (wanted) {
      wanted.replaceWith(place);
      node.append(wanted);
    }
    if (focused !== document.activeElement && [now, wanted].some((one) => one?.contains(focused))) focused.focus({ preventScroll: true });
  }

  function measure() {
    const page = area.closest(".pw-page[data-size='wide']") && globalThis.matchMedia?.(HIGH).matches;
    const board = area.offsetHeight - (node.offsetHeight ? node.offsetHeight + GAP : 0);
    const found = page ? free(innerHeight, beginning(area.parentElement), board) : 0;
    left ||= !found && Boolean(node.firstElementChild);
    room = left ? 0 : found;
    node.style.maxHeight = `${room}px`;
    put();
  }

  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  for (const one of area.children) if (one !== node) watch?.observe(one);
  globalThis.addEventListener?.("resize", () => {
    left = false;
    measure();
  }, { signal: ends.signal });
  return {
    update: put,
    close() {
      watch?.disconnect();
      ends.abort();
    },
  };
}
