/** What a mark on the board means: the mark, and its name. */

import { h, show, text } from "../lib/dom.js";

const NAMES = { refused: (word) => word("lesson-mark-refused"), hint: (word) => word("lesson-mark-hint"), guess: (word) => word("lesson-mark-guess") };

/**
 * Why places on the board are marked; "" if none are. A refusal goes before a hint, a hint before a guess. Pure.
 * @param {object} view
 * @returns {{as: "refused"|"hint"|"guess"|"", lit: string[]}}
 */
export function marked({ refusal, lesson }) {
  const refused = (refusal?.reasons ?? []).flatMap((reason) => reason.spaces ?? []);
  const hinted = lesson.done ? [] : lesson.hints.flatMap((one) => one.spaces);
  const guessed = (lesson.asks ?? []).filter((ask) => !ask.choices?.length).map((ask) => ask.mark).filter((mark) => typeof mark === "string" && mark !== "off");
  const [as, lit] = [["hint", hinted], ["guess", guessed]].find(([, places]) => places.length) ?? ["", []];
  return refusal ? { as: refused.length ? "refused" : "", lit } : { as, lit };
}

/**
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 * @param {import("../lib/games.js").Board} board
 */
export function mountLegend(parent, { word }, board) {
  const sign = h("span", { "aria-hidden": "true" });
  const says = h("span", {});
  const root = h("p", { class: "pw-marklegend pw-soft", hidden: true }, sign, says);
  parent.append(root);
  let shown = "";
  return {
    update(as) {
      show(root, Boolean(as && board.sign));
      if (!as || !board.sign) return;
      text(says, NAMES[as](word));
      if (as !== shown) sign.replaceChildren(board.sign(as));
      shown = as;
    },
  };
}
