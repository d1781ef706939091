/** What is pinned on a small screen: what is asked, taking back, the choices. On a large one only the choices are seen. */

import { attr, button, h, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { offer } from "../table/turn.js";

/**
 * The bar above the choices. It has the question where it is pinned, and the headline does not.
 * @param {HTMLElement} controls what is pinned; its height is `--pw-tray` of the component
 * @param {import("../lib/games.js").Context} context
 * @returns {{node: HTMLElement, update: (view: object) => void, close: () => void}} `node` is the room for the choices
 */
export function mountTray(controls, { send, word }) {
  const asked = h("p", { class: "pw-asked" });
  const back = button({ class: "pw-round pw-backhere" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  const node = h("div", { class: "pw-tray" }, h("div", { class: "pw-traybar" }, asked, back));
  controls.append(node);
  const measure = () => {
    if (controls.offsetHeight) controls.closest(".pw")?.style.setProperty("--pw-tray", `${controls.offsetHeight}px`);
  };
  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  watch?.observe(controls);
  return {
    node,
    update(view) {
      text(asked, view.over?.text ?? view.turn?.prompt);
      attr(asked, "data-seat", view.over ? null : view.turn?.seat);
      offer(back, view.undo?.can, word("undo"), view.undo?.why);
      show(back, !view.inquiry);
    },
    close: () => watch?.disconnect(),
  };
}
