/** Warnings: what a click would cost. */

import { describe } from "./described.js";
import { attr, h, show, text } from "./dom.js";

/** What a Space or a button warns of, as its description and in the line below. */
export function warn(node, warning) {
  attr(node, "data-warning", warning || null);
  describe(node);
  node.classList.toggle("pw-warns", Boolean(warning));
}

/**
 * The line that tells the warning of what has the mouse or the focus.
 * @param {HTMLElement} parent
 * @param {HTMLElement} root where Spaces and buttons are
 */
export function mountWarning(parent, root) {
  const says = h("span", {});
  const again = h("span", { role: "status" });
  const line = h("p", { class: "pw-warning", hidden: true }, says, again);
  parent.append(line);
  const tell = () => {
    const node = root.querySelector("[data-warning]:hover") ?? root.querySelector("[data-warning]:focus");
    show(line, Boolean(node));
    text(says, node?.dataset.warning);
    text(again, node?.dataset.again ? ` ${node.dataset.again}` : "");
    // The line makes the bar of choices anew, which may have been scrolling to the focus.
    if (node?.matches(".pw-choices :focus")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"]) root.addEventListener(kind, () => queueMicrotask(tell));
  return { update: tell };
}
