/** What the page answers is seen, wherever it was scrolled to and whatever is pinned over it. */

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

/**
 * Scroll to a node, at once and again when everything around it has its place.
 * @param {HTMLElement} node
 */
export function reveal(node) {
  if (!node.scrollIntoView) return;
  const go = () => {
    if (node.isConnected && node.offsetHeight) node.scrollIntoView({ block: aligned(node.offsetHeight, roomFor(node)) });
  };
  go();
  settled(go);
}
