/** On a phone on its side all of the height is the board's: what stands above it stands beside it there. */

const LOW = "(max-height: 540px) and (min-width: 560px)";

/**
 * Keep a node first in its place, and before another where the screen is low.
 * @param {HTMLElement} node
 * @param {HTMLElement} place
 * @param {HTMLElement} [other] none: it stays in its place
 * @returns {() => void} it is not kept any more
 */
export function beside(node, place, other) {
  const low = other && globalThis.matchMedia?.(LOW);
  const put = () => (low?.matches ? other.before(node) : place.prepend(node));
  put();
  low?.addEventListener?.("change", put);
  return () => low?.removeEventListener?.("change", put);
}

/**
 * Keep a node where it is, and behind another where the screen is low.
 * @param {HTMLElement} node it has a parent
 * @param {HTMLElement} other
 * @returns {() => void} it is not kept any more
 */
export function behind(node, other) {
  const low = globalThis.matchMedia?.(LOW);
  const home = document.createComment("");
  node.after(home);
  const put = () => (low?.matches ? other : home).after(node);
  put();
  low?.addEventListener?.("change", put);
  return () => low?.removeEventListener?.("change", put);
}
