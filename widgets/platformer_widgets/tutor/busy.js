/** A pressed button says that it is worked on while the answer is awaited. */

import { attr } from "../lib/dom.js";

/** So long nobody wonders whether a press was felt. In milliseconds. */
export const FELT = 300;
const LOOK = 100;

/**
 * The same link; what is sent by a press marks the pressed button as busy until it is answered. Presses that are made
 * meanwhile wait in the link, as always.
 * @template {import("../link/link.js").Link} L
 * @param {HTMLElement} root
 * @param {L} link
 * @returns {L}
 */
export function busyLink(root, link) {
  let pressed = null;
  root.addEventListener("click", (event) => {
    pressed = event.target.closest?.("button") ?? null;
    setTimeout(() => {
      pressed = null;
    }, 0);
  }, true);

  function follow(node, answered, look) {
    const waits = !answered() && node.isConnected;
    attr(node, "aria-busy", waits ? "true" : null);
    if (waits) setTimeout(follow, look, node, answered, look);
  }

  return {
    ...link,
    send(message) {
      const answered = link.send(message);
      if (pressed && answered) setTimeout(follow, FELT, pressed, answered, LOOK);
      return answered;
    },
  };
}
