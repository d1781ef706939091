/** The void behind the tower: stars, mists and stones that float. */

import { grain } from "../map/geometry.js";
import { dot, f, g, l } from "../../../lib/shapes.js";

/**
 * What is to be seen behind a Level of the void.
 * @param {import("../map/geometry.js").Band} band
 * @param {import("../map/geometry.js").Layout} plan
 * @param {import("./themes.js").Mood} look
 * @returns {import("../../../lib/shapes.js").Shape[]}
 */
export function drift(band, plan, look) {
  const seed = band.level.number;
  return [...mists(band, plan, seed), ...stars(band, plan, seed), ...(band.level.boss ? eclipse(band, plan) : moons(band, plan, seed, look)), ...stones(band, plan, look, "far", 7), ...stones(band, plan, look, "near", 4)];
}

function mists(band, plan, seed) {
  const shapes = [];
  for (let n = 0; n < 4; n++) {
    const x = grain("mist", seed, n) * plan.width;
    const y = band.y + grain("veil", seed, n) * band.height;
    const colour = ["#c05bd0", "#5f7bea", "#8a4fd8", "#e06fb0"][(n + seed) % 4];
    for (const [size, opacity] of [[1, 0.09], [0.66, 0.1], [0.36, 0.11]]) {
      shapes.push({ tag: "ellipse", attrs: { cx: x, cy: y, rx: (70 + 40 * grain("wide", seed, n)) * size, ry: (24 + 16 * grain("tall", seed, n)) * size, fill: colour, opacity } });
    }
  }
  return shapes;
}

function stars(band, plan, seed) {
  const shapes = [];
  for (let n = 0; n < 46; n++) {
    const x = grain("star", seed, n) * plan.width;
    const y = band.y + grain("high", seed, n) * band.height;
    const size = 0.5 + grain("size", seed, n) ** 3 * 1.3;
    const colour = ["#fff6d8", "#cfe6ff", "#e9d8ff"][n % 3];
    const twinkles = n % 12 === 0 ? { class: "pw-twinkle", style: `animation-delay:-${(grain("when", seed, n) * 5).toFixed(1)}s` } : {};
    if (n % 9 === 0) shapes.push(f(`M${x} ${y - 4.5} L${x + 0.9} ${y - 0.9} L${x + 4.5} ${y} L${x + 0.9} ${y + 0.9} L${x} ${y + 4.5} L${x - 0.9} ${y + 0.9} L${x - 4.5} ${y} L${x - 0.9} ${y - 0.9}Z`, colour, { opacity: 0.9, ...twinkles }));
    else shapes.push(dot(x, y, size, colour, { opacity: 0.85, ...twinkles }));
  }
  return shapes;
}

/** A world with a ring, or a small moon: one behind every second Level. */
function moons(band, plan, seed, look) {
  const x = plan.width * (seed % 2 ? 0.74 : 0.2);
  const y = band.y + band.height * 0.36;
  if (seed % 2 === 0) return [dot(x, y, 15, "#9db7f2", { opacity: 0.85 }), dot(x + 5, y - 3, 15, look.sky[0], { opacity: 0.8 })];
  return [
    dot(x, y, 30, "#d79af0", { opacity: 0.12 }), dot(x, y, 19, "#b77fe0"), f(`M${x - 17.5} ${y - 7} Q${x} ${y + 1} ${x + 18.5} ${y - 3} L${x + 19} ${y + 3} Q${x} ${y + 8} ${x - 18.8} ${y - 1}Z`, "#d3a3f2", { opacity: 0.75 }),
    l(`M${x - 18} ${y + 3} Q${x - 36} ${y + 12} ${x - 28} ${y + 13} Q${x} ${y + 13} ${x + 29} ${y - 6} Q${x + 36} ${y - 13} ${x + 18} ${y - 7}`, "#f3d8ff", 2.2, { opacity: 0.85 }),
  ];
}

/** Behind the Boss the sun is dark. */
function eclipse(band, plan) {
  const x = plan.width / 2;
  const y = band.y + band.height * 0.46;
  const rays = [];
  for (let n = 0; n < 18; n++) {
    const turn = (n / 18) * 2 * Math.PI;
    const far = 50 + 12 * grain("ray", n);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    rays.push(l(`M${(x + 41 * cos).toFixed(1)} ${(y + 41 * sin).toFixed(1)} L${(x + far * cos).toFixed(1)} ${(y + far * sin).toFixed(1)}`, "#ffb3e6", 1.6, { opacity: 0.55 }));
  }
  return [dot(x, y, 64, "#e05bb8", { opacity: 0.12 }), dot(x, y, 50, "#ff8fd2", { opacity: 0.2 }), ...rays, dot(x, y, 39, "#ffc9ef"), dot(x, y, 36.5, "#1a0f33"), dot(x - 9, y - 8, 25, "#241443")];
}

function stones(band, plan, look, layer, number) {
  const shapes = [];
  const seed = `${layer}/${band.level.number}`;
  for (let n = 0; n < number; n++) {
    const half = (layer === "near" ? 20 : 11) + grain("half", seed, n) * 14;
    const x = (n + 0.15 + 0.7 * grain(seed, n)) * (plan.width / number);
    const y = band.y + 14 + grain("up", seed, n) * (band.height - 40);
    const deep = half * (0.7 + grain("deep", seed, n) * 0.5);
    const body = f(`M${x - half} ${y} Q${x - half * 0.4} ${y - half * 0.22} ${x} ${y - half * 0.1} Q${x + half * 0.6} ${y - half * 0.28} ${x + half} ${y} L${x + half * 0.6} ${y + deep * 0.35} L${x + half * 0.32} ${y + deep * 0.55} L${x + half * 0.1} ${y + deep} L${x - half * 0.22} ${y + deep * 0.6} L${x - half * 0.62} ${y + deep * 0.4}Z`, look[layer], { opacity: 0.92 });
    const light = l(`M${x - half * 0.9} ${y - 1} Q${x - half * 0.4} ${y - half * 0.22} ${x} ${y - half * 0.1} Q${x + half * 0.6} ${y - half * 0.28} ${x + half * 0.9} ${y - 1}`, look.stone, 1.4, { opacity: 0.6 });
    const crumb = f(`M${x + half * 0.5} ${y + deep * 0.8} l4 -2 l3 3 l-3 4Z`, look[layer], { opacity: 0.8 });
    shapes.push(g({}, body, light, crumb));
  }
  return shapes;
}
