/** Tiles drawn: the floor of a cell, its corridors, bridges that run over others, and what lies on them. */

import { s } from "../../../lib/dom.js";
import { draw, INK } from "../../../lib/shapes.js";
import { SIGNS } from "../drawing/signs.js";
import { centred, item, token, trap } from "../drawing/thing.js";
import { besideStart, corners, corridorPath, gate, PITCH, shared, SIDE, spot } from "./geometry.js";

/** The stone of each kind of cell, and the light on it. */
const FLOORS = {
  tile: ["#574d68", "#655a78"], key: ["#7a6330", "#937a42"], centre: ["#3a6672", "#4b7f8c"],
  blank: ["#4a4453", "#575062"], covered: ["#5a3f6b", "#6d4f80"], empty: ["rgb(255 255 255 / 8%)", "none"],
};
const WALL = "#241d2e";
const PATH = "#dccdaa";
const JOINTS = "#b8a57e";
const PLANKS = "#b57a40";

/** The ground of a cell: hewn stone, with joints in it. */
export function floor(kind) {
  const [stone, light] = FLOORS[kind];
  if (kind === "empty") return s("polygon", { points: corners(SIDE - 3), fill: stone, stroke: "#b3a9cf", "stroke-width": 1.5, "stroke-dasharray": "3 6" });
  return s("g", {},
    s("polygon", { points: corners(SIDE - 1), fill: stone, stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }),
    s("polygon", { points: corners(SIDE - 6), fill: light, opacity: 0.55 }),
    s("path", { d: "M-36 -14H-12M-30 12H-8M8 -26H28M10 18H34M-14 34H6M-4 -38H14M-24 -30V-14M20 -26V-6M26 18V2M-20 12V28", fill: "none", stroke: stone, "stroke-width": 1.6, opacity: 0.9 }));
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
  if (bridge) return [line("rgb(0 0 0 / 35%)", 37), line(WALL, 31), line(PLANKS, 27), line(WALL, 20), line("#d9a466", 18), line(PLANKS, 18, { "stroke-dasharray": "2.5 6" })];
  return [line(WALL, 29), line(PATH, 23), line(JOINTS, 23, { "stroke-dasharray": "1.4 11" }), line(PATH, 13), line(JOINTS, 13, { "stroke-dasharray": "1.4 11", "stroke-dashoffset": 6 }), line(PATH, 2)];
}

const sign = (drawn, size) => draw(s("g"), [centred(drawn, size)]);

/** A wall across the end of a corridor that leads on nowhere. @param {number} edge */
export function wall(edge) {
  const { x, y } = gate(edge, PITCH / 2 - 3.5);
  return s("g", { transform: `translate(${x} ${y}) rotate(${edge * 60 - 60})` },
    s("rect", { x: -4, y: -14, width: 8, height: 28, rx: 2, fill: WALL }),
    s("path", { d: "M-1.5 -12V-4M-1.5 -2V5M-1.5 7V12", stroke: "#8d7fa3", "stroke-width": 2.6 }));
}

const others = (rows, index) => rows.filter((_, other) => other !== index);

/** How many things lie on a corridor. */
export const count = (one) => one.keys + Boolean(one.trap) + one.items.length + one.tokens.length;

/** Between the middles of so many things in a row. */
const step = (things) => (things > 2 ? 19 : 25);

/** Where what lies on a corridor and who stands there are drawn, seen from the middle of the cell. @param {object} one the corridor @param {number[]} edges @param {number[][]} rest the edges of the other corridors @param {number} figures how many stand there */
export function placed(one, edges, rest, figures) {
  const things = count(one);
  return shared(spot(edges, rest), { narrow: rest.length > 0, things, wide: (things - 1) * step(things), figures });
}

/** What lies on a corridor, in a row below its spot. @param {number[][]} rest the edges of the other corridors @param {number} [figures] how many stand there: it lies clear of them */
export function lying(one, edges, rest, figures = 0) {
  const things = Array.from({ length: one.keys }, () => sign(SIGNS.key, 31));
  if (one.trap) things.push(sign(trap(one.trap), 25));
  things.push(...one.items.map(({ id }) => sign(item(id ?? "?"), 27)), ...one.tokens.map(({ id }) => sign(token(id), 25)));
  const { x, y } = placed(one, edges, rest, figures).lies;
  return things.map((thing, index) => {
    thing.setAttribute("transform", `translate(${x + (index - (things.length - 1) / 2) * step(things.length)} ${y})`);
    return thing;
  });
}

/** What the symbols of a tile bring onto its corridors when it is laid: traps and items, face down. */
export const symbols = ({ corridors: rows, traps, items }) => rows.flatMap((edges, index) =>
  lying({ keys: 0, trap: traps.includes(index) ? "?" : null, items: items.includes(index) ? [{ id: "?" }] : [], tokens: [] }, edges, others(rows, index)));

/** A tile by itself, with its symbols. */
export const card = (tile) => s("svg", { viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, class: "lb-card lb-hex", "aria-hidden": "true" },
  floor("tile"), corridors(tile.corridors, tile.bridges), ...symbols(tile));

/** The emblem of a cell that is no ordinary tile. */
export function emblem(cell) {
  if (cell.kind === "centre") return sign(SIGNS.centre, 44);
  if (cell.kind === "covered") return s("text", { x: 0, y: 12, "text-anchor": "middle", "font-size": 34, "font-weight": 800, fill: "#f4efe0", text: "?" });
  if (cell.kind === "blank") return s("text", { x: 0, y: 6, "text-anchor": "middle", "font-size": 18, fill: "#cfc6da", text: "✕" });
  return null;
}

/** The name of a cell: in the middle of an empty one, at the lower corner of a tile; a key tile has its number too. */
export const cellName = (cell) => s("text", { x: nameX(cell), y: cell.kind === "empty" ? 6 : SIDE - 4, class: `lb-name${cell.kind === "empty" ? " lb-free" : ""}`, "text-anchor": "middle", text: named(cell) });

/** Below the key tiles of the lower corners stands who begins there: their names give way to the other side. */
const nameX = ({ number }) => ({ 3: -14, 4: 14 })[number] ?? 0;

/** What a cell is called on the board. Pure. */
export const named = ({ id, number }) => (number ? `${id} K${number}` : id);

/** The name of a start space, beside it: a figure on it does not hide it. */
export function startName(one) {
  const { x, y, anchor } = besideStart(one);
  return s("text", { x, y, class: "lb-name", "text-anchor": anchor, opacity: one.seat ? 1 : 0.6, text: one.id });
}

/** A start space, with its base in the colour of its seat. */
export function start(seat, edge, colour) {
  const off = gate((edge + 3) % 6, 32);
  return s("g", {},
    s("path", { d: `M0 0L${off.x} ${off.y}`, stroke: WALL, "stroke-width": 24, opacity: seat ? 1 : 0.4 }),
    s("path", { d: `M0 0L${off.x} ${off.y}`, stroke: PATH, "stroke-width": 18, opacity: seat ? 1 : 0.35 }),
    s("circle", { cx: 0, cy: 0, r: 21, fill: seat ? "#efe4c8" : "#6d6680", stroke: INK, "stroke-width": 2, opacity: seat ? 1 : 0.6 }),
    seat ? s("circle", { cx: 0, cy: 0, r: 17.5, fill: "none", stroke: colour, "stroke-width": 3, "stroke-dasharray": "4 3" }) : null);
}

/** A cell by itself, enlarged: what it is, what lies there. @param {object} cell @param {object|null} tile as it would lie */
export function whole(cell, tile) {
  const rows = tile ? tile.corridors : cell.corridors.map((way) => way.edges);
  const svg = s("svg", { viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, class: "lb-card lb-hex", "aria-hidden": "true" },
    floor(tile ? "tile" : cell.kind), corridors(rows, tile ? tile.bridges : cell.bridges), tile ? null : emblem(cell));
  // Which corridor is called what.
  if (!tile && rows.length > 1) svg.append(...cell.corridors.map((way, index) => {
    const { x, y } = spot(way.edges, others(rows, index));
    return s("text", { x, y: y - 6, class: "lb-letter", "text-anchor": "middle", text: way.id?.slice(2) });
  }));
  svg.append(...(tile ? symbols(tile) : cell.corridors.flatMap((way, index) => lying(way, way.edges, others(rows, index)))));
  return svg;
}
