/** Rules by which something is so. */

import { h, keyed, show, text } from "./dom.js";

/**
 * What is said of each rule: its number, its page, its words.
 * @param {HTMLElement} list
 * @param {{rule: string, page: number, text: string}[]} reasons
 * @param {(key: string, facts?: object) => string} word
 */
export function reasonList(list, reasons, word) {
  show(list, reasons.length > 0);
  keyed(list, reasons, (reason) => reason.rule, (reason) => h("li", {}, h("span", { class: "pw-cite" }, h("span", { class: "pw-tag", text: reason.rule }), h("span", { class: "pw-tag" })), h("span", {})), (node, reason) => {
    text(node.firstChild.lastChild, word("rule-page", { page: reason.page }));
    text(node.lastChild, reason.text);
  });
}
