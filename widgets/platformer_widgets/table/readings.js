/** Other readings of the rules, where a game is played by them. */

import { h, keyed, show, text } from "../lib/dom.js";

/**
 * The open rules that this game reads otherwise than the project does.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountRulings(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-readings" });
  const root = h("section", { class: "pw-panel pw-soft", hidden: true }, title, list);
  parent.append(root);
  return {
    update({ rulings }) {
      show(root, (rulings ?? []).length > 0);
      text(title, word("rulings"));
      keyed(list, rulings ?? [], (one) => one.rule, (one) => h("li", {}, h("span", { class: "pw-tag", text: one.rule }), " ", h("span", { class: "pw-reading" })), (node, one) => text(node.querySelector(".pw-reading"), one.text));
    },
  };
}
