/** Choices by button. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { warn } from "../lib/warning.js";

/**
 * Choices that are no Space.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountChoices(parent, { send, word }) {
  const row = h("div", { class: "pw-row pw-choices", role: "group" });
  parent.append(row);
  return {
    update(view) {
      attr(row, "aria-label", word("choices"));
      show(row, (view.buttons ?? []).length > 0);
      keyed(row, view.buttons ?? [], (item) => item.action, (item) => button({ "data-action": item.action }, () => send({ intent: "act", action: item.action })), (node, item) => {
        text(node, item.text);
        node.className = [item.kind === "primary" && "pw-primary", !item.legal && "pw-illegal"].filter(Boolean).join(" ");
        warn(node, item.warning);
      });
    },
  };
}
