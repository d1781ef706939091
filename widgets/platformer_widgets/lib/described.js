/** What a screen reader says of a thing after its name: its warning, then what it is. */

import { attr } from "./dom.js";

const ABOUT = new WeakMap();

/** Say what a thing is. @param {Element} node @param {string} says */
export function about(node, says) {
  ABOUT.set(node, says);
  describe(node);
}

/** Bring the description up to date with the warning; what the name says is not said again. @param {Element} node */
export function describe(node) {
  const name = node.getAttribute?.("aria-label") ?? node.textContent ?? "";
  const says = [node.dataset.warning, ABOUT.get(node)].filter((one) => one && !name.includes(one));
  attr(node, "aria-description", says.join(" ") || null);
}
