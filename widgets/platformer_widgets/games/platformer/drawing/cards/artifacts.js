/** The artifacts: one of each, told apart by their outlines. Box of 48 by 48. */

import { c, dot, f, INK, l, p, r } from "../../../../lib/shapes.js";

/** A fang on a cord. */
const tooth = [
  l("M6 3 Q8 15 19 17 M42 3 Q40 15 29 17", INK, 4.600), l("M6 3 Q8 15 19 17 M42 3 Q40 15 29 17", "#b5473c", 2.200),
  p("M15 20 Q24 14 33 20 Q37 33 19 46 Q23 33 15 20Z", "#fff4dc"), f("M29 20.500 Q33 31 22.500 41.500 Q30 31 27 19.500Z", "#e0c99a"), p("M14 14.500 L34 14.500 L33 22.500 Q24 18.500 15 22.500Z", "#f5b93f"), dot(24, 17.500, 1.900, "#b5473c"),
];

/** A crown with a coin for a jewel. */
const crown = [
  p("M6 36 L3 13 L14 22 L24 6 L34 22 L45 13 L42 36Z", "#f5b93f"), f("M8.500 33 L6.500 18.500 L14 25 L24 11 L21 30Z", "#ffe29a"), c(3.800, 11, 3, "#4fc3dc", { "stroke-width": 1.800 }), c(44.200, 11, 3, "#4fc3dc", { "stroke-width": 1.800 }), c(24, 4.800, 3, "#4fc3dc", { "stroke-width": 1.800 }),
  p("M5 34 L43 34 L43 43 L5 43Z", "#c98b2f"), c(24, 32.500, 8.500, "#ffd873"), p("M24 26.500 L28.500 32.500 L24 38.500 L19.500 32.500Z", "#f5b93f", { "stroke-width": 1.700 }), dot(10.500, 38.500, 1.900, "#d94b4b"), dot(37.500, 38.500, 1.900, "#d94b4b"),
];

const plume = (x, y, tone) => p(`M${x - 5} ${y} L${x + 5} ${y} Q${x + 5} ${y + 9} ${x} ${y + 12} Q${x - 5} ${y + 9} ${x - 5} ${y}Z`, tone, { "stroke-width": 1.800 });

/** A cloak of three rows of feathers. */
const cloak = [
  p("M17 6 L31 6 Q40 20 44 36 L4 36 Q8 20 17 6Z", "#3f6f9e"),
  ...[9, 19, 29, 39].map((x) => plume(x, 33.500, "#6da6d8")), ...[14, 24, 34].map((x) => plume(x, 24.500, "#8fc3ee")), ...[19.500, 28.500].map((x) => plume(x, 15, "#c3e1f7")),
  p("M14 5 Q24 13 34 5 L35.500 11 Q24 18.500 12.500 11Z", "#f6e7d4"), c(24, 12, 3.400, "#f5b93f", { "stroke-width": 1.800 }),
];

/** A curled horn with a mouthpiece. */
const horn = [
  p("M5 43 L2 34 Q14 33 20 25 Q17 14 25 7 Q36 1 43 10 Q49 22 41 31 Q32 39 24 32 Q19 42 5 43Z", "#c99a5a"), f("M6 39.500 Q17 38.500 22.500 28 Q25 31.500 30 32 Q24 33 23 33 Q17 41 6.500 41.500Z", "#8a5a38"),
  l("M25.500 31 Q21 21 27 14.500 Q34 10 37.500 16.500 Q38.500 23.500 33 25 Q29 24.500 30 20.500", INK, 2.400), l("M9 33.800 L11.500 41.500 M16 29.800 L21 37 M22 11 L27.500 14 M33 4.500 L33 11.500 M43.500 12 L38 16.500 M44 25.500 L37.500 22", INK, 1.700),
  p("M5.500 44.500 L1.500 33.500 L6 32.500 L9 43.500Z", "#f5b93f", { "stroke-width": 1.900 }),
];

/** A sole of iron, studded, with straps. */
const soles = [
  p("M24 2.500 Q36 3 36.500 15 Q36.500 22 33 27 Q36.500 33 34 40 Q31 46 24 46 Q17 46 14.500 40 Q12 33 15 27 Q11.500 22 11.500 15 Q12 3 24 2.500Z", "#8f97ab"), f("M24 5.500 Q15 6 14.500 15 Q14.500 21 18 26.500 Q15 33 17 39 Q16 20 24 5.500Z", "#c6cad9"),
  ...[[19, 11], [29, 11], [17.500, 19], [24, 16], [30.500, 19], [20.500, 37], [27.500, 37], [24, 42]].map(([x, y]) => c(x, y, 2.100, "#f3f6fb", { "stroke-width": 1.600 })),
  p("M3 25 L45 25 L45 32.500 L3 32.500Z", "#8a5a38"), r(18.500, 23.500, 11, 10.500, 2, "#f5b93f", { "stroke-width": 1.900 }), l("M24 26.500 L24 31", INK, 2),
];

/** A feather that burns from its tip. */
const phoenix = [
  p("M10 45 Q6 30 16 21 Q12 15 20 13 Q18 6 28 8 Q28 1.500 38 2 Q46 10 40 18 Q43 24 35 25 Q36 32 27 31 Q22 39 14 36Z", "#f2793c"), f("M16 31 Q17 22 27 16 Q25 11 37 6.500 Q39 14 32 18 Q34 22 26 24 Q24 29 16 31Z", "#ffd04a"),
  l("M7 46 Q14 30 35 8", INK, 2.400), l("M17.500 29 L17 22 M21.500 24 L30 24 M26 18.500 L25 12.500 M29 15 L36 15.500", INK, 1.600),
];

/** A lantern with a ring to carry it. */
const lantern = [
  c(24, 6.500, 4.800, "none"), p("M13 17 L24 9 L35 17Z", "#7a4a2c"), p("M12 16 L36 16 L36 21 L12 21Z", "#5b3a2a"), p("M14 21 L34 21 L36 39 L12 39Z", "#ffefb0"), p("M10 38.500 L38 38.500 L40 45.500 L8 45.500Z", "#5b3a2a"),
  p("M24 22.500 Q31 30 29 34 Q27.500 37 24 37 Q20.500 37 19 34 Q18 29 24 22.500Z", "#f2793c", { "stroke-width": 1.700 }), f("M24.500 29 Q27.500 33 24 35.500 Q20.500 33.500 24.500 29Z", "#ffe07a"), l("M18 21.500 L16.500 38.500 M30 21.500 L31.500 38.500", INK, 1.700),
  l("M6 22 L2 20 M6 30 L1.500 30 M42 22 L46 20 M42 30 L46.500 30", "#f5b93f", 2.500),
];

/** A prism: light comes in, a star is inside, colours go out. */
const prism = [
  l("M1.500 25 L17 25", "#f5d06f", 3.200), l("M31 22 L46.500 15", "#e8495f", 3.200), l("M32 26 L47 25", "#6fae52", 3.200), l("M33 30 L46.500 35", "#4f8fe0", 3.200),
  p("M24 3.500 L43 41 L5 41Z", "#d9e6fb"), f("M23.500 9 L23.500 38.500 L9 38.500Z", "#f6faff"), p("M24 17 L27 24 L34.500 24.800 L29 29.800 L30.600 37 L24 33.200 L17.400 37 L19 29.800 L13.500 24.800 L21 24Z", "#b48cf0", { "stroke-width": 1.800 }),
];

/** A coin in the air: half a sun, half a skull. */
const wager = [
  l("M14 46 L14 41 M24 46.500 L24 42 M34 46 L34 41", "currentColor", 2.700, { opacity: 0.75 }), c(24, 21, 17.500, "#f5b93f"), f("M24 4.500 A16.500 16.500 0 0 1 24 37.500Z", "#c6cad9"), l("M24 4 L24 38", INK, 2),
  p("M22 13.500 A7.500 7.500 0 0 0 22 28.500Z", "#fff1b8", { "stroke-width": 1.700 }), l("M12 21 L9.500 21 M14.500 13.500 L12.500 11.500 M14.500 28.500 L12.500 30.500", INK, 1.900),
  p("M26 13 Q35 13 35 21 Q35 25 32 26 L32 29.500 L26 29.500Z", "#fffdf4", { "stroke-width": 1.700 }), dot(30.500, 20.500, 2.300, INK), l("M29 27 L29 29", INK, 1.400),
];

/** A medal on a ribbon, scratched across. */
const scar = [
  p("M11 2.500 L21 2.500 L28 20 L19 23Z", "#4f6fc4"), p("M37 2.500 L27 2.500 L20 20 L29 23Z", "#6f8fe0"), c(24, 31.500, 14, "#d9a24a"), c(24, 31.500, 9.600, "#f5cf7a", { "stroke-width": 1.700 }),
  l("M16.500 37.500 L31.500 25", INK, 4.600), l("M16.500 37.500 L31.500 25", "#c8405a", 2.200), l("M18.500 31 L22.500 36 M22 28 L26.500 33.200 M26 25.500 L30 30", INK, 1.900),
];

/** @type {Record<string, import("../../../../lib/shapes.js").Shape[]>} */
export const ARTIFACTS = {
  __proto__: null,
  "dragon-tooth": tooth, "merchants-crown": crown, "feather-cloak": cloak, "rams-horn": horn, "iron-soles": soles,
  "phoenix-plume": phoenix, "first-lantern": lantern, "star-prism": prism, "wager-coin": wager, "scar-medal": scar,
};
