/** The ruling on an action at a table at which nothing moves: legal or not, why, what follows, what instead. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { numbered } from "./log.js";
import { reasonList } from "./reasons.js";
import { pictured } from "./choices.js";
import { rulingButtons } from "./share.js";
import { reveal } from "../screen/reveal.js";

/**
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountVerdict(parent, context) {
  const { send, word } = context;
  const title = h("h3", { tabindex: "-1", "data-rest": "" });
  const close = button({ class: "pw-round" }, () => send({ intent: "dismiss" }), picture(SIGNS.cross));
  const reasons = h("ul", { class: "pw-reasons" });
  const follows = h("p", { class: "pw-soft" });
  const steps = h("ol", { class: "pw-steps" });
  const notes = h("ul", { class: "pw-steps pw-soft" });
  const lead = h("p", { class: "pw-soft" });
  const instead = h("div", { class: "pw-row" });
  const buttons = rulingButtons(context);
  const house = h("p", { class: "pw-soft" });
  const houses = h("ul", { class: "pw-steps" });
  const verdict = h("section", { class: "pw-refusal pw-verdicton", hidden: true }, h("div", { class: "pw-refusalhead" }, title, close),
    follows, steps, notes, reasons, lead, instead, house, houses, buttons.root);
  parent.append(verdict);
  let before = "";

  return {
    node: verdict,
    update(view) {
      const found = view.inquiry?.verdict;
      show(verdict, Boolean(found));
      if (!found) return;
      verdict.classList.toggle("pw-isallowed", found.legal);
      text(title, found.title);
      attr(verdict, "aria-label", found.title);
      attr(close, "aria-label", word("close"));
      reasonList(reasons, found.reasons, word, undefined, context.lookUp);
      show(follows, found.steps.length > 0);
      text(follows, word("inquiry-follows"));
      keyed(steps, found.steps, (_step, index) => String(index), () => h("li", {}), (node, step) => text(node, `${step.text} (${numbered(step, word).join(", ")})`));
      keyed(notes, found.notes, (_note, index) => String(index), () => h("li", {}), (node, note) => text(node, note));
      show(lead, !found.legal);
      text(lead, found.none || word("instead"));
      keyed(instead, found.instead, (way) => way.action, (way) => button({}, () => send({ intent: "act", action: way.action })), (node, way) => pictured(node, way.action, way.text, view, context.game));
      const rulings = view.rulings ?? [];
      text(house, word(rulings.length ? "rulings" : "inquiry-no-rulings"));
      keyed(houses, rulings, (one) => one.rule, () => h("li", {}, h("span", { class: "pw-tag" }), " ", h("span", {})), (node, one) => {
        text(node.firstChild, one.rule);
        text(node.lastChild, one.text);
      });
      buttons.update();
      if (before !== found.action) reveal(verdict);
      before = found.action;
    },
  };
}
