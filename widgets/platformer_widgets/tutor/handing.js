/** A text that is handed on: copied where the browser allows it, else it stands selected. */

import { button, h, show, text, unique } from "../lib/dom.js";
import { copied } from "../page/sharing.js";

/**
 * A button, and the text that it brings. The text comes by `give`.
 * @param {HTMLElement} parent
 * @param {{word: Function, ask: () => void}} context
 */
export function mountHanding(parent, { word, ask }) {
  const id = unique("handing");
  const opener = button({ class: "pw-quiet pw-handingopener" }, ask);
  const field = h("textarea", { id, readonly: true, rows: "3", spellcheck: "false", hidden: true });
  const said = h("span", { class: "pw-soft", role: "status" });
  const root = h("div", { class: "pw-handing" }, h("div", { class: "pw-row" }, opener, said), field);
  parent.append(root);
  return {
    async give(content) {
      field.value = content;
      field.rows = Math.min(8, content.split("\n").length + 1);
      show(field, true);
      const done = await copied(content);
      text(said, word(done ? "share-copied" : "share-manual"));
      if (done) return;
      field.focus();
      field.select();
    },
    /** Another place or language: what was handed on is put away. */
    update(label, visible) {
      show(root, visible);
      text(opener, label);
      field.setAttribute("aria-label", label);
    },
    putAway() {
      show(field, false);
      text(said, "");
    },
  };
}
