/** Warnings: what a click would cost. */

import { describe } from "./described.js";
import { attr, h, show, text } from "./dom.js";

/** So long after a press its click may come. */
const AFTER = 400;

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
  /** Whether a press is under way: the line stays, as what is pressed would move away with it. */
  let pressing = false;
  let timer = 0;
  const tell = () => {
    if (pressing) return;
    const found = root.querySelector("[data-warning]:hover") ?? root.querySelector("[data-warning]:focus") ?? root.querySelector("[data-warning][data-again]");
    const idle = Boolean(found?.classList.contains("pw-idle"));
    // What would change nothing has been answered in full when it was pressed.
    const node = idle && root.querySelector(".pw-idly:not([hidden])") ? null : found;
    line.classList.toggle("pw-harmless", idle);
    show(line, Boolean(node));
    text(says, node?.dataset.warning);
    text(again, node?.dataset.again ? ` ${node.dataset.again}` : "");
    // The line makes the bar of choices anew, which may have been scrolling to the focus.
    if (node?.matches(".pw-choices :focus")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"]) root.addEventListener(kind, () => queueMicrotask(tell));
  root.addEventListener("pointerdown", () => {
    clearTimeout(timer);
    pressing = true;
  });
  const done = () => {
    clearTimeout(timer);
    pressing = false;
  };
  // A tap is over with its click, which may come a while after the finger has gone, or not at all.
  root.addEventListener("click", done, true);
  root.addEventListener("click", () => queueMicrotask(tell));
  for (const kind of ["pointerup", "pointercancel"]) globalThis.addEventListener?.(kind, () => {
    if (pressing) timer = setTimeout(() => (done(), tell()), AFTER);
  });
  return { update: tell };
}
