/** The first tap of a finger on what warns only shows the warning, and so does the first press of any kind on what is to be made sure of; the second does it. */

import { letGo, pressedTwice } from "./second_press.js";

/** Told at what waits for a second press, when it begins to wait and when it no longer does. */
export const WAITS = "pw-waits";

/**
 * @param {HTMLElement} root where the fingers are
 * @param {(what: string) => string} again names what is to be pressed again: the warning ends with it
 * @param {() => number} [now] milliseconds
 */
export function wary(root, again, now) {
  let touched = false;
  root.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
  });
  root.addEventListener("keydown", () => {
    touched = false;
  });
  return {
    /**
     * Whether this press only shows the warning.
     * @param {HTMLElement} node
     * @param {string} name of what it does, another in another view
     * @param {string} what it is called
     */
    first(node, name, what) {
      const asks = (touched || node.dataset.sure !== undefined) && Boolean(node.dataset.warning);
      if (asks) return !pressedTwice(node, name, (waits) => show(node, waits && again(what)), now);
      letGo();
      return false;
    },
  };
}

function show(node, says) {
  if (says) node.dataset.again = says;
  else delete node.dataset.again;
  // A button that has the focus already gets it again, so that the warning is shown again.
  if (says) node.blur();
  if (says) node.focus({ preventScroll: true });
  node.dispatchEvent(new Event(WAITS, { bubbles: true }));
}
