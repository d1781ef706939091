/** What a Space is, where a figure stands before it: a small sign of it at the figure's feet. */

import { attr, keyed, s } from "../../../lib/dom.js";
import { box, draw, g, INK } from "../../../lib/shapes.js";
import { feature } from "../drawing/terrain.js";
import { theme } from "../drawing/themes.js";
import { corner } from "./geometry.js";

/** What a figure hides that matters to whoever plans a way. */
const WORTH = new Set(["shop", "portal", "icon", "trap"]);

/** The Spaces whose kind a figure hides. Pure. @param {{map: {cells: object[]}, figures: {at: string|null}[]}} view */
export function covered({ map, figures }) {
  const taken = new Set(figures.map((figure) => figure.at).filter(Boolean));
  return map.cells.filter((cell) => WORTH.has(cell.feature) && taken.has(cell.id));
}

/**
 * Draw the signs, from the drawings of the Spaces themselves.
 * @param {SVGElement} layer above the figures
 * @param {object} view
 * @param {import("./geometry.js").Layout} plan
 */
export function signs(layer, view, plan) {
  const look = theme(view.map.dungeon);
  keyed(layer, covered(view).filter((cell) => corner(plan, cell.id)), (cell) => `${cell.id}/${cell.feature}`, (cell) => draw(s("g", { "data-covered": cell.id }), [
    box(1, 28, 18, 17, 4, "#fff7d6", { stroke: INK, "stroke-width": 1.6 }),
    g({ transform: "translate(2.2 29.2) scale(.325)" }, ...feature(cell, look)),
  ]), (node, cell) => {
    const { x, y } = corner(plan, cell.id);
    attr(node, "transform", `translate(${x} ${y})`);
  });
}
