/** Tiles drawn: the floor of a cell, its corridors, bridges that run over others, and what lies on them. */

import { s } from "../../../lib/dom.js";
import { INK } from "../../../lib/shapes.js";
import { corners, corridorPath, gate, SIDE, spot } from "./geometry.js";

const FLOORS = { tile: "#5d5468", key: "#6d5a33", centre: "#3f5a63", blank: "#4a4453", covered: "#5a3f63", empty: "none" };
const WALL = "#241d2e";
const PATH = "#d9cba9";
const PLANKS = "#c08a4e";

/** The ground of a cell. */
export function floor(kind) {
  const shape = s("polygon", { points: corners(SIDE - 1), fill: FLOORS[kind], stroke: kind === "empty" ? "#8d86a8" : INK, "stroke-width": 1.5 });
  if (kind === "empty") shape.setAttribute("stroke-dasharray", "3 5");
  return shape;
}

/** The corridors of a tile; a bridge is drawn after what it runs over, with rails. */
export function corridors(rows, bridges) {
  const over = new Set(bridges.map(([upper]) => upper));
  const order = [...rows.keys()].sort((a, b) => Number(over.has(a)) - Number(over.has(b)));
  return s("g", {}, ...order.flatMap((number) => corridor(rows[number], over.has(number))));
}

function corridor(edges, bridge) {
  const d = corridorPath(edges);
  const line = (stroke, width, more = {}) => s("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linejoin": "round", ...more });
  if (bridge) return [line(WALL, 30), line(PLANKS, 26), line(PATH, 18), line(PLANKS, 18, { "stroke-dasharray": "2 6" })];
  return [line(WALL, 26), line(PATH, 20)];
}

/** A key. */
export const key = () => s("g", {},
  s("circle", { cx: -5, cy: 0, r: 5, fill: "#ffd54a", stroke: INK, "stroke-width": 2 }),
  s("path", { d: "M0 0H12M8 0V5M12 0V6", fill: "none", stroke: INK, "stroke-width": 5 }),
  s("path", { d: "M0 0H12M8 0V5M12 0V6", fill: "none", stroke: "#ffd54a", "stroke-width": 2.4 }),
);

/** A trap: face down, or with its jaws open. */
export const trap = (hidden) => s("g", {},
  s("rect", { x: -8, y: -8, width: 16, height: 16, rx: 3, fill: hidden ? "#7d3b4a" : "#e2574c", stroke: INK, "stroke-width": 2 }),
  hidden
    ? s("text", { x: 0, y: 5, "text-anchor": "middle", "font-size": 13, "font-weight": 700, fill: "#fff", text: "?" })
    : s("path", { d: "M-6 4L-3 -4L0 4L3 -4L6 4", fill: "none", stroke: "#fff", "stroke-width": 2.2 }),
);

/** An item: a bundle. */
export const item = () => s("g", {},
  s("path", { d: "M-8 7C-9 -3 -4 -4 -3 -6L-5 -9H5L3 -6C4 -4 9 -3 8 7Z", fill: "#7fb069", stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }),
  s("path", { d: "M-4 -6H4", stroke: INK, "stroke-width": 2 }),
);

/** An ability token, with the first letter of its name. */
export const token = (name) => s("g", {},
  s("polygon", { points: "0,-9 9,0 0,9 -9,0", fill: "#8fd3e8", stroke: INK, "stroke-width": 2 }),
  s("text", { x: 0, y: 4, "text-anchor": "middle", "font-size": 10, "font-weight": 800, fill: INK, text: name[0] }),
);

/** What lies on a corridor, in a row below its spot. */
export function lying(one, edges, alone) {
  const things = [...Array(one.keys).keys()].map(key);
  if (one.trap) things.push(trap(one.trap === "?"));
  things.push(...one.items.map(item), ...one.tokens.map(({ name }) => token(name)));
  const { x, y } = spot(edges, alone);
  const step = 17;
  return things.map((thing, index) => {
    thing.setAttribute("transform", `translate(${x + (index - (things.length - 1) / 2) * step} ${y + 9}) scale(.86)`);
    return thing;
  });
}

/** What the symbols of a tile bring onto its corridors when it is laid: traps and items, face down. */
export const symbols = ({ corridors: rows, traps, items }) => rows.flatMap((edges, index) =>
  lying({ keys: 0, trap: traps.includes(index) ? "?" : null, items: items.includes(index) ? [{}] : [], tokens: [] }, edges, rows.length === 1));

/** A tile by itself, with its symbols. */
export const card = (tile) => s("svg", { viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, class: "lb-card", "aria-hidden": "true" },
  floor("tile"), corridors(tile.corridors, tile.bridges), ...symbols(tile));

/** The emblem of a cell that is no ordinary tile. */
export function emblem(cell) {
  if (cell.kind === "centre") return s("path", { d: "M0 -15L4 -5L15 -4L6 3L9 14L0 8L-9 14L-6 3L-15 -4L-4 -5Z", fill: "#ffe27a", stroke: INK, "stroke-width": 2, opacity: 0.9 });
  if (cell.kind === "covered") return s("text", { x: 0, y: 8, "text-anchor": "middle", "font-size": 26, "font-weight": 800, fill: "#f4efe0", text: "?" });
  if (cell.kind === "blank") return s("text", { x: 0, y: 6, "text-anchor": "middle", "font-size": 18, fill: "#cfc6da", text: "✕" });
  return null;
}

/** A start space with the letter of its seat. */
export function start(seat, edge) {
  const off = gate((edge + 3) % 6, 40);
  return s("g", {},
    s("path", { d: `M0 0L${off.x} ${off.y}`, stroke: PATH, "stroke-width": 16, opacity: seat ? 1 : 0.35 }),
    s("circle", { cx: 0, cy: 0, r: 19, fill: seat ? "#efe4c8" : "#8d86a8", stroke: INK, "stroke-width": 2, opacity: seat ? 1 : 0.5 }),
  );
}
