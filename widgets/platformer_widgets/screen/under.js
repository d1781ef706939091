/** Under a low board of a wide page there is room: what a player looks at most often beside the board stands in it. */

import { h } from "../lib/dom.js";

/** Less room than this is left empty, unless what would stand there says with `data-under` how little it needs. */
export const LEAST = 150;

/** How much of it stands there: all, all in small type, its first lines, only the most necessary. */
const FULL = ["", "pw-small", "pw-small pw-snug", "pw-low"];

/** Between the board and what stands under it, and below that. */
const GAP = 10;

/** A phone on its side has another order. */
const HIGH = "(min-height: 541px)";

/** The height that is free under a board. Pure. */
export const free = (windowHeight, top, boardHeight) => Math.max(0, Math.floor(windowHeight - top - boardHeight - 2 * GAP));

/** The first of them for which there is room. Pure. @template {{dataset: object}} T @param {T[]} all @param {number} room @returns {T|null} */
export const fitting = (all, room) => all.find(({ dataset }) => room >= (Number(dataset.under) || LEAST)) ?? null;

/** The first that fits, or else the last. Pure. @template T @param {T[]} all @param {(one: T) => boolean} fits @returns {T} */
export const mostOf = (all, fits) => all.find(fits) ?? all.at(-1);

/** Between the edge of the window and a board that is higher than the room below its place. */
const LEAST_TOP = 6;

/**
 * Where a board is pinned while the page is scrolled: at its own place, so that it does not move under the pointer when an answer
 * beside it is scrolled to; higher only where its end would be outside the window. Pure.
 */
export const pinnedAt = (windowHeight, top, height) => Math.max(LEAST_TOP, Math.min(top, Math.floor(windowHeight - height - LEAST_TOP)));

/** Where a node begins on the page, however far that is scrolled. */
function beginning(node) {
  let top = 0;
  for (let one = node; one; one = one.offsetParent) top += one.offsetTop;
  return top;
}

/**
 * @param {HTMLElement} area of the board
 * @param {HTMLElement} side whose children may stand under the board: the first that is shown and has `data-under`, the least height it needs there if that is not `LEAST`
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
  const wantedIn = (height) => fitting([...node.children, ...side.children].filter((one) => one.dataset.under !== undefined && !one.hidden), height);

  function put() {
    const now = node.firstElementChild;
    const wanted = wantedIn(room);
    if (wanted === now) return fit();
    const focused = document.activeElement;
    if (now) place.replaceWith(now);
    if (wanted) {
      wanted.replaceWith(place);
      node.append(wanted);
    }
    if (focused !== document.activeElement && [now, wanted].some((one) => one?.contains(focused))) focused.focus({ preventScroll: true });
    fit();
  }

  /** Show as much as the room has place for: nothing is cut in the middle of its text. */
  function fit() {
    mostOf(FULL, (less) => {
      node.className = `pw-under ${less}`.trim();
      return node.scrollHeight <= node.clientHeight;
    });
    pin();
  }

  function measure() {
    const page = area.closest(".pw-page[data-size='wide']") && globalThis.matchMedia?.(HIGH).matches;
    const board = area.offsetHeight - (node.offsetHeight ? node.offsetHeight + GAP : 0);
    const found = page ? free(innerHeight, beginning(area.parentElement), board) : 0;
    left ||= Boolean(node.firstElementChild) && !wantedIn(found);
    room = left ? 0 : found;
    node.style.maxHeight = `${room}px`;
    put();
  }

  /** What stands above the board on the page, which begins at the top of the window, may have come or gone since. */
  function pin() {
    const [page, grid] = [area.closest(".pw-page"), area.parentElement];
    if (!page) return;
    const begin = Math.round(grid.getBoundingClientRect().top - page.getBoundingClientRect().top);
    grid.style.setProperty("--pw-boardtop", `${pinnedAt(innerHeight, begin, area.offsetHeight)}px`);
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
