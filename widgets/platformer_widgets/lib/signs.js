/** Signs of the page itself: take back, do again, away with it, won, give away, what else there is, more of it. Box of 48 by 48. */

import { dot, f, l, mirror, p } from "./shapes.js";

const undo = [l("M18 8 L7 19 L18 30 M8 19 L29 19 Q41 19 41 30 Q41 41 28 41 L19 41", "currentColor", 4.6)];
const cross = [l("M12 12 L36 36 M36 12 L12 36", "currentColor", 5)];
const share = [l("M24 31 L24 7 M14 16 L24 6 L34 16 M15 21 L9 21 L9 42 L39 42 L39 21 L33 21", "currentColor", 4.6)];
const menu = [l("M9 13 L39 13 M9 24 L39 24 M9 35 L39 35", "currentColor", 4.6)];
const crown = [
  p("M7 38 L5 14 L16 24 L24 8 L32 24 L43 14 L41 38Z", "#f5b93f"),
  f("M10 34 L9 22 L16 28Z", "#ffe29a"),
  dot(24, 31, 3, "#d94b4b"), dot(14.500, 32, 2.2, "#4fc3dc"), dot(33.500, 32, 2.2, "#4fc3dc"),
];
const more = [l("M9 17 L24 32 L39 17", "currentColor", 5)];
const bars = (...xs) => xs.map((x) => l(`M${x} 11 L${x} 37`, "currentColor", 5));
const head = (x) => f(`M${x} 10 L${x + 16} 24 L${x} 38Z`, "currentColor");
const back = (...shapes) => [mirror(...shapes)];
const steps = {
  play: [f("M15 8 L39 24 L15 40Z", "currentColor")], pause: bars(17, 31),
  "action-next": [head(16)], "action-before": back(head(16)), "turn-next": [head(8), head(24)], "turn-before": back(head(8), head(24)),
  last: [head(12), ...bars(34)], first: back(head(12), ...bars(34)),
};

/** @type {Record<string, import("./shapes.js").Shape[]>} */
export const SIGNS = { __proto__: null, undo, redo: [mirror(...undo)], cross, crown, share, menu, more, ...steps };
