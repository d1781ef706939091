/** Choices by button; where the bar of choices is pinned, taking back is one of them. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { warn } from "../lib/warning.js";
import { wary } from "../lib/wary.js";
import { offer } from "./turn.js";

/**
 * Choices that are no Space.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {ruled?: boolean}} context `ruled`: nothing is done, so nothing has to be done twice
 */
export function mountChoices(parent, { send, word, ruled }) {
  const row = h("div", { class: "pw-row pw-choices", role: "group" });
  const back = button({ class: "pw-round pw-backhere" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  parent.append(h("div", { class: "pw-choicebar" }, row, back));
  const careful = ruled ? null : wary(row, () => word("sure-again"));
  let state = null;
  return {
    /** Press the choice with this action, if there is one. Whether there is. @param {string} action */
    press(action) {
      const node = [...row.children].find((one) => one.dataset.action === action);
      node?.click();
      return Boolean(node);
    },
    /** Where the keyboard goes on: the first choice. */
    rest: () => row.querySelector("button:not(.pw-illegal)") ?? row.querySelector("button"),
    update(view) {
      state = view.state;
      attr(row, "aria-label", word("choices"));
      offer(back, view.undo?.can, word("undo"), view.undo?.why);
      show(back, !view.inquiry);
      show(row, (view.buttons ?? []).length > 0);
      keyed(row, view.buttons ?? [], (item) => item.action, (item) => button({ "data-action": item.action }, (event) => {
        if (!careful?.first(event.currentTarget, `${state}/${item.action}`)) send({ intent: "act", action: item.action });
      }), (node, item) => {
        text(node, item.text);
        node.className = [item.kind === "primary" && "pw-primary", !item.legal && "pw-illegal"].filter(Boolean).join(" ");
        attr(node, "data-sure", ruled ? null : item.sure);
        warn(node, item.warning);
      });
    },
  };
}
