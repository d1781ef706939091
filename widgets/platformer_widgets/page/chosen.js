/** What a player has chosen, as a card: its drawing, what it does, its numbers and rules. */

import { h, show } from "../lib/dom.js";
import { ruleTag } from "../table/reasons.js";

/**
 * Room for the card of a choice; it is read out when another is made.
 * @param {{things: {of: (keys: string[]) => object[]}, draw: (thing: object, className: string) => Node|null, lookUp?: Function}} context
 *   `things`: the catalogue; `draw`: the drawing of a thing
 */
export function mountChosen({ things, draw, lookUp }) {
  const node = h("div", { class: "pw-chosenthing", "aria-live": "polite", hidden: true });
  let told = "";
  return {
    node,
    /** @param {string} key of the catalogue; a choice that is not in it has no card */
    update(key) {
      const [thing] = things.of([key]);
      const now = thing ? `${key}/${thing.name}/${thing.texts}` : "";
      show(node, Boolean(thing));
      if (now === told) return;
      told = now;
      node.replaceChildren(...(thing ? card(thing, draw, lookUp) : []));
    },
  };
}

function card(thing, draw, lookUp) {
  const numbers = h("span", { class: "pw-soft", text: thing.numbers.join(" · ") });
  const rules = h("span", { class: "pw-tiprules" }, ...thing.rules.map((rule) => ruleTag(lookUp, rule)));
  const words = h("div", {}, h("p", { class: "pw-row" }, h("strong", { text: thing.name }), numbers), ...thing.texts.map((says) => h("p", { text: says })), rules);
  return [draw(thing, "pw-portrait"), words].filter(Boolean);
}
