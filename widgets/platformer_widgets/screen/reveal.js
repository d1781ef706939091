/** What the page answers is seen, wherever it was scrolled to and whatever is pinned over it. */

import { floats, lay } from "./sheet.js";

/**
 * Where a node has to be scrolled to: all of it into view, or its top, if it does not fit. Pure.
 * @param {number} height of the node
 * @param {number} room that is left of the window
 */
export const aligned = (height, room) => (height > room ? "start" : "nearest");

/** The room of the window that is left for a node: its scroll margins stand for what is pinned. */
export function roomFor(node) {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(node);
  return innerHeight - (parseFloat(scrollMarginTop) || 0) - (parseFloat(scrollMarginBottom) || 0);
}

/** So much of an answer is read at least, in pixels: its title and its first sentence. */
const READ = 150;

/**
 * How far to scroll back so that what an answer is about is in view too, while the answer can still be begun to be read. Pure.
 * @param {number} place the top of what it is about
 * @param {{top: number, height: number}} node the answer
 * @param {number} begin where the room of the window begins
 * @param {number} end where it ends
 */
export const back = (place, node, begin, end) => Math.max(0, Math.min(begin - place, end - node.top - Math.min(node.height, READ)));

/**
 * Whether an answer can be begun to be read where it stands. Pure.
 * @param {{top: number, height: number}} node the answer
 * @param {number} begin where the room of the window begins
 * @param {number} end where it ends
 */
export const begun = (node, begin, end) => node.top >= begin && node.top + Math.min(node.height, READ) <= end;

/** Scroll to a node, unless it can be begun to be read where it stands: what was pressed beside it stays where it is. @param {HTMLElement} node */
export function revealUnread(node) {
  const begin = parseFloat(getComputedStyle(node).scrollMarginTop) || 0;
  if (!node.offsetHeight || floats(node) || !begun(node.getBoundingClientRect(), begin, begin + roomFor(node))) reveal(node);
}

/** The top of the places of a lesson that an answer is about: what is marked on its board, or else what was pressed there. @param {HTMLElement} node */
function about(node) {
  const lesson = node.closest(".pw-lessongrid");
  const marks = [...(lesson?.querySelectorAll(":not(.pw-icon) > :is([data-as], [data-at][data-hinted])") ?? [])];
  const pressed = document.activeElement?.closest?.(".pw-lessongrid [data-at]");
  const boxes = (marks.length ? marks : pressed && lesson?.contains(pressed) ? [pressed] : []).map((one) => one.getBoundingClientRect());
  return Math.min(...boxes.filter((box) => box.height).map((box) => box.top));
}

/** Call when what is pinned has got its new height: it is measured in the next frame. @param {() => void} call */
export function settled(call) {
  globalThis.requestAnimationFrame?.(() => requestAnimationFrame(call));
}

/** What was scrolled for a node, from where and to where. @type {WeakMap<HTMLElement, {scroller: Element, from: number, to: number}>} */
const moved = new WeakMap();
/** The node that was scrolled to last. @type {HTMLElement|null} */
let latest = null;

/** What a node was scrolled for before, or another one of the same answer in a lesson. @param {HTMLElement} node */
function beforeOf(node) {
  const lesson = node.closest(".pw-lessongrid");
  return moved.get(node) ?? (lesson && latest && lesson.contains(latest) ? moved.get(latest) : undefined);
}

/** Do it now, and once more when everything around has its place. @param {() => void} go @returns {() => void} */
function twice(go) {
  go();
  settled(go);
  return go;
}

/** What scrolls a node: Voilà's page scrolls in an element of its own. */
function scrollerOf(node) {
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement;
}

/** Whether nobody has scrolled since. Pure. */
export const stands = (top, to) => Math.abs(top - to) <= 1;

/**
 * Scroll to a node, or lay it where it is in view anyhow: at once and again when everything around it has its place.
 * @param {HTMLElement} node
 * @returns {() => void} scrolls to it once more
 */
export function reveal(node) {
  if (!node.scrollIntoView) return () => {};
  if (floats(node)) return twice(() => node.isConnected && lay(node));
  const scroller = scrollerOf(node);
  const last = beforeOf(node);
  const from = last && last.scroller === scroller && stands(scroller.scrollTop, last.to) ? last.from : scroller.scrollTop;
  const go = () => {
    if (!node.isConnected || !node.offsetHeight) return;
    node.scrollIntoView({ block: aligned(node.offsetHeight, roomFor(node)) });
    const begin = parseFloat(getComputedStyle(node).scrollMarginTop) || 0;
    scroller.scrollTop -= back(about(node), node.getBoundingClientRect(), begin, begin + roomFor(node));
    moved.set(node, { scroller, from, to: scroller.scrollTop });
    latest = node;
  };
  return twice(go);
}

/** What says that somebody scrolls, or goes on. */
const BUSY = ["wheel", "touchmove", "pointerdown", "keydown"];
/** When the parts around an answer have come and gone, in milliseconds. */
const LATER = [120, 300, 600];
let holding = () => {};

/**
 * Scroll to a node and hold it in view while what belongs to the same answer still comes and goes around it: the browser keeps
 * what stands below in its place, and a title that is pushed up is not read. It ends when somebody does something.
 * @param {HTMLElement} node
 */
export function hold(node) {
  holding();
  const go = reveal(node);
  const waits = LATER.map((ms) => setTimeout(go, ms));
  const end = () => {
    waits.forEach(clearTimeout);
    for (const sign of BUSY) globalThis.removeEventListener?.(sign, end, true);
  };
  for (const sign of BUSY) globalThis.addEventListener?.(sign, end, { capture: true, passive: true });
  holding = end;
}

/**
 * Call before a node that was scrolled to is put away: the page goes back to where it stood, unless somebody has scrolled it since.
 * @param {HTMLElement} node
 */
export function putBack(node) {
  const last = moved.get(node);
  moved.delete(node);
  if (last && stands(last.scroller.scrollTop, last.to)) last.scroller.scrollTop = last.from;
}
