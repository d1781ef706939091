/** What a Boss hands out, and the kinds of cards. Box of 48 by 48; each is told by its outline too. */

import { c, dot, e, f, INK, l, p } from "../../../lib/shapes.js";
import { SYMBOLS } from "./symbols.js";

/** A drop that nobody should drink. */
const poison = [
  p("M24 3 Q39 20 39 30 Q39 44 24 44 Q9 44 9 30 Q9 20 24 3Z", "#7fc34d"), f("M15 29 Q15.500 21 22 12 Q18.500 22 19.500 34 Q15.500 34 15 29Z", "#bfe68f"),
  e(24, 28.500, 9, 7.600, "#f6f3e6", { "stroke-width": 1.800 }), dot(20.300, 28, 2.500, INK), dot(27.700, 28, 2.500, INK), f("M24 30.500 L25.600 33 L22.400 33Z", INK),
  p("M20 34 L28 34 L27.500 39 L20.500 39Z", "#f6f3e6", { "stroke-width": 1.700 }), l("M22.700 35 L22.700 38.500 M25.300 35 L25.300 38.500", INK, 1.300),
];

/** A boulder with a face caught in it. */
const stone = [
  p("M7 38 L4 25 L13 11 L27 5 L41 14 L44 29 L37 42 L18 44Z", "#9a9fb3"), f("M9 27 L15.500 14.500 L26 9.500 L20 22 L11 35Z", "#c6cad9"), f("M37 40 L42 29.500 L39.500 17 L34 30 L28 42Z", "#777c91"),
  l("M17.500 23.500 L22.500 24.500 M31.500 23.500 L27 24.500", INK, 2.600), e(24.500, 33.500, 3.600, 2.800, "#4c5063", { "stroke-width": 1.700 }), l("M31 8 L28.500 15 L32 18.500 L30 22", INK, 1.700),
];

/** A looking-glass with a handle. */
const mirror = [
  l("M24 30 L24 45", INK, 7.600), l("M24 30 L24 45", "#c98b3c", 4.600),
  e(24, 18.500, 14.500, 16, "#e0a83a"), e(24, 18.500, 10.300, 11.800, "#bfe7f5", { "stroke-width": 1.800 }), f("M17 22 Q16 12 24 9.500 Q20 15 20 24Z", "#f4fdff"), l("M26.500 25.500 L31 15 M30 26 L32.500 20", "#fff", 2),
];

/** A seal burnt in by a ruler. */
const brand = [
  c(24, 24, 19, "#4a2f66"), c(24, 24, 14.500, "#6f4b92", { "stroke-width": 1.700 }),
  p("M24 9.500 Q33 18 31 24.500 Q35 23.500 34.500 20 Q38.500 28 34 33.500 Q30 38.500 24 38.500 Q18 38.500 14 33.500 Q10 27.500 14.500 20 Q15.500 23.500 18 24.500 Q16.500 16.500 24 9.500Z", "#f2793c", { "stroke-width": 1.800 }),
  f("M24 22.500 Q29 27.500 27.800 31.500 Q27 35 24 35 Q21 35 20.200 31.500 Q19.500 27 24 22.500Z", "#ffe07a"),
];

/** A burning stick. */
const torch = [
  l("M20 44.500 L25.500 25", INK, 8.400), l("M20 44.500 L25.500 25", "#a5673a", 5.200), l("M21 36.500 L26.500 38 M22.300 31.800 L27.500 33.300", INK, 1.500),
  p("M26 2.500 Q38 11 36 20 Q35 28 26.500 28 Q18 28 16.500 20 Q15.500 14.500 20.500 10 Q20 14 23 15.500 Q22.500 8 26 2.500Z", "#f2793c"), f("M27 12 Q32.500 17 31 21.500 Q30 25.500 26.500 25.500 Q22.500 25.500 21.800 21.500 Q23 22.500 25 21.500 Q27.500 18 27 12Z", "#ffe07a"),
];

/** An amulet, for artifacts. */
const relic = [
  l("M8 4 Q10 18 24 21 Q38 18 40 4", INK, 4.600), l("M8 4 Q10 18 24 21 Q38 18 40 4", "#f5c04a", 2.200),
  p("M24 17 L37 25.500 L34.500 39 L24 45.500 L13.500 39 L11 25.500Z", "#e0a83a"), p("M24 23 L31 28 L29.500 36 L24 39.500 L18.500 36 L17 28Z", "#e8495f", { "stroke-width": 1.800 }), f("M19.300 28.800 L23.500 25.700 L22.500 31Z", "#ffb3bd"),
];

/** A scroll with a seal, for events. */
const scroll = [
  p("M12 9 L39 9 L39 36 Q39 41 34 41 L12 41Z", "#f7ecd2"), p("M12 5 Q17 5 17 10.500 L17 36 Q17 41.500 11.500 41.500 Q6 41.500 6 36 L6 33 L12 33 L12 11 Q6 11 6 8 Q6 5 12 5Z", "#e3d1a7"),
  l("M22 16.500 L34 16.500 M22 22.500 L34 22.500 M22 28.500 L29 28.500", "#8a7a5a", 2.200), c(33, 34.500, 4.800, "#d94b4b", { "stroke-width": 1.800 }), l("M31.500 34.500 L32.800 36 L35 33", "#ffe3d8", 1.500),
];

/** @type {Record<string, import("../../../lib/shapes.js").Shape[]>} */
export const TOKENS = { __proto__: null, poison, stone, mirror, brand, torch };

/** @type {Record<string, import("../../../lib/shapes.js").Shape[]>} */
export const KINDS = { __proto__: null, item: SYMBOLS.chest, potion: SYMBOLS.flask, artifact: relic, event: scroll };

/** A plain disc, for a token that nobody has drawn yet. */
const PLAIN = [c(24, 24, 18, "#d9d4e4"), l("M18 19 Q18 14 24 14 Q30 14 30 19 Q30 23 24 25 L24 28 M24 34 L24 34.010", INK, 3)];

/**
 * The drawing of a Boss token.
 * @param {string} name
 */
export const token = (name) => TOKENS[name] ?? PLAIN;
