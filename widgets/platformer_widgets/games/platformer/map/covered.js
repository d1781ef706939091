/** What a Space is and what lies on it, where a figure stands before it: small signs at the figure's feet. */

import { attr, keyed, s } from "../../../lib/dom.js";
import { box, draw, g, INK } from "../../../lib/shapes.js";
import { SYMBOLS } from "../drawing/symbols.js";
import { feature } from "../drawing/terrain.js";
import { theme } from "../drawing/themes.js";
import { corner } from "./geometry.js";

/** What a figure hides that matters to whoever plans a way. */
const WORTH = new Set(["shop", "portal", "icon", "trap"]);

/** How far apart two signs of one Space are: beside each other they leave the health of an Enemy free. */
const APART = 17;

/**
 * What figures hide, each with its place in the row of its Space: what the Space is first, then what lies on it. Pure.
 * @param {{map: {cells: object[]}, figures: {at: string|null}[]}} view
 * @returns {{cell: object, what: string, slot: number}[]}
 */
export function covered({ map, figures }) {
  const taken = new Set(figures.map((figure) => figure.at).filter(Boolean));
  return map.cells.filter((cell) => taken.has(cell.id)).flatMap((cell) => (
    [WORTH.has(cell.feature) && cell.feature, cell.token].filter(Boolean).map((what, slot) => ({ cell, what, slot }))
  ));
}

/** The drawing inside a sign. The spikes of a Trap lie low on a Space: they are put into the middle. */
function inside({ cell, what }, look) {
  if (what === cell.token) return g({ transform: "translate(2 28.500) scale(.335)" }, ...(SYMBOLS[what] ?? SYMBOLS.coin));
  const low = what === "trap";
  return g({ transform: low ? "translate(1.400 23) scale(.36)" : "translate(2.200 29.200) scale(.325)" }, ...feature(cell, look));
}

/**
 * Draw the signs, from the drawings of the things themselves.
 * @param {SVGElement} layer above the figures
 * @param {object} view
 * @param {import("./geometry.js").Layout} plan
 */
export function signs(layer, view, plan) {
  const look = theme(view.map.dungeon);
  const drawn = covered(view).filter(({ cell }) => corner(plan, cell.id));
  keyed(layer, drawn, ({ cell, what }) => `${cell.id}/${what}`, (one) => draw(s("g", { "data-covered": one.cell.id }), [
    box(1, 28, 18, 17, 4, "#fff7d6", { stroke: INK, "stroke-width": 1.6 }),
    inside(one, look),
  ]), (node, { cell, slot }) => {
    const { x, y } = corner(plan, cell.id);
    attr(node, "transform", `translate(${x + slot * APART} ${y})`);
  });
}
