/** What the characters have, beside the maze: lives, the Fate Crystal, keys, stun tokens, items. */

import { attr, h, keyed, s, text } from "../../../lib/dom.js";
import { pawn } from "../maze/figures.js";
import { key } from "../maze/tiles.js";

/** So many signs of what there is, and of what is gone. */
const signs = (have, most, sign, gone) => sign.repeat(have) + gone.repeat(Math.max(0, most - have));

/** A drawn key: few fonts have the sign. */
const drawnKey = () => s("svg", { viewBox: "-12 -8 26 16", class: "lb-key" }, key());

export function mountPawns(parent) {
  const list = h("ul", { class: "lb-pawns" });
  const pool = h("p", { class: "lb-pool" });
  const event = h("p", { class: "lb-event" });
  parent.append(h("section", { class: "lb-beside" }, event, list, pool));
  return {
    update(view) {
      text(pool, view.pool?.text);
      text(event, view.event ? `${view.event.told} ${view.event.text}` : "");
      keyed(list, view.pawns ?? [], (one) => String(one.seat), (one) => h("li", {},
        s("svg", { viewBox: "-14 -20 28 32", class: "lb-pawn", "aria-hidden": "true" }, pawn(one.seat, one.letter)),
        h("div", {}, h("h3"), h("p", { class: "lb-has", "aria-hidden": "true" }), h("p", { class: "lb-told" }), h("dl", { class: "lb-abilities" }))), (item, one) => {
        const [name, has, told] = item.querySelectorAll("h3, p");
        text(name, [one.player, one.character?.name].filter(Boolean).join(" · "));
        keyed(item.querySelector("dl"), [...(one.character?.abilities ?? []), ...one.items], (thing) => thing.id, () => h("div", {}, h("dt"), h("dd")), (row, thing) => {
          text(row.firstElementChild, thing.name);
          text(row.lastElementChild, thing.text);
        });
        const crystal = one.crystal ? "◆" : "◇";
        has.replaceChildren(`${signs(one.lives, one.most, "♥", "♡")} ${crystal} `, ...Array.from({ length: one.keys }, drawnKey), ` ${signs(one.stun, 0, "✶", "")}`);
        text(told, one.text);
        attr(item, "aria-current", one.active ? "true" : null);
        item.classList.toggle("lb-deciding", Boolean(one.decides));
      });
    },
  };
}
