/** The mood behind the tower: sky, trees and stones, another one for each Level. */

import { drift } from "./drift.js";
import { CELL, grain, GROUND, MARGIN, RUBBLE } from "../map/geometry.js";
import { box, dot, draw, f, INK, l } from "../../../lib/shapes.js";
import { s } from "../../../lib/dom.js";
import { mood, theme } from "./themes.js";

/**
 * Draw what stands behind the Spaces.
 * @param {SVGElement} layer
 * @param {import("../map/geometry.js").Layout} plan
 * @param {string} uid for the names of gradients
 * @param {string} [dungeon]
 */
export function scenery(layer, plan, uid, dungeon) {
  layer.replaceChildren();
  const defs = s("defs");
  layer.append(defs);
  for (const [index, given] of plan.bands.entries()) {
    // The highest band reaches up to the edge of the picture.
    const band = index ? given : { ...given, y: 0, height: given.y + given.height };
    const look = mood(band.level, dungeon);
    const id = `${uid}-sky-${band.level.number}`;
    defs.append(s("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      s("stop", { offset: 0, "stop-color": look.sky[0] }), s("stop", { offset: 1, "stop-color": look.sky[1] })));
    const clip = `${uid}-clip-${band.level.number}`;
    defs.append(s("clipPath", { id: clip }, s("rect", { x: 0, y: band.y, width: plan.width, height: band.height })));
    const view = s("g", { "clip-path": `url(#${clip})` });
    view.append(s("rect", { x: 0, y: band.y, width: plan.width, height: band.height + 1, fill: `url(#${id})` }));
    const hidden = band.level.status === "hidden";
    draw(view, hidden ? fog(band, plan, look) : prospect(band, plan, look));
    layer.append(view);
  }
  draw(layer, ground(plan, theme(dungeon)));
}

function prospect(band, plan, look) {
  const seed = band.level.number;
  const shapes = [];
  const bottom = band.y + band.height;
  if (look.kind === "drift") return drift(band, plan, look);
  if (look.kind === "hall") return [...hall(band, plan, look)];
  if (look.kind === "tops") {
    for (let n = 0; n < 16; n++) {
      shapes.push(dot(grain("star", seed, n) * plan.width, band.y + grain("high", seed, n) * band.height * 0.7,
        0.6 + grain("size", seed, n) * 0.9, "#fff6d8", { opacity: 0.75 }));
    }
    if (seed === 3) {
      shapes.push(dot(plan.width * 0.78, band.y + 34, 20, "#ffe9b8", { opacity: 0.28 }));
      shapes.push(dot(plan.width * 0.78, band.y + 34, 15, "#ffeec9"));
      shapes.push(dot(plan.width * 0.78 - 5, band.y + 31, 2.6, "#ecd5a6"), dot(plan.width * 0.78 + 5, band.y + 38, 1.8, "#ecd5a6"));
    }
  } else {
    shapes.push(f(`M0 ${band.y + band.height * 0.45} Q${plan.width * 0.3} ${band.y + band.height * 0.25} ${plan.width} ${band.y + band.height * 0.5} L${plan.width} ${bottom} L0 ${bottom}Z`, look.sky[0], { opacity: 0.35 }));
  }
  shapes.push(...trees(band, plan, look, "far", 9), ...trees(band, plan, look, "near", 6));
  return shapes;
}

function trees(band, plan, look, layer, number) {
  const shapes = [];
  const bottom = band.y + band.height;
  const colour = look[layer];
  const seed = `${layer}/${band.level.number}`;
  for (let n = 0; n < number; n++) {
    const x = (n + 0.2 + 0.6 * grain(seed, n)) * (plan.width / number);
    if (look.kind === "trunks") {
      const w = (layer === "near" ? 9 : 6) + grain("w", seed, n) * 7;
      const lean = (grain("lean", seed, n) - 0.5) * 14;
      shapes.push(f(`M${x - w * 0.9} ${bottom} Q${x - w * 0.35} ${bottom - 20} ${x - w * 0.4 + lean} ${band.y} L${x + w * 0.4 + lean} ${band.y} Q${x + w * 0.35} ${bottom - 20} ${x + w} ${bottom}Z`, colour, { opacity: 0.8 }));
      if (layer === "near") shapes.push(l(`M${x + lean * 0.6} ${band.y + 40} q10 -5 16 -18`, colour, 3.5, { opacity: 0.8 }));
    } else if (look.kind === "crowns") {
      const r = 15 + grain("r", seed, n) * 15;
      const y = bottom - 22 - grain("h", seed, n) * band.height * (layer === "far" ? 0.5 : 0.25);
      shapes.push(f(`M${x - 3} ${y} L${x - 4} ${bottom} L${x + 4} ${bottom} L${x + 3} ${y}Z`, colour, { opacity: 0.75 }));
      shapes.push(dot(x, y, r, colour, { opacity: 0.75 }), dot(x - r * 0.75, y + r * 0.35, r * 0.65, colour, { opacity: 0.75 }), dot(x + r * 0.75, y + r * 0.3, r * 0.7, colour, { opacity: 0.75 }));
    } else {
      const height = 26 + grain("h", seed, n) * 40 * (layer === "far" ? 1.4 : 0.9);
      const w = 11 + grain("w", seed, n) * 8;
      for (let tier = 0; tier < 3; tier++) {
        const top = bottom - height + tier * height * 0.26;
        const half = w * (0.45 + tier * 0.3);
        shapes.push(f(`M${x} ${top} L${x + half} ${top + height * 0.42} L${x - half} ${top + height * 0.42}Z`, colour, { opacity: 0.85 }));
      }
      shapes.push(box(x - 2, bottom - height * 0.15, 4, height * 0.2, 0, colour));
    }
  }
  return shapes;
}

/** The hall of the Boss: arches, banners and torches. */
function hall(band, plan, look) {
  const shapes = [];
  const bottom = band.y + band.height;
  const arches = 4;
  const step = plan.width / arches;
  for (let n = 0; n < arches; n++) {
    const x = n * step + step / 2;
    const half = step * 0.3;
    shapes.push(f(`M${x - half} ${bottom} L${x - half} ${band.y + 58} Q${x - half} ${band.y + 22} ${x} ${band.y + 16} Q${x + half} ${band.y + 22} ${x + half} ${band.y + 58} L${x + half} ${bottom}Z`, look.near, { opacity: 0.6 }));
    shapes.push(l(`M${x - half} ${bottom} L${x - half} ${band.y + 58} Q${x - half} ${band.y + 22} ${x} ${band.y + 16} Q${x + half} ${band.y + 22} ${x + half} ${band.y + 58} L${x + half} ${bottom}`, look.stone, 3, { opacity: 0.5 }));
  }
  for (let n = 1; n < arches; n++) {
    const x = n * step;
    const y = band.y + 40;
    shapes.push(dot(x, y, 30, "#ff9d3c", { opacity: 0.16 }), dot(x, y, 17, "#ffb14f", { opacity: 0.22 }));
    shapes.push(f(`M${x - 2.500} ${y + 6} L${x + 2.500} ${y + 6} L${x + 1.500} ${y + 22} L${x - 1.500} ${y + 22}Z`, "#1d1426"));
    shapes.push(f(`M${x} ${y - 11} Q${x + 7} ${y - 1} ${x + 4} ${y + 5} Q${x} ${y + 8} ${x - 4} ${y + 5} Q${x - 7} ${y} ${x} ${y - 11}Z`, "#ff8a3c", { class: "pw-flame" }), f(`M${x} ${y - 4} Q${x + 3.500} ${y + 1} ${x + 2} ${y + 5} Q${x} ${y + 6.500} ${x - 2} ${y + 5} Q${x - 3.500} ${y + 1} ${x} ${y - 4}Z`, "#ffe07a"));
  }
  return shapes;
}

/** Mist over a Level not yet seen. */
function fog(band, plan, look) {
  const shapes = [box(0, band.y, plan.width, band.height, 0, look.near, { opacity: 0.55 })];
  for (let n = 0; n < 9; n++) {
    const x = grain("fog", band.level.number, n) * plan.width;
    const y = band.y + 6 + grain("mist", band.level.number, n) * (band.height - 10);
    shapes.push({ tag: "ellipse", attrs: { cx: x, cy: y, rx: 34 + grain("wide", n) * 30, ry: 6, fill: "#e9e6f2", opacity: 0.14 } });
  }
  return shapes;
}

function ground(plan, look) {
  const y = plan.floor;
  const width = plan.width;
  const shapes = [f(`M0 ${y} L${width} ${y} L${width} ${plan.height} L0 ${plan.height}Z`, look.ground)];
  for (let x = 4; x < width; x += 23) {
    const w = 14 + grain("slab", x) * 8;
    shapes.push(box(x - 4, y + 1, w, GROUND - 3, 2.5, look.slabs[grain("tone", x) > 0.5 ? 0 : 1], { stroke: INK, "stroke-width": 1.6 }));
  }
  shapes.push(f(`M0 ${y - 2} L${width} ${y - 2} L${width} ${y + 3} ${moss(width, y + 3)} L0 ${y + 3}Z`, look.lawn, { stroke: INK, "stroke-width": 1.6, "stroke-linejoin": "round" }));
  shapes.push(l(`M0 ${y - 0.5} L${width} ${y - 0.5}`, look.lawnLight, 1.2, { opacity: 0.9 }));
  if (plan.height - y > GROUND) {
    for (let x = 8; x < width; x += 17) {
      const up = 3 + grain("rubble", x) * (RUBBLE - 5);
      shapes.push(f(`M${x - 9} ${plan.height} L${x - 6} ${plan.height - up} L${x + 3} ${plan.height - up - 1.5} L${x + 9} ${plan.height}Z`, look.rubble, { stroke: INK, "stroke-width": 1.6, "stroke-linejoin": "round" }));
    }
  }
  return shapes;
}

function moss(width, y) {
  let d = "";
  for (let x = width; x > 0; x -= 12) d += `Q${x - 3} ${y + 2 + grain("moss", x) * 6} ${x - 6} ${y} Q${x - 9} ${y + grain("tuft", x) * 3} ${x - 12} ${y} `;
  return d;
}

/** The left side of column `col`. */
export const across = (col) => MARGIN + col * CELL;
