/** The drawing of a thing of the catalogue: a card, a token, a figure, a tile with its copies, a cell. */

import { h } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { shapes } from "../drawing/thing.js";
import { card, whole } from "./tiles.js";

/** What cells that are no ordinary tiles look like, with all that lies on them in the beginning. */
const CELLS = {
  __proto__: null,
  centre: [{ edges: [0, 1, 2, 3, 4, 5], keys: 0 }],
  key: [{ edges: [0, 2, 3, 4], keys: 1 }],
  blank: [{ edges: [0, 1, 2, 3, 4, 5], keys: 0 }],
  covered: [],
};

/**
 * @param {{kind: string, id: string, shown: {tiles?: object[]}}} thing
 * @param {string} [className]
 */
export function thing({ kind, id, shown }, className = "pw-icon") {
  const drawn = shapes(kind, id);
  if (drawn) return picture(drawn, className);
  if (kind === "tiles") {
    // A gallery shows every copy, a small sign one.
    const tiles = (shown?.tiles ?? []).slice(0, className === "pw-thingpicture" ? undefined : 1).map(card);
    for (const one of tiles) one.setAttribute("class", `${className} lb-hex`);
    return tiles.length ? h("span", { class: "lb-copies", "aria-hidden": "true" }, ...tiles) : null;
  }
  if (!CELLS[id]) return null;
  const svg = whole({ kind: id, bridges: [], corridors: CELLS[id].map((way) => ({ trap: null, items: [], tokens: [], ...way })) }, null);
  svg.setAttribute("class", `${className} lb-hex`);
  return svg;
}
