/** The artifacts, which only some games have. */

import { attr, h, keyed, show, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { card } from "../drawing/cards/cards.js";

/**
 * The artifacts in play: what each does and asks for, and who has it.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context} context
 */
export function mountArtifacts(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-artifacts" });
  const root = h("section", { class: "pw-panel", hidden: true }, title, list);
  parent.append(root);
  return {
    update({ artifacts }) {
      show(root, (artifacts ?? []).length > 0);
      text(title, word("artifacts"));
      keyed(list, artifacts ?? [], (one) => one.id, ({ id }) => h("li", { class: "pw-artifact", tabindex: "0" }, h("p", { class: "pw-row" }, picture(card(id, "artifact"), "pw-icon pw-kind"), h("strong", {}), h("span", { class: "pw-tag" })), h("p", { class: "pw-text" }), h("p", { class: "pw-soft" })), (node, one) => {
        attr(node, "data-tip", `artifacts/${one.id}`);
        text(node.querySelector("strong"), one.name);
        text(node.querySelector(".pw-tag"), one.player ?? word("artifact-middle"));
        text(node.querySelector(".pw-text"), one.text);
        text(node.querySelector(".pw-soft"), one.condition);
      });
    },
  };
}
