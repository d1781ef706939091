/** Why something is not allowed. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { reasonList, showMe } from "./reasons.js";
import { pictured } from "./choices.js";
import { rulingButtons } from "./share.js";
import { putBack, reveal } from "../screen/reveal.js";

/**
 * Why something is not allowed, and what would be.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {explain?: (rule: string, from: HTMLElement) => void}} context `explain` opens the card of a rule
 */
export function mountRefusal(parent, context) {
  const { send, word } = context;
  const title = h("h3", {});
  const close = button({ class: "pw-round" }, () => send({ intent: "dismiss" }), picture(SIGNS.cross));
  const reasons = h("ul", { class: "pw-reasons" });
  const lead = h("p", { class: "pw-soft" });
  const instead = h("div", { class: "pw-row" });
  const buttons = rulingButtons(context);
  const root = h("section", { class: "pw-refusal", hidden: true }, h("div", { class: "pw-refusalhead" }, title, close), reasons, lead, instead, buttons.root);
  parent.append(root);
  let answered = null;
  /** What was refused: an example of a rule that is looked up is the nearest to it. */
  let refused = "";
  const lookUp = context.lookUp && ((rule, from) => context.lookUp(rule, from, refused));
  return {
    node: root,
    update(view) {
      const refusal = view.refusal;
      if (!refusal) putBack(root);
      show(root, Boolean(refusal));
      root.classList.toggle("pw-idly", Boolean(refusal?.idle));
      if (!refusal) return;
      refused = refusal.action ?? "";
      text(title, refusal.title);
      attr(root, "aria-label", refusal.title);
      attr(close, "aria-label", word("close"));
      reasonList(reasons, refusal.reasons ?? [], word, showMe(word, context.explain, refusal.action), lookUp);
      const ways = refusal.instead ?? [];
      text(lead, refusal.none || word("instead"));
      keyed(instead, ways, (way) => way.action, (way) => button({}, () => send({ intent: "act", action: way.action })), (node, way) => pictured(node, way.action, way.text, view, context.game));
      buttons.update();
      // What was no action is no ruling to share.
      show(buttons.root, !refusal.idle && Boolean(refusal.action));
      // Also one that was there before: what was pressed a second time may be far below it.
      if (answered !== view.state) reveal(root);
      answered = view.state;
    },
  };
}
