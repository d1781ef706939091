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

/** Call when what is pinned has got its new height: it is measured in the next frame. @param {() => void} call */
export function settled(call) {
  globalThis.requestAnimationFrame?.(() => requestAnimationFrame(call));
}

/** What was scrolled for a node, from where and to where. @type {WeakMap<HTMLElement, {scroller: Element, from: number, to: number}>} */
const moved = new WeakMap();

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
  const last = moved.get(node);
  const from = last && last.scroller === scroller && stands(scroller.scrollTop, last.to) ? last.from : scroller.scrollTop;
  const go = () => {
    if (!node.isConnected || !node.offsetHeight) return;
    node.scrollIntoView({ block: aligned(node.offsetHeight, roomFor(node)) });
    moved.set(node, { scroller, from, to: scroller.scrollTop });
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
