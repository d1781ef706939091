/** The drawing of a thing of the box, for the gallery: a card, a figure, a token, a face, a piece of the map. */

import { s } from "../../../lib/dom.js";
import { draw, g, picture } from "../../../lib/shapes.js";
import { corner, layout } from "../map/geometry.js";
import { portrait } from "../map/figures.js";
import { ATTACKS } from "./cards/attacks.js";
import { card } from "./cards/cards.js";
import { SYMBOLS } from "./symbols.js";
import { terrain, token as lying } from "./terrain.js";
import { mood } from "./themes.js";
import { TOKENS } from "./tokens.js";

const PLAIN = { level: 1, wall: { left: false, right: false }, floor: null, ladder: false, feature: null, icon: null, token: null };
const space = (id, more) => ({ ...PLAIN, id, col: id.charCodeAt(0) - 97, row: Number(id.slice(1)), ...more });

/** The Spaces that show what a thing of the map is. Pure. @param {string} id */
export function spaces(id) {
  if (id === "wall") return [space("a1", { floor: "platform", wall: { left: false, right: true } }), space("b1", { floor: "platform", wall: { left: true, right: false } })];
  if (id === "ladder") return [space("a1", { floor: "platform", ladder: true }), space("a2", { ladder: true })];
  if (id === "floor-ladder") return [space("a1", { floor: "platform", ladder: true }), space("a2", { floor: "ladder", ladder: true })];
  if (id.startsWith("floor-")) return [space("a1", { floor: id.slice(6) }), space("b1", { floor: id.slice(6) })];
  if (id.startsWith("icon-")) return [space("a1", { feature: "icon", icon: id.slice(5), floor: "platform" })];
  return [space("a1", { feature: id, floor: "platform" })];
}

/** A piece of the map. @param {object[]} cells */
function scene(cells, dungeon, boss, className) {
  const most = (key) => Math.max(...cells.map((cell) => cell[key]));
  const level = { number: 1, rows: [1, most("row")], status: "revealed", boss, label: "" };
  // Row 0 is the ground: so the lowest Row shows its own floor.
  const map = { dungeon, width: most("col") + 1, rows: [0, most("row")], levels: [level], cells };
  const plan = layout(map);
  const [top, height] = [8, plan.floor + 2];
  const svg = s("svg", { viewBox: `0 ${top} ${plan.width} ${height}`, class: className, "aria-hidden": "true", focusable: "false" });
  svg.append(s("rect", { x: 0, y: top, width: plan.width, height, rx: 4, fill: mood(level, dungeon).sky[1] }));
  const layer = s("g");
  terrain(layer, map, plan);
  svg.append(layer);
  for (const cell of cells.filter((one) => one.token)) {
    const { x, y } = corner(plan, cell.id);
    draw(svg, [g({ transform: `translate(${x + 3} ${y + 26}) scale(.36)` }, ...lying(cell.token))]);
  }
  return svg;
}

/** The shapes of what is no piece of the map; undefined for what is. */
function shapes(kind, id) {
  switch (kind) {
    case "heroes": return portrait({ kind: "hero", card: id });
    case "enemies": case "summons": return portrait({ kind: "enemy", card: id });
    case "bosses": return portrait({ kind: "boss", card: id });
    case "boss-cards": return ATTACKS[id] ?? SYMBOLS.attack;
    case "items": case "potions": case "artifacts": case "events": return card(id, kind.slice(0, -1));
    case "tokens": return TOKENS[id] ?? SYMBOLS[id];
    case "symbols": case "faces": return SYMBOLS[id];
    default: return undefined;
  }
}

/**
 * The drawing of a thing.
 * @param {{kind: string, id: string, shown: {cells?: object[], dungeon?: string, boss?: boolean}}} thing
 * @param {string} [className]
 */
export function thing({ kind, id, shown }, className = "pw-icon") {
  const drawn = shapes(kind, id);
  if (drawn) return picture(drawn, className);
  const cells = shown?.cells ?? spaces(id);
  return scene(cells, shown?.dungeon ?? "forest", Boolean(shown?.boss), `${className} ${shown?.cells ? "pw-broad" : "pw-scene"}`);
}
