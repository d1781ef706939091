/** Prose beside a board on a small screen: its beginning, the rest when asked for, so that the board stays on the screen. */

import { attr, button, show, soon, text } from "../lib/dom.js";

/** So much less than all of it is not worth a button. In pixels. */
const ENOUGH = 8;

/**
 * Where the style folds prose (`--pw-folds: 1`) and it is longer than what is shown, a button unfolds it.
 * @param {HTMLElement} parent gets the class `pw-unfoldedprose`
 * @param {HTMLElement} prose
 * @param {Function} fixed
 */
export function mountFold(parent, prose, fixed) {
  let open = false;
  const toggle = button({ class: "pw-quiet pw-foldprose" }, () => {
    open = !open;
    update();
  });

  function update() {
    parent.classList.toggle("pw-unfoldedprose", open);
    attr(toggle, "aria-expanded", String(open));
    text(toggle, fixed(open ? "fold" : "unfold"));
    soon(measure);
  }

  function measure() {
    const folds = getComputedStyle(prose).getPropertyValue("--pw-folds").trim() === "1";
    show(toggle, folds && (open || prose.scrollHeight > prose.clientHeight + ENOUGH));
  }

  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  watch?.observe(prose);
  return {
    button: toggle,
    update,
    /** Other prose: folded again. */
    begin() {
      open = false;
    },
  };
}
