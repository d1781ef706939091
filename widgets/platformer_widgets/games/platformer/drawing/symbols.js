/** Signs: the symbols of the dice, coins, gems, hearts, and what a click would do. Box of 48 by 48. */

import { c, dot, f, INK, l, mirror, p } from "../../../lib/shapes.js";

const boot = [
  p("M15 6 L28 6 L28 24 Q38 25 41 31 Q42 36 41 38 L15 38 Q12 22 15 6Z", "#7cc36a"),
  f("M17.5 9 L21 9 L20.5 30 L17 34Z", "#a9df95"),
  p("M13 38 L42 38 L42 42 L13 42Z", "#4c7f45"),
  l("M28 13 L22 13 M28 19 L22 19", INK, 2.4),
  l("M3 16 L9 16 M2 24 L9 24 M4 32 L9 32", INK, 2.6),
];

const sword = [
  p("M39 5 L42 9 L24 31 L17 24Z", "#f3f6fb"),
  f("M39.5 7 L22 26.5 L19.5 24Z", "#b9c6d8"),
  p("M12 21 Q15 18 17.5 20.5 L27 30 Q29.500 33 26.500 35.500 Q24 37 22 35 L13 26 Q10 23.500 12 21Z", "#f5b93f"),
  p("M15 29 L19 33 L11 41 L7 37Z", "#8a4b32"),
  c(8, 40, 3.6, "#d94b4b"),
];

const coin = [
  c(24, 24, 17, "#f5b93f"),
  c(24, 24, 11.5, "#ffd873", { "stroke-width": 1.8 }),
  p("M24 16 L30 24 L24 32 L18 24Z", "#f5b93f", { "stroke-width": 1.8 }),
  l("M13 17 Q16 11.500 22 10.500", "#fff4dc", 2.6),
];

const gem = [
  p("M14 9 L34 9 L43 20 L24 42 L5 20Z", "#4fc3dc"),
  f("M14 10.500 L19 20 L7.500 20Z", "#b9f0f7"),
  f("M19 20 L24 39 L8 21Z", "#86dcea"),
  f("M33.500 10.500 L40.500 20 L29 20Z", "#37a3c4"),
  f("M29 20 L24 39 L40 21Z", "#2f8fb3"),
  l("M5.500 20 L42.500 20 M14 9 L19 20 L24 41 L29 20 L34 9 M19 20 L24 9.500 L29 20", INK, 1.5),
];

const heart = [
  p("M24 41 Q4 27 6 16 Q8 7 16 8 Q22 9 24 15 Q26 9 32 8 Q40 7 42 16 Q44 27 24 41Z", "#e8495f"),
  l("M11.500 18 Q12 13 16.500 12.500", "#ffd2d6", 3),
];

const heartGone = [
  p("M24 41 Q4 27 6 16 Q8 7 16 8 Q22 9 24 15 Q26 9 32 8 Q40 7 42 16 Q44 27 24 41Z", "none", {
    "stroke-dasharray": "4 4",
    stroke: "currentColor",
    opacity: 0.55,
  }),
];

const shove = [
  p("M8 30 L8 19 Q8 16 10.500 16 Q13 16 13 19 L13 11 Q13 8 15.700 8 Q18.400 8 18.400 11 L18.400 9 Q18.400 6 21 6 Q23.700 6 23.700 9 L23.700 11 Q23.700 8.500 26.300 8.500 Q29 8.500 29 11.500 L29 24 Q31 18.500 34 19.500 Q37 20.500 35.500 25 Q33 33 28 38 Q25 42 18 41.500 Q8 40 8 30Z", "#6db6e8"),
  l("M13 19 L13 24 M18.400 11 L18.400 22 M23.700 11 L23.700 22", INK, 1.9),
  l("M37 10 L43 7 M39 16 L45 15.500 M33 6 L36 2.500", INK, 2.6),
];

const star = [
  p("M24 4 L29.500 17 L43.500 18.300 L33 27.600 L36.200 41.300 L24 34 L11.800 41.300 L15 27.600 L4.500 18.300 L18.500 17Z", "#b48cf0"),
  f("M24 8 L27.500 19 L24 24 L17 18.700 L20 18.500Z", "#dcc8ff"),
  dot(20.500, 25, 1.6, INK),
  dot(27.500, 25, 1.6, INK),
  l("M21.500 29 Q24 31 26.500 29", INK, 1.8),
];

const blank = [l("M17 24 L31 24", "currentColor", 3, { opacity: 0.4 })];

const claws = [
  p("M9 40 Q6 22 16 6 Q18 22 15 40 Q12 43 9 40Z", "#f2695c"),
  p("M20 42 Q17 22 26 4 Q29 22 26 42 Q23 45 20 42Z", "#f2695c"),
  p("M31 40 Q29 24 37 9 Q41 24 37 40 Q34 43 31 40Z", "#f2695c"),
];

const pawLeft = [
  p("M4 24 L18 10 L18 18 L42 18 L42 30 L18 30 L18 38Z", "#f5d06f"),
  dot(30, 26, 2.8, INK), dot(26, 21.500, 1.5, INK), dot(30, 20.300, 1.5, INK), dot(34, 21.500, 1.5, INK),
];

const spawn = [
  l("M24 5 L24 27 M15 18 L24 28 L33 18", "currentColor", 4.6),
  l("M8 33 Q8 41 24 41 Q40 41 40 33", "currentColor", 4),
];

const push = [
  l("M8 10 L8 38", "currentColor", 4.6),
  l("M16 24 L40 24 M31 14 L41 24 L31 34", "currentColor", 4.6),
];

const step = [
  l("M9 40 L9 30 L20 30 L20 20 L31 20 L31 10 L42 10", "currentColor", 4.6),
];

const portal = [
  l("M24 8 Q40 8 40 24 Q40 38 25 38 Q12 38 12 25 Q12 15 24 15 Q33 15 33 24 Q33 31 25 31 Q20 31 20 25", "currentColor", 4),
];

const place = [
  l("M24 42 L24 20 M24 6 L24 6", "currentColor", 4.6),
  l("M14 29 L24 19 L34 29 M14 16 L24 6 L34 16", "currentColor", 4.4),
];

const hand = [
  l("M12 25 L20 34 L37 12", "currentColor", 5),
];

const flask = [
  p("M19 6 L29 6 L29 18 L40 36 Q42 42 36 42 L12 42 Q6 42 8 36 L19 18Z", "#f2f4fa"),
  f("M14 29 L34 29 L38.500 37 Q39.500 40.500 36 40.500 L12 40.500 Q8.500 40.500 9.500 37Z", "#e06fb0"),
  dot(19, 35, 2.2, "#ffd2ec"), dot(27, 33, 1.6, "#ffd2ec"),
  p("M16 4 L32 4 L32 9 L16 9Z", "#b98452"),
];
const chest = [
  p("M6 22 Q6 9 18 9 L30 9 Q42 9 42 22 L42 40 L6 40Z", "#a8653a"),
  l("M6 22 L42 22", INK, 2.4),
  f("M9 12.500 Q12 10.500 18 10.800 L18 20.600 L8 20.600Z", "#c98553"),
  p("M20 18 L28 18 L28 28 L20 28Z", "#f5b93f"),
];
const hourglass = [
  p("M12 6 L36 6 L36 10 Q36 18 27 24 Q36 30 36 38 L36 42 L12 42 L12 38 Q12 30 21 24 Q12 18 12 10Z", "#e9e4f4"),
  f("M16 14 L32 14 Q29 19 24 22 Q19 19 16 14Z M15 40 Q17 33 24 31 Q31 33 33 40Z", "#d9a441"),
];

/** @type {Record<string, import("../../../lib/shapes.js").Shape[]>} */
export const SYMBOLS = {
  __proto__: null,
  move: boot, sword, coin, gem, heart, "heart-gone": heartGone, shove, star, blank,
  attack: claws, left: pawLeft, right: [mirror(...pawLeft)], 
  spawn, push, step, portal, place, hand, flask, chest, hourglass,
};

/** The colour of a die's side by its symbol; the sign on it says the same. */
export const FACES = {
  __proto__: null,
  move: "#dff3d3", sword: "#fde0dc", coin: "#fff0c4", shove: "#d8edfb", star: "#e9defc", blank: "#efeaf2",
};

/** What sign a verb of a target has. */
const VERBS = {
  __proto__: null,
  move: "move", attack: "sword", shove: "shove", push: "push", step: "step", spawn: "spawn", portal: "portal",
  place: "place", slide: "shove", swap: "push", blink: "portal", throw: "sword", buy: "chest", set: "star",
};

/**
 * The sign for a verb, or a plain mark for one not known here.
 * @param {string} verb
 */
export function sign(verb) {
  return SYMBOLS[VERBS[verb] ?? "hand"];
}

/**
 * The sign for a symbol or face.
 * @param {string|null} symbol
 */
export function symbol(symbol) {
  return SYMBOLS[symbol ?? "blank"] ?? SYMBOLS.blank;
}
