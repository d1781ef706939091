/** The first screen: what the game is about, where to begin or go on, and what is due. */

import { button, h, show, text } from "../lib/dom.js";
import { mountAim } from "./aim.js";
import { mountDue } from "./due.js";
import { mountOffers } from "../tutor/progress/rounds.js";

/**
 * Whoever has not begun sees the aim first; whoever comes back sees the way on first, and can unfold the aim.
 * @param {HTMLElement} parent
 * @param {{fixed: Function, word: Function, send: Function, link: object}} context
 */
export function mountFirst(parent, context) {
  const { fixed, send } = context;
  let onward = null;
  const named = h("summary", {});
  const told = h("details", { class: "pw-aimtold" }, named);
  const aim = mountAim(told, context);
  const on = button({ class: "pw-primary pw-start pw-onward" }, () => send({ intent: "open", lesson: onward.lesson, step: onward.step }));
  // What else there is to begin with: reviews that are due, and what knows where somebody stands.
  const slot = h("div", { class: "pw-row pw-firstslot" });
  const due = mountDue(slot, context);
  const offers = mountOffers(slot, context);
  const root = h("section", { class: "pw-first" }, told, h("div", { class: "pw-row pw-firstways" }, on, slot));
  parent.append(root);
  let fresh = null;
  return {
    update(page) {
      const { first } = page;
      show(root, Boolean(first));
      if (!first) return;
      onward = page.onward;
      show(told, first.aim.length > 0);
      text(named, fixed("aim"));
      aim.update(first.aim);
      root.classList.toggle("pw-fresh", first.fresh);
      if (fresh !== first.fresh) told.open = first.fresh;
      fresh = first.fresh;
      show(on, Boolean(onward));
      text(on, onward?.text);
      due.update(page);
      offers.update(page);
    },
  };
}
