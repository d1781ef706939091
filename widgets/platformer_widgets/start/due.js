/** What is due for review, on the first screen: how much, about how long it takes, and the way there. */

import { button, show, text } from "../lib/dom.js";

/**
 * @param {HTMLElement} slot
 * @param {{send: Function}} context
 */
export function mountDue(slot, { send }) {
  const due = button({ class: "pw-duenote" }, () => send({ intent: "room", room: "progress" }));
  slot.append(due);
  return {
    update({ first, rounds }) {
      // A round asks about what is due, and has its own button; this leads to what no position can ask.
      show(due, Boolean(first.due) && !rounds?.review);
      text(due, first.due);
    },
  };
}
