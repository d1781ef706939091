/** Stones, walls, platforms, ladders, and what lies on the Spaces. */

import { CELL, corner, grain, slabs, walls } from "../map/geometry.js";
import { across } from "./scenery.js";
import { box, dot, draw, e, f, g, INK, l, p } from "../../../lib/shapes.js";
import { SYMBOLS } from "./symbols.js";
import { mood, theme } from "./themes.js";
import { TOKENS } from "./tokens.js";

/**
 * Draw everything of the map that does not move.
 * @param {SVGElement} layer
 * @param {import("../map/geometry.js").MapView} map
 * @param {import("../map/geometry.js").Layout} plan
 */
export function terrain(layer, map, plan) {
  layer.replaceChildren();
  const look = theme(map.dungeon);
  const seen = map.cells.filter((cell) => plan.top.has(cell.row));
  for (const cell of seen) draw(layer, backdrop(cell, plan, map));
  for (const cell of seen) draw(layer, [at(cell, plan, feature(cell, look))]);
  for (const cell of seen) if (cell.ladder) draw(layer, [at(cell, plan, ladder(cell, map, look))]);
  for (const run of slabs(seen, plan, map.rows[0])) draw(layer, slab(run, plan, look));
  for (const wall of walls(seen)) draw(layer, pillar(wall, plan, map.width, look));
}

function at(cell, plan, shapes) {
  const { x, y } = corner(plan, cell.id);
  return g({ transform: `translate(${x} ${y})` }, ...shapes);
}

/** Faint edges of the Space and some old masonry, so that one sees Spaces without counting. */
function backdrop(cell, plan, map) {
  const level = map.levels.find((one) => one.number === cell.level) ?? map.levels[0];
  const tone = level ? mood(level, map.dungeon).stone : "#999";
  const shapes = [box(1, 1, CELL - 2, CELL - 2, 5, tone, { opacity: 0.2 + grain("cell", cell.id) * 0.1 })];
  const stones = grain("stones", cell.id);
  if (stones > 0.35) {
    const rows = 1 + Math.floor(stones * 3);
    for (let n = 0; n < rows; n++) {
      const x = 5 + grain(cell.id, n, "x") * 26;
      const y = 5 + n * 12 + grain(cell.id, n, "y") * 6;
      const w = 9 + grain(cell.id, n, "w") * 8;
      shapes.push(box(x, y, w, 7.5, 2, tone, { opacity: 0.34 }));
      if (grain(cell.id, n) > 0.45 && x + w + 9 < CELL - 3) shapes.push(box(x + w + 1.5, y, 7, 7.500, 2, tone, { opacity: 0.26 }));
    }
  }
  return [at(cell, plan, shapes)];
}

function ladder(cell, map, look) {
  const above = map.cells.find((other) => other.col === cell.col && other.row === cell.row + 1);
  const top = above?.floor === "ladder" ? -4 : above?.ladder ? 0 : 7;
  const rungs = [];
  for (let y = top + 6; y < CELL - 1; y += 9.2) rungs.push(l(`M15 ${y} L33 ${y}`, INK, 5), l(`M15 ${y} L33 ${y}`, look.woodLight, 2.600));
  const rails = `M14 ${top} L14 ${CELL} M34 ${top} L34 ${CELL}`;
  return [...rungs, l(rails, INK, 5.600), l(rails, look.wood, 3.200), l(`M13.200 ${top + 1} L13.200 ${CELL} M33.200 ${top + 1} L33.200 ${CELL}`, look.woodLight, 1)];
}

function slab(run, plan, look) {
  const x = across(run.col);
  const y = plan.top.get(run.row) + CELL - 4;
  const width = run.length * CELL;
  if (run.kind === "oneway") return oneway(x, y, run.length);
  const shapes = [box(x + 1, y, width - 2, 8.500, 3, look.rock, { stroke: INK, "stroke-width": 2.200 })];
  for (let at = 12 + grain("seam", run.row) * 6; at < width - 8; at += 15 + grain("gap", run.row, run.col, at) * 9) shapes.push(l(`M${x + at} ${y + 2.5} L${x + at} ${y + 7}`, INK, 1.300, { opacity: 0.6 }));
  let d = `M${x + 2} ${y + 3.200} L${x + 2} ${y + 0.800} L${x + width - 2} ${y + 0.800} L${x + width - 2} ${y + 3.200}`;
  for (let at = width - 2; at > 8; at -= 11) d += ` Q${x + at - 4} ${y + 4 + grain("drip", run.row, at, run.col) * 6} ${x + at - 8} ${y + 3.200}`;
  shapes.push(f(`${d}Z`, look.edge), l(`M${x + 3} ${y + 0.300} L${x + width - 3} ${y + 0.300}`, INK, 2), l(`M${x + 5} ${y + 2} L${x + width - 5} ${y + 2}`, look.edgeLight, 1, { opacity: 0.8 }));
  for (let n = 0; n < run.length; n++) {
    const at = x + n * CELL;
    if (run.hatches.includes(run.col + n)) shapes.push(...hatch(at, y, look));
    else if (look.crystals) shapes.push(...shards(at, y, run.row, run.col + n, look));
    else if (grain("root", run.row, run.col + n) > 0.55) {
      const from = at + 8 + grain("where", run.row, run.col + n) * 30;
      shapes.push(l(`M${from} ${y + 8} q-2 5 1 9 q2 3 0 6`, look.hanging, 1.800), dot(from + 2, y + 16, 1.700, look.edge), dot(from - 0.500, y + 21, 1.500, look.edge));
    }
    if (!look.crystals && grain("grass", run.row, run.col + n) > 0.5) {
      const from = at + 6 + grain("blade", run.row, run.col + n) * 32;
      shapes.push(l(`M${from} ${y} l-2 -4 M${from + 2} ${y} l0.500 -5.500 M${from + 4} ${y} l2.500 -3.500`, look.blade, 1.500));
    }
  }
  return shapes;
}

/** Of the void: stones that crumble away below, and crystals that grow on them. */
function shards(x, y, row, col, look) {
  const shapes = [];
  const from = x + 9 + grain("where", row, col) * 28;
  if (grain("root", row, col) > 0.35) shapes.push(f(`M${from - 6} ${y + 8} L${from + 6} ${y + 8} L${from + 1} ${y + 15}Z`, look.hanging, { stroke: INK, "stroke-width": 1.600, "stroke-linejoin": "round" }), f(`M${from - 1} ${y + 18} l3 -1.500 l2 2.500 l-3 2.500Z`, look.rock, { stroke: INK, "stroke-width": 1 }));
  if (grain("grass", row, col) > 0.55) {
    const at = x + 7 + grain("blade", row, col) * 30;
    shapes.push(f(`M${at} ${y} l-1.500 -6 l2.500 -3 l2 3.500 l-0.500 5.500Z M${at + 3} ${y} l1.500 -4.500 l2 -1 l1 2.500 l-1.500 3Z`, look.blade, { stroke: INK, "stroke-width": 1.100, "stroke-linejoin": "round" }), l(`M${at + 0.600} ${y - 2} l-0.300 -3.500`, "#fff", 0.800, { opacity: 0.8 }));
  }
  return shapes;
}

/** A sign that glows in a stone of the void. */
function rune(x, y, look) {
  return [l(`M${x - 1.800} ${y - 4} L${x + 1.800} ${y - 1} L${x - 1.800} ${y + 1.500} L${x + 1.800} ${y + 4.500}`, look.blade, 1.300, { class: "pw-twinkle" })];
}

/** A hole in the world: light that turns in a ring of stones. */
function portal(id) {
  const stones = [];
  for (let n = 0; n < 10; n++) {
    const turn = (n / 10) * 2 * Math.PI + grain("turn", id) * 0.6;
    const [px, py] = [24 + 17.500 * Math.cos(turn), 24.500 + 19 * Math.sin(turn)];
    stones.push(dot(px, py, 3 + grain("ring", id, n) * 0.8, n % 2 ? "#8d80c9" : "#a89cdf", { stroke: INK, "stroke-width": 1.600 }));
  }
  const arm = "M0 0 Q7 -1 8 6 Q7 13 -2 13.500";
  const swirl = [];
  for (const [turn, colour] of [[0, "#f0b6ff"], [120, "#b48cf0"], [240, "#7fe3ef"]]) swirl.push(g({ transform: `rotate(${turn})` }, l(arm, colour, 2.600, { opacity: 0.95 })));
  return [
    e(24, 24.500, 21, 22.500, "#b48cf0", { stroke: "none", opacity: 0.3, class: "pw-halo" }),
    e(24, 24.500, 16.500, 18, "#1d1040"),
    g({ transform: "translate(24 24.500) scale(1 1.100)" }, g({ class: "pw-swirl" }, dot(0, 0, 14.500, "#3f2a86"), ...swirl, dot(0, 0, 2.600, "#fff"))),
    ...stones,
  ];
}

/** The hole in a platform through which a ladder goes. */
function hatch(x, y, look) {
  const shapes = [box(x + 9, y - 1.500, 30, 11, 2.500, "#4a3a34", { stroke: INK, "stroke-width": 2.200 })];
  shapes.push(l(`M${x + 14} ${y - 1.500} L${x + 14} ${y + 10} M${x + 34} ${y - 1.500} L${x + 34} ${y + 10}`, look.wood, 3.200), l(`M${x + 14} ${y + 4.200} L${x + 34} ${y + 4.200}`, look.woodLight, 2.600));
  return shapes;
}

/** A slab one goes up through and never down: arrows say so. */
function oneway(x, y, length) {
  const shapes = [box(x + 1, y, length * CELL - 2, 8.500, 3, "#6a5aa0", { stroke: INK, "stroke-width": 2.200 }), l(`M${x + 4} ${y + 2.200} L${x + length * CELL - 4} ${y + 2.200}`, "#b9a6f5", 1.300)];
  for (let n = 0; n < length; n++) {
    for (const at of [14, 34]) shapes.push(l(`M${x + n * CELL + at - 5} ${y + 6.300} l5 -4.300 l5 4.300`, "#ffe07a", 2));
  }
  return shapes;
}

function pillar({ col, row }, plan, columns, look) {
  const edge = col === 0 || col === columns;
  const x = across(col) - (edge ? 4 : 4.500);
  const y = plan.top.get(row);
  const width = edge ? 8 : 9;
  const shapes = [];
  for (let n = 0; n < 3; n++) {
    const wide = width - grain("ragged", col, row, n) * 1.5;
    const tone = grain("tone", col, row, n) > 0.5 ? look.rock : look.rockDark;
    shapes.push(box(x + (width - wide) / 2, y + n * 16, wide, 16, 2.500, tone, { stroke: INK, "stroke-width": 2 }));
    shapes.push(l(`M${x + 2.600} ${y + n * 16 + 4} L${x + 2.600} ${y + n * 16 + 10}`, look.rockLight, 1.600));
  }
  if (look.crystals) shapes.push(...(grain("ivy", col, row) > 0.6 ? rune(x + width / 2, y + 24, look) : []));
  else if (grain("ivy", col, row) > 0.55) shapes.push(l(`M${x + width - 1.500} ${y + 4} q3 8 -1 14 q-3 7 1 14`, look.ivy, 1.800), dot(x + width, y + 11, 2.100, look.edge), dot(x + width - 2.500, y + 21, 2, look.edge), dot(x + width - 1, y + 30, 1.800, look.edge));
  return shapes;
}

/** What a Space is besides its Platform and Walls. */
export function feature({ feature: kind, id, icon }, look) {
  switch (kind) {
    case "trap":
      return [p("M5 44.500 L10 31 L15 44 L20 29 L24.500 44 L29 29 L33.500 44 L38 31 L43 44.500Z", "#d6dae4"), f("M10 34 L8 43 L6.500 43Z M20 33 L18 43 L16.500 43Z M29 33 L27.500 43 L26 43Z M38 34 L36.500 43 L35 43Z", "#8f97ab"), dot(10, 32.500, 1.200, "#d94b4b"), dot(29, 31, 1.200, "#d94b4b")];
    case "shop":
      return [
        p("M6 20 L6 44.500 L42 44.500 L42 20Z", "#7d5436"), f("M9 22 L39 22 L39 31 L9 31Z", "#3b2a33"),
        dot(15, 28, 3, "#5fd0e6"), dot(24, 27.500, 3.300, "#f5b93f"), dot(33, 28, 3, "#e06fb0"),
        p("M4.500 31 L43.500 31 L43.500 36 L4.500 36Z", look.woodLight),
        p("M3 8 L45 8 L46 18 Q42 23 37.500 18.500 Q33 23 28.500 18.500 Q24 23 19.500 18.500 Q15 23 10.500 18.500 Q6 23 2 18Z", "#fff4dc"),
        f("M3.500 9.200 L11 9.200 L10.500 18.200 Q6.500 21.500 3 17.800Z M19 9.200 L28.500 9.200 L28.500 18.200 Q24 21.500 19.500 18.200Z M36.500 9.200 L44.500 9.200 L45 17.800 Q41.500 21.500 37.500 18.200Z", "#d9534f"), l("M3 8 L45 8", INK, 2.400),
      ];
    case "spawn":
      return [g({ opacity: 0.6 }, e(24, 38, 16, 6, "none", { stroke: "#3a1f2a", "stroke-width": 2, "stroke-dasharray": "5 3" }), f("M24 41.500 q-4.500 -1.500 -2.500 -4 q2.500 -2.500 5 0 q2 2.500 -2.500 4Z", "#3a1f2a"), dot(19.500, 35, 1.600, "#3a1f2a"), dot(22.500, 33, 1.600, "#3a1f2a"), dot(25.700, 33, 1.600, "#3a1f2a"), dot(28.700, 35, 1.600, "#3a1f2a"))];
    case "boss-spawn":
      return [g({ opacity: 0.85 }, e(24, 36, 18, 8, "#8e2f4f", { opacity: 0.55 }), l("M15 38 q3 -8 8 -3 q4 5 8 -1 q2 -3 1 -5", "#ffb0c0", 2.400), dot(32, 28, 2, "#ffb0c0"))];
    case "icon":
      return [p("M18 40 L30 40 L33 45 L15 45Z", look.rock), g({ transform: "translate(7.500 6) scale(.72)" }, ...(TOKENS[icon] ?? TOKENS.mirror))];
    case "portal":
      return portal(id);
    default:
      return grain("tuft", id) > 0.8 ? [l(`M${10 + grain(id) * 25} 44 l-2 -5 m4 5 l0 -6 m3 6 l2 -4`, look.tuft, 1.600, { opacity: 0.7 })] : [];
  }
}

/**
 * A coin or a gem lying on a Space.
 * @param {string} token
 */
export function token(token) {
  return [{ tag: "ellipse", attrs: { cx: 24, cy: 45, rx: 15, ry: 3, fill: INK, opacity: 0.3 } }, ...(SYMBOLS[token] ?? SYMBOLS.coin)];
}

