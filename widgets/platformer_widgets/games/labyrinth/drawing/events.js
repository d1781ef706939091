/** The events, and the cards of the Golem deck. Box of 48 by 48. */

import { box, c, dot, e, f, g, INK, l, p, r } from "../../../lib/shapes.js";
import { GOLEM } from "./golem.js";
import { SIGNS } from "./signs.js";

const card = (fill, ...inner) => [r(5, 2, 38, 44, 5, "#fff8e8"), r(9, 6, 30, 36, 3, fill, { "stroke-width": 1.600 }), ...inner];
/** A drawing, smaller, at a place. */
const small = (shapes, x, y, size) => g({ transform: `translate(${x} ${y}) scale(${size})` }, ...shapes);
const footprints = (count) => [...Array(count).keys()].map((step) => {
  const [x, y] = [16 + (step % 2) * 12, 36 - step * (count > 2 ? 9.500 : 12)];
  return g({}, e(x + 2, y, 4, 5.200, "#6b7383"), dot(x - 1.500, y - 6, 1.500, "#6b7383"), dot(x + 2, y - 7, 1.500, "#6b7383"), dot(x + 5.500, y - 6, 1.500, "#6b7383"));
});

export const EVENTS = {
  plague: card("#a9b86a", p("M16 20 Q16 11 24 11 Q32 11 32 20 Q36 24 33 29 L39 33 Q32 37 25 32 Q15 33 15 26Z", "#3a3346"), c(21, 20.500, 2.600, "#fff"), dot(21, 20.500, 1.200, INK), p("M27 24 L40 33 Q32 33 25.500 29Z", "#e6dcc2", { "stroke-width": 1.500 })),
  truce: card("#8fc6e0", p("M11 30 Q20 31 22 22 Q17 17 19 9 Q27 12 29 20 Q33 16 37 19 L39 21.500 L36 22.500 Q36 33 25 33 Q17 34 11 30Z", "#fff"), dot(34.300, 19.800, 1.200, INK), l("M36 24 Q40 28 37 34", "#4f8a3a", 1.800), e(39, 28, 2.600, 1.500, "#6fa85a", { "stroke-width": 1 }), e(35.500, 31.500, 2.600, 1.500, "#6fa85a", { "stroke-width": 1 })),
  terror: card("#33264a", p("M13 33 Q11 10 24 9.500 Q37 10 35 33 L31.500 38 L28 33 L24 38 L20 33 L16.500 38Z", "#e9e0f2"), p("M16.500 19 L22 21.500 Q21 25 18.500 25 Q16.500 23 16.500 19Z M31.500 19 L26 21.500 Q27 25 29.500 25 Q31.500 23 31.500 19Z", "#c2373c", { "stroke-width": 1.300 }), e(24, 30, 2.600, 3.400, INK)),
  rampage: card("#d9673d", small(GOLEM, 11, 9.500, 0.620), l("M11 13 L15 16 M37 13 L33 16 M10 37 L14 35 M38 37 L34 35", "#ffe27a", 2.400)),
  drowsiness: card("#5a6fa8", small(GOLEM, 10, 16, 0.520), l("M29 21 L34 21 L29 26.500 L34 26.500 M34 11.500 L38 11.500 L34 16 L38 16", "#fff", 2.200)),
  rust: card("#b98452", c(24, 24, 10, "none", { stroke: INK, "stroke-width": 8 }), c(24, 24, 10, "none", { stroke: "#8f4a22", "stroke-width": 4.500 }), ...[0, 60, 120, 180, 240, 300].map((turn) => p("M21.500 13 L22.500 8 L25.500 8 L26.500 13Z", "#8f4a22", { transform: `rotate(${turn} 24 24)`, "stroke-width": 1.600 })), dot(18, 18, 1.800, "#e59d55"), dot(30, 21, 1.600, "#e59d55"), dot(22, 33, 1.500, "#e59d55")),
  tremor: card("#a59272", p("M24 9 L36 16 L36 31 L24 38 L12 31 L12 16Z", "#5d5468"), l("M24 9 L21 16 L26 21 L20 27 L25 32 L23 38", "#ffe27a", 3), l("M21 16 L14 20 M26 21 L33 19 M25 32 L31 33", "#ffe27a", 1.800)),
  sprouting: card("#bfe0a8", p("M24 25 L34 31 L34 38 L24 41 L14 38 L14 31Z", "#5d5468"), l("M24 30 L24 17", INK, 4.600), l("M24 30 L24 17", "#4f8a3a", 2.400), p("M24 20 Q12 20 12 9.500 Q24 9 24 20Z", "#6fb85a"), p("M24 18 Q24 9 36 9 Q36 19 24 18Z", "#8fd070"), l("M15 12 L22 18 M33 12 L26 16.500", INK, 1.300)),
  "ill-luck": card("#59657a", p("M12 39 L15 20 L14 11 L20 15.500 L28 15.500 L34 11 L33 20 L36 39Z", "#2a2430"), e(20, 22, 2.300, 3, "#ffe27a", { "stroke-width": 1.200 }), e(28, 22, 2.300, 3, "#ffe27a", { "stroke-width": 1.200 }), dot(20, 22.500, 1, INK), dot(28, 22.500, 1, INK), l("M22.500 28 L25.500 28 M16 27 L10.500 25.500 M16 29 L10.500 30 M32 27 L37.500 25.500 M32 29 L37.500 30", "#fff", 1.300)),
  greed: card("#6f5a86", p("M14 34 Q11 25 18 20 L30 20 Q37 25 34 34 Q24 40 14 34Z", "#b98452"), p("M18 20 L16 13 L21 15 L24 11 L27 15 L32 13 L30 20Z", "#b98452"), l("M17.500 20 L30.500 20", "#e5484d", 2.600), c(24, 29, 5, "#ffd54a", { "stroke-width": 1.700 }), c(14, 37.500, 3, "#ffd54a", { "stroke-width": 1.500 }), c(34, 37.500, 3, "#ffd54a", { "stroke-width": 1.500 })),
  tide: card("#2f6f9c", small(SIGNS.crystal, 13, 8, 0.460), l("M10 34 Q14 29 18 34 Q22 39 26 34 Q30 29 34 34 Q36 36.500 38 35", "#9be4f7", 2.800), l("M10 39.500 Q14 35 18 39.500 Q22 43 26 39.500 Q30 35 34 39.500 Q36 41.500 38 40.500", "#9be4f7", 2)),
  annihilation: card("#2a1f33", c(24, 24, 11.500, "#0d0912", { stroke: "#ff7a3d" }), c(24, 24, 6, "#ff7a3d", { stroke: "none" }), dot(24, 24, 3, "#fff1c4"), ...[20, 80, 140, 200, 260, 320].map((turn) => p("M22.500 7.500 L26.500 8.500 L25 12 L21.500 11Z", "#a59272", { transform: `rotate(${turn} 24 24)`, "stroke-width": 1.200 }))),
};

export const GOLEM_CARDS = {
  1: card("#d5dade", ...footprints(1)),
  2: card("#d5dade", ...footprints(2)),
  3: card("#d5dade", ...footprints(3)),
  stay: card("#d5dade", small(GOLEM, 10, 10, 0.580), box(12, 37.500, 24, 2.600, 1, "#e5484d")),
  centre: card("#d5dade", small(SIGNS.centre, 10, 10, 0.580)),
};
