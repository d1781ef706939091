/** The aid for players: one screen, one printed page. */

import { h } from "../lib/dom.js";
import { ruleTag } from "../table/reasons.js";

/**
 * Mount the aid.
 * @param {HTMLElement} parent
 * @param {{lookUp: Function, draw: Function}} context
 */
export function mountAid(parent, { lookUp, draw }) {
  const parts = h("div", { class: "pw-aid" });
  parent.append(parts);

  function line({ lead, text, rules, apart }, thing) {
    return h("li", { class: apart ? "pw-stepapart" : null },
      thing ? h("span", { class: "pw-aidsign" }, draw(thing, "pw-aidpicture")) : null,
      h("span", {}, lead ? h("strong", { class: "pw-lead", text: lead }) : null, lead ? document.createTextNode(" ") : null, h("span", { text: `${text} ` }), h("span", { class: "pw-aidrules" }, ...rules.map((rule) => ruleTag(lookUp, rule)))));
  }

  return {
    update({ aid, things }) {
      const known = new Map(things.map((thing) => [thing.key, thing]));
      parts.replaceChildren(...aid.map((part) => h("section", {}, h("h3", { text: part.title }),
        h(part.steps ? "ol" : "ul", { class: part.steps ? "pw-aidsteps" : "" }, ...part.lines.map((one) => line(one, known.get(part.steps ? "" : one.drawn)))))));
    },
  };
}
