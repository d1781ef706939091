/** The event of a solo turn. */

import { attr, h, show, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { card } from "../drawing/cards/cards.js";

/**
 * The event of a solo turn.
 * @param {HTMLElement} parent
 */
export function mountEvent(parent) {
  const sign = h("span", { class: "pw-eventsign" });
  const name = h("strong", {});
  const left = h("span", { class: "pw-soft" });
  const says = h("p", {});
  const root = h("section", { class: "pw-panel pw-event", hidden: true, tabindex: "0" }, h("div", { class: "pw-row" }, sign, name, left), says);
  parent.append(root);
  return {
    update({ event }) {
      show(root, Boolean(event?.id));
      attr(root, "data-tip", event?.id ? `events/${event.id}` : null);
      if (sign.dataset.card !== event?.id) {
        sign.dataset.card = event?.id ?? "";
        sign.replaceChildren(picture(card(event?.id, "event"), "pw-icon pw-kind"));
      }
      text(name, event ? `${event.title}: ${event.name}` : "");
      text(left, event?.left_text);
      text(says, event?.text);
    },
  };
}
