/** Warnings: what a click would cost. */

import { describe } from "./described.js";
import { attr, h, lie, show, text } from "./dom.js";
import { FORESEEN, warnsToo } from "./foresight.js";
import { placeAt } from "./foresight_place.js";
import { WAITS } from "./wary.js";

/** So long after a press its click may come. */
const AFTER = 400;

/** What a Space or a button warns of, as its description and in the line below. */
export function warn(node, warning) {
  attr(node, "data-warning", warning || null);
  describe(node);
  node.classList.toggle("pw-warns", Boolean(warning));
}

/**
 * The line that tells the warning of what has the mouse or the focus, or waits for a second press: in its parent, or, of a Space, at the Space.
 * @param {HTMLElement} parent
 * @param {HTMLElement} root where Spaces and buttons are
 */
export function mountWarning(parent, root) {
  const says = h("span", {});
  const again = h("span", {});
  const line = h("p", { class: "pw-warning", hidden: true }, says, again);
  parent.append(line);
  /** Whether a press is under way: the line stays, as what is pressed would move away with it. */
  let pressing = false;
  let timer = 0;
  /** The Space at which the line stands. */
  let space = null;
  const ends = new AbortController();
  const { signal } = ends;
  const tell = () => {
    if (pressing) return;
    const found = root.querySelector("[data-again]") ?? root.querySelector("[data-warning]:hover") ?? root.querySelector("[data-warning]:focus");
    const idle = Boolean(found?.classList.contains("pw-idle"));
    // What would change nothing has been answered in full when it was pressed, and so has what is ruled on.
    const node = idle && root.querySelector(":is(.pw-idly, .pw-verdicton):not([hidden])") ? null : found;
    line.classList.toggle("pw-harmless", idle);
    show(line, Boolean(node));
    // What would happen is told once, with the sign of the warning; the room is kept, so that nothing moves.
    line.classList.toggle("pw-toldalready", warnsToo(node) && !node.dataset.again);
    text(says, node?.dataset.warning);
    text(again, node?.dataset.again ? ` ${node.dataset.again}` : "");
    stand(node);
    // The line makes the bar of choices anew, which may have been scrolling to the focus.
    if (node?.matches(".pw-choices :focus")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  /** Where the line lies over the page anyway, or asks for a second press, it stands at the Space it is about, not at a button. */
  function stand(node) {
    line.removeAttribute("style");
    line.classList.remove("pw-atspace");
    const over = node?.dataset.at !== undefined && (node.dataset.again || getComputedStyle(line).position !== "static");
    space = over ? node : null;
    if (!over) return;
    line.classList.add("pw-atspace");
    const pinned = parent.closest(".pw-area-controls");
    const free = pinned && getComputedStyle(pinned).position === "fixed" ? pinned.getBoundingClientRect().top : innerHeight;
    Object.assign(line.style, { position: "fixed", inset: "auto", width: "max-content" });
    lie(line, placeAt(space.getBoundingClientRect(), { width: line.offsetWidth, height: line.offsetHeight }, { width: innerWidth, height: free }));
  }

  for (const kind of ["pointerover", "pointerleave", "focusin", "focusout", WAITS, FORESEEN]) root.addEventListener(kind, () => queueMicrotask(tell));
  globalThis.addEventListener?.("scroll", () => space?.isConnected && stand(space), { capture: true, passive: true, signal });
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
  }, { signal });
  return { update: tell, close: () => ends.abort() };
}
