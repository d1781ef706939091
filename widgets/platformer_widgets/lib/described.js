/** What a screen reader says of a thing after its name: its warning, then what it is. */

import { attr } from "./dom.js";

const ABOUT = new WeakMap();

/** Say what a thing is. @param {Element} node @param {string} says */
export function about(node, says) {
  ABOUT.set(node, says);
  describe(node);
}

/** Bring the description up to date with the warning. @param {Element} node */
export function describe(node) {
  attr(node, "aria-description", [node.dataset.warning, ABOUT.get(node)].filter(Boolean).join(" ") || null);
}
