/** Why a Space is marked, each by a shape, a colour and a sign of its own: a refusal, a hint, a choice, what somebody expects. */

import { box, c, INK, l } from "../../../lib/shapes.js";
import { CELL } from "./geometry.js";

const EDGE = 3;
const FAR = CELL - EDGE;
const ARM = 13;
const CORNERS = [[EDGE, EDGE, 1, 1], [FAR, EDGE, -1, 1], [FAR, FAR, -1, -1], [EDGE, FAR, 1, -1]].map(([x, y, right, down]) => `M${x + right * ARM} ${y} H${x} V${y + down * ARM}`).join(" ");

/** A disc in the upper right corner with a sign on it. */
const badge = (colour, d, more) => [c(FAR - 6, EDGE + 6, 7.5, colour, { stroke: "#fff", "stroke-width": 1.6 }), l(d, "#fff", 2.2, more)];

const LOOKS = {
  /** Dashes all round, and a cross. */
  refused: [
    box(2, 2, CELL - 4, CELL - 4, 7, "none", { stroke: "#fff", "stroke-width": 5 }),
    box(2, 2, CELL - 4, CELL - 4, 7, "none", { stroke: "#c8102e", "stroke-width": 3, "stroke-dasharray": "7 4" }),
    ...badge("#c8102e", `M${FAR - 9} ${EDGE + 3} l6 6 m0 -6 l-6 6`),
  ],
  /** A ring, and a letter i. */
  hint: [
    c(CELL / 2, CELL / 2, CELL / 2 - 4, "none", { stroke: "#fff", "stroke-width": 6 }),
    c(CELL / 2, CELL / 2, CELL / 2 - 4, "none", { stroke: "#1d4fb8", "stroke-width": 3.4 }),
    ...badge("#1d4fb8", `M${FAR - 6} ${EDGE + 5.6} v4.6 M${FAR - 6} ${EDGE + 2} v0.2`),
  ],
  /** A frame in one piece, and a tick: what was chosen first. */
  chosen: [
    box(2.500, 2.500, CELL - 5, CELL - 5, 8, "none", { stroke: INK, "stroke-width": 6.4 }),
    box(2.500, 2.500, CELL - 5, CELL - 5, 8, "none", { stroke: "#ffe27a", "stroke-width": 3.6 }),
    ...badge("#1f6b3a", `M${FAR - 9.5} ${EDGE + 6} l2.6 2.8 l4.4 -5.2`),
  ],
  /** Four corners, and a question mark. */
  guess: [
    l(CORNERS, "#fff", 6.4),
    l(CORNERS, "#7a2fa8", 3.6),
    ...badge("#7a2fa8", `M${FAR - 8.4} ${EDGE + 4} q0 -2.6 2.4 -2.6 q2.4 0 2.4 2.2 q0 1.6 -2.4 2.6 v1 m0 2.4 v0.2`, { "stroke-width": 1.8 }),
  ],
};

/**
 * How a Space looks that is marked for this reason.
 * @param {"refused"|"hint"|"chosen"|"guess"} kind
 * @returns {import("../../../lib/shapes.js").Shape[]}
 */
export const concern = (kind) => LOOKS[kind] ?? LOOKS.refused;
