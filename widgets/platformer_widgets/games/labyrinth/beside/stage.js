/** Above the choices: the combat that is under way; on a large page, also the tile that is being laid. */

import { attr, h, keyed, show, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { character } from "../drawing/thing.js";
import { COLOURS } from "../maze/figures.js";
import { card } from "../maze/tiles.js";

/** How a result is made up: of the dice alone, or with what is added. Pure. @param {{dice: number, added: number, result: number}} side */
export const sum = ({ dice, added, result }) => (!dice ? "–" : added ? `${dice} ${added < 0 ? "−" : "+"} ${Math.abs(added)} = ${result}` : String(result));

/** One of the two: who, what it does, the result. */
function row(one) {
  const node = h("li", {}, h("span", { class: "lb-portrait" }), h("p", {}, h("strong", {}), " ", h("span", {}), h("span", { class: "pw-soft lb-may" })), h("strong", { class: "lb-result" }));
  node.firstElementChild.style.borderColor = COLOURS[one.seat - 1];
  node.firstElementChild.append(picture(character(one.figure)));
  return node;
}

/** @param {HTMLElement} parent @returns {import("../../../lib/games.js").Controls} */
export function mountStage(parent) {
  const title = h("h3", {});
  const both = h("ol", { class: "lb-both" });
  const combat = h("section", { class: "lb-combat", role: "group", hidden: true }, title, both);
  const taken = h("div", { class: "lb-taken", hidden: true }, h("div", { "aria-hidden": "true" }), h("p", {}, h("strong", {}), " ", h("span", { class: "pw-hush" }), " ", h("span", {})));
  parent.append(combat, taken);
  return {
    update(view) {
      const now = view.combat;
      show(combat, Boolean(now));
      text(title, now?.title);
      attr(combat, "aria-label", now?.title ?? null);
      keyed(both, now?.sides ?? [], (one) => `${one.seat}/${one.figure}`, row, (node, one) => {
        const [who, role, may] = node.querySelector("p").children;
        text(who, one.name);
        text(role, one.role);
        text(may, one.may);
        text(node.lastElementChild, sum(one));
        node.classList.toggle("lb-deciding", one.decides);
      });
      // What the maze asks to be laid is seen large where the choices have nothing to show.
      const tile = view.combat ? null : view.hand;
      show(taken, Boolean(tile));
      if (!tile) return;
      if (taken.dataset.tile !== tile.id) taken.firstElementChild.replaceChildren(card(tile));
      taken.dataset.tile = tile.id;
      text(taken.querySelector("strong"), `${tile.text}.`);
      text(taken.querySelector(".pw-hush"), `${tile.told}.`);
      text(taken.querySelector("p").lastElementChild, tile.fits);
    },
    key: () => false,
    step: () => null,
    rest: () => null,
  };
}
