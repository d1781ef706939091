/** What is pinned on a small screen: what is asked, taking back, the choices. On a large one the choices alone, until the headline is scrolled away. */

import { attr, button, h, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { offer } from "../table/turn.js";

/** So much of the headline has to be in the window to be read. */
const READ = 0.7;

/** A page on which the choices are pinned at the end of the screen, over the page's own end. */
const PINNED_BELOW = '.pw-pinned[data-size="narrow"]';

/**
 * The bar above the choices. It has the question where it is pinned, and the headline does not.
 * @param {HTMLElement} controls what is pinned; its height is `--pw-tray` of what keeps clear of it
 * @param {import("../lib/games.js").Context} context
 * @returns {{node: HTMLElement, asked: HTMLElement, update: (view: object) => void, close: () => void}} `node` is the room for the choices, `asked` what is asked
 */
export function mountTray(controls, { send, word, game }) {
  const asked = h("p", { class: "pw-asked" });
  const back = button({ class: "pw-round pw-backhere" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  // Doing again stands beside taking back for as long as there is anything to do again.
  const again = button({ class: "pw-round pw-againhere", hidden: true }, () => send({ intent: "redo" }), picture(SIGNS.redo));
  const bar = h("div", { class: "pw-traybar" }, asked, back, again);
  const node = h("div", { class: "pw-tray" }, bar);
  controls.append(node);
  /** The height goes to what keeps clear of what is pinned (`data-clears`), and to nothing above it: all that inherits it is styled anew. */
  const measure = () => {
    // A long question scrolls on a low screen: by keys too.
    attr(asked, "tabindex", asked.scrollHeight > asked.clientHeight + 1 ? "0" : null);
    const root = controls.closest(".pw");
    const height = controls.offsetHeight;
    if (!root || !height) return;
    root.style.paddingBottom = root.matches(PINNED_BELOW) ? `${height + 16}px` : "";
    for (const node of controls.parentElement?.querySelectorAll("[data-clears]") ?? []) {
      if (node.style.getPropertyValue("--pw-tray") !== `${height}px`) node.style.setProperty("--pw-tray", `${height}px`);
    }
  };
  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  watch?.observe(controls);
  watch?.observe(asked);
  /** Whose turn it is never goes out of sight: what is asked stands at the top of a large page for as long as the headline does not. */
  const headline = globalThis.IntersectionObserver ? new IntersectionObserver(([seen]) => {
    bar.style.setProperty("--pw-column", `${controls.offsetWidth}px`);
    controls.classList.toggle("pw-headless", seen.intersectionRatio < READ && seen.boundingClientRect.height > 0);
  }, { threshold: READ }) : null;
  const title = controls.parentElement?.querySelector(":scope > .pw-area-head h2");
  if (title) headline?.observe(title);
  return {
    node,
    asked,
    update(view) {
      const told = view.over ? null : game.told(view);
      text(asked, told || (view.over?.text ?? view.turn?.prompt));
      asked.classList.toggle("pw-askedtold", Boolean(told));
      attr(asked, "data-seat", view.over ? null : view.turn?.seat);
      offer(back, view.undo?.can, word("undo"), view.undo?.why);
      offer(again, view.redo?.can, word("redo"), view.redo?.why);
      show(back, !view.inquiry);
      show(again, Boolean(view.redo?.can) && !view.inquiry);
      node.classList.toggle("pw-unback", Boolean(view.inquiry));
    },
    close() {
      watch?.disconnect();
      headline?.disconnect();
    },
  };
}
