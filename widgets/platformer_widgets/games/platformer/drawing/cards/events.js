/** The events of the game alone. Box of 48 by 48. */

import { c, dot, e, f, g, INK, l, mirror, p, r } from "../../../../lib/shapes.js";

/** A sickle moon in a nightcap. */
const lullaby = [
  p("M28 8 Q10 12 13 28 Q17 43 34 42 Q20 38 20.500 25 Q21 13 28 8Z", "#ffe27a", { transform: "translate(-4 3)" }), l("M13 28 Q15 30 17 28", INK, 1.900), l("M13.500 35 Q16 36.500 18 35.500", INK, 1.700),
  p("M9 19 Q12 5 27 5 Q36 5 37 14 Q29 10 25.500 12.500Z", "#8d6fc4"), c(37, 16.500, 3.700, "#fffdf4", { "stroke-width": 1.800 }), l("M31 24 L38 24 L31 31 L38 31 M39 35 L45 35 L39 41 L45 41", "currentColor", 2.600),
];

/** A full moon behind the points of the firs. */
const fullMoon = [
  c(24, 20, 17.500, "#fff1b8"), c(17, 15, 4, "#e6cf86", { stroke: "none" }), c(29, 12, 2.600, "#e6cf86", { stroke: "none" }), c(29, 23, 4.600, "#e6cf86", { stroke: "none" }), c(18, 26, 2, "#e6cf86", { stroke: "none" }),
  p("M2 45 L10 26 L16 38 L24 29 L32 38 L38 26 L46 45Z", "#3d5a4a"), l("M10 31 L10 42 M38 31 L38 42 M24 34 L24 42", "#6f9580", 1.800),
];

/** Spikes that gleam, and a file. */
const freshSpikes = [
  p("M2 44 L8 19 L15 44 L24 12 L33 44 L40 19 L46 44Z", "#d6dae4"), f("M8 23 L10.500 42 L5 42Z M24 18 L28 42 L19 42Z M40 23 L42.500 42 L37.500 42Z", "#f6f8fc"),
  f("M24 0.500 L25.600 4.400 L29.500 6 L25.600 7.600 L24 11.500 L22.400 7.600 L18.500 6 L22.400 4.400Z M8 8 L9.300 11.200 L12.500 12.500 L9.300 13.800 L8 17 L6.700 13.800 L3.500 12.500 L6.700 11.200Z M40 8 L41.300 11.200 L44.500 12.500 L41.300 13.800 L40 17 L38.700 13.800 L35.500 12.500 L38.700 11.200Z", "#ffe27a", { stroke: INK, "stroke-width": 1.500 }),
];

/** A string of flags over a drum of fruit. */
const market = [
  l("M2 6 Q24 18 46 6", "currentColor", 2.400), p("M5 8 L14 11.500 L8 20Z", "#d9534f", { "stroke-width": 1.900 }), p("M19 12.500 L29 12.500 L24 22Z", "#f5c04a", { "stroke-width": 1.900 }), p("M34 11.500 L43 8 L40 20Z", "#5fb3c9", { "stroke-width": 1.900 }),
  c(15, 30, 5.500, "#e8495f"), c(33, 30, 5.500, "#7cc36a"), c(24, 28, 6, "#f59a3c"), p("M4 32 L44 32 L39 45.500 L9 45.500Z", "#c99a5a"), l("M6 36.500 L42 36.500 M7.500 41 L40.500 41 M17 32.500 L18.500 45 M31 32.500 L29.500 45", INK, 1.700),
];

/** A striped bar across the way. */
const toll = [
  p("M5 14 L15 14 L16 45.500 L4 45.500Z", "#6f6a80"), f("M7.500 16.500 L10 16.500 L9.500 43.500 L6.500 43.500Z", "#a29db3"), p("M2 20 L46 20 L46 29 L2 29Z", "#fffdf4"), f("M10 21 L17 21 L14 28 L7 28Z M24 21 L31 21 L28 28 L21 28Z M38 21 L45 21 L42 28 L35 28Z", "#d9534f"), c(10, 24.500, 2.500, "#4c475c", { "stroke-width": 1.700 }),
  c(33, 9.500, 7, "#f5b93f"), c(33, 9.500, 3.500, "#ffd873", { "stroke-width": 1.500 }), l("M42 30 L42 45", INK, 4.400), c(10, 9.500, 4.200, "#f5b93f"),
];

/** A mule with bags, at a run. */
const mule = [
  p("M29 17 L26 3 L32 8 L36 2 L38 11 Q46 17 46.500 24 Q44 29 39 26 L34 24 L33 34 L9 34 Q4 28 7 21 Q17 18 29 17Z", "#9c8a7c"), p("M39 25.500 Q40.500 20.500 46.500 22.500 Q46.500 28 42.500 28Z", "#e6dccb", { "stroke-width": 1.700 }), dot(37, 15.500, 1.700, INK), dot(43.500, 24, 0.900, INK), l("M7 22 Q2 23 2 30", INK, 2.600),
  l("M11 33 L5 43 M16 34 L19 44 M27 34 L23 44 M31.500 33 L39 42", INK, 6), l("M11 33 L5 43 M16 34 L19 44 M27 34 L23 44 M31.500 33 L39 42", "#9c8a7c", 2.800),
  p("M12 17 L26 17 L28 29 Q19 33 11 29Z", "#d98a3a"), l("M19 16 L19 30", INK, 1.900), c(14, 9, 3.400, "#f5b93f", { "stroke-width": 1.800 }), p("M4 11 L9 11 L10.500 13.500 L6.500 17.500 L2.500 13.500Z", "#4fc3dc", { "stroke-width": 1.700 }),
];

/** A lute, and a note above it. */
const battleSong = [
  l("M27 23 L42 7", INK, 7.200), l("M27 23 L42 7", "#8a4b32", 3.600), p("M38 3 L46 10 L43 13 L35 6.500Z", "#5b3a2a"), p("M9 22 Q18 13 27 21 Q36 30 28 39 Q18 47.500 8 41 Q-0.500 33 9 22Z", "#d98a3a"), f("M10.500 24.500 Q15 20 20 20 Q8 28 10 38 Q3.500 33 10.500 24.500Z", "#f0b46c"), c(20.500, 28.500, 4.600, "#5b2f1f", { "stroke-width": 1.800 }), l("M12 35 L31 17.500 M14.500 37.500 L33 19.500", INK, 1.300), l("M9 33 L16.500 40", INK, 2.600),
  l("M12 14 L12 3 L19 5 L19 8.500 M43 22 L43 33", "currentColor", 2.600), e(9.700, 14, 3.200, 2.400, "currentColor", { stroke: "none" }), e(40.500, 33.500, 3.200, 2.400, "currentColor", { stroke: "none" }),
];

/** A mitten, and a snowflake. */
const fingers = [
  p("M9 33 L7 17 Q6.500 5 17 4.500 Q27 4.500 27.500 15 L28 21 Q31 15 35 17.500 Q38 20 35 26 L29 34Z", "#6da6d8"), f("M10.500 29 L9.500 17 Q9.500 9 15 7.500 Q12.500 14 13.500 30Z", "#b4d8f2"), p("M7 32 L31 32 L31 43 Q19 46.500 7 43Z", "#fffdf4"), l("M13 33 L13 44 M19 33 L19 45 M25 33 L25 44", "#b9c6d8", 1.700),
  l("M38 32 L38 46 M32 35.500 L44 42.500 M44 35.500 L32 42.500", INK, 5), l("M38 32 L38 46 M32 35.500 L44 42.500 M44 35.500 L32 42.500", "#bfe7f5", 2.400), l("M34 7 L37 10 M41 4 L41 9 M45 11 L41.500 13", "#8fc3ee", 2.400),
];

/** A tower that leans and cracks. */
const shaking = [
  g({ transform: "rotate(7 24 42)" }, p("M13 44 L14 16 L34 16 L35 44Z", "#9a9fb3"), f("M15.500 18 L19 18 L18.500 43 L15 43Z", "#c6cad9"), p("M10 6 L16 6 L16 10 L21 10 L21 6 L27 6 L27 10 L32 10 L32 6 L38 6 L38 17 L10 17Z", "#b9bdcb"), p("M20 44 L20 36 Q24 31 28 36 L28 44Z", "#4c475c", { "stroke-width": 1.800 }), l("M27 17 L24 22 L29 26 L25 32", INK, 2.200)),
  l("M7 14 Q3 20 7 26 M2.500 16 Q-0.500 20 2.500 24 M43 22 Q47 28 43 34 M6 36 Q2.500 40 5 44", "currentColor", 2.400, { opacity: 0.75 }), l("M10 45 L43 45", INK, 2.600),
];

/** A wave about to break. */
const flood = [
  p("M2 44 Q3 15 24 7 Q38 3 43 13 Q45 21 37 22 Q40 15 33 14.500 Q22 15.500 25 28 Q29 36 46 34 L46 44Z", "#4d93d8"), f("M5 42 Q6 21 20 13 Q13 24 16 34 Q20 41 30 41.500Z", "#9cc9f2"), l("M20 42 Q15 32 20 20 M31 42 Q26 39 24 35", "#dff0fc", 2), c(41.500, 5.500, 2.600, "#9cc9f2", { "stroke-width": 1.700 }), c(45, 26, 2, "#9cc9f2", { "stroke-width": 1.500 }), c(34, 27, 2.400, "#9cc9f2", { "stroke-width": 1.600 }), l("M38 39 L44 39", "#dff0fc", 2),
];

/** A cloud that drops balls of ice. */
const hail = [
  p("M10 24 Q2 23 3 16 Q5 10 11 11.500 Q14 3 23 4 Q31 4 33 10.500 Q42 8 45 15 Q46 23 38 24Z", "#8b93a8"), f("M8 20 Q5 16 10 14 Q13 15 14.500 14 Q14 8 21 6.500 Q17 11 18 16 Q14 20.500 8 20Z", "#c1c8d8"), c(11, 31, 4, "#dff3fb"), c(25, 33, 5, "#dff3fb"), c(38, 30, 3.600, "#dff3fb"), c(16, 42, 3.600, "#dff3fb"), c(34, 42, 4, "#dff3fb"), dot(23.500, 31.500, 1.300, "#fff"), dot(10, 30, 1, "#fff"), dot(33, 41, 1.100, "#fff"),
];

/** A bell that swings. */
const watch = [
  r(20, 2, 8, 6, 2, "#8a4b32"), p("M24 6 Q35 7 36 21 Q36.500 31 42 36 L6 36 Q11.500 31 12 21 Q13 7 24 6Z", "#f5b93f"), f("M22 8.500 Q15.500 10.500 15 22 Q14.500 29 11.500 33.500 L17 33.500 Q18 17 22 8.500Z", "#ffe29a"), p("M4.500 35 L43.500 35 L43.500 40 L4.500 40Z", "#c98b2f"), c(24, 42.500, 3.800, "#5b3a2a"), l("M14 28.500 L34.500 28.500", INK, 1.600),
  l("M6 10 Q2 16 4 23", "currentColor", 2.500, { opacity: 0.75 }), mirror(l("M6 10 Q2 16 4 23", "currentColor", 2.500, { opacity: 0.75 })),
];

/** @type {Record<string, import("../../../../lib/shapes.js").Shape[]>} */
export const EVENTS = {
  __proto__: null,
  lullaby, "full-moon": fullMoon, "fresh-spikes": freshSpikes, "market-day": market, "toll-keeper": toll, "runaway-mule": mule,
  "battle-song": battleSong, "numb-fingers": fingers, "shaking-tower": shaking, "cold-flood": flood, hailstorm: hail, "night-watch": watch,
};
