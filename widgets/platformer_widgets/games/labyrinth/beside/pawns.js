/** What the characters have, beside the maze: lives, the Fate Crystal, keys, stun tokens, items. */

import { attr, h, keyed, s, text } from "../../../lib/dom.js";
import { pawn } from "../maze/figures.js";

/** So many signs of what there is, and of what is gone. */
const signs = (have, most, sign, gone) => sign.repeat(have) + gone.repeat(Math.max(0, most - have));

export function mountPawns(parent) {
  const list = h("ul", { class: "lb-pawns" });
  const pool = h("p", { class: "lb-pool" });
  parent.append(h("section", { class: "lb-beside" }, list, pool));
  return {
    update(view) {
      text(pool, view.pool?.text);
      keyed(list, view.pawns ?? [], (one) => String(one.seat), (one) => h("li", {},
        s("svg", { viewBox: "-14 -20 28 32", class: "lb-pawn", "aria-hidden": "true" }, pawn(one.seat, one.letter)),
        h("div", {}, h("h3"), h("p", { class: "lb-has", "aria-hidden": "true" }), h("p", { class: "lb-told" }))), (item, one) => {
        const [name, has, told] = item.querySelectorAll("h3, p");
        text(name, one.player);
        text(has, `${signs(one.lives, one.most, "♥", "♡")} ${one.crystal ? "◆" : "◇"} ${signs(one.keys, 0, "⚿", "")} ${signs(one.stun, 0, "✶", "")}`.trim());
        text(told, one.text);
        attr(item, "aria-current", one.active ? "true" : null);
        item.classList.toggle("lb-deciding", Boolean(one.decides));
      });
    },
  };
}
