/** The pawns and the Golem. Each seat has a colour and a shape of its own, and shows its letter. */

import { s } from "../../../lib/dom.js";
import { INK } from "../../../lib/shapes.js";

const COLOURS = ["#e2574c", "#4a8fe2", "#62b14a", "#c46bd6", "#f0a030", "#38b6ae"];
const HEADS = [
  "M-7 -9L0 -17L7 -9Z",
  "M-7 -9V-16H7V-9Z",
  "M-8 -9L-4 -17L0 -11L4 -17L8 -9Z",
  "M-6 -9A6 6 0 1 1 6 -9Z",
  "M-8 -12L0 -18L8 -12L5 -9H-5Z",
  "M-7 -9L-7 -15L0 -12L7 -15L7 -9Z",
];

/** A pawn around its foot. @param {number} seat from 1 */
export function pawn(seat, letter) {
  return s("g", {},
    s("path", { d: HEADS[seat - 1], fill: COLOURS[seat - 1], stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }),
    s("path", { d: "M-10 10C-10 -6 -6 -10 0 -10S10 -6 10 10Z", fill: COLOURS[seat - 1], stroke: INK, "stroke-width": 2 }),
    s("text", { x: 0, y: 7, "text-anchor": "middle", "font-size": 13, "font-weight": 800, fill: "#fff", stroke: INK, "stroke-width": 2.4, "paint-order": "stroke", text: letter }),
  );
}

/** The Golem: a heap of stones with eyes. */
export const golem = () => s("g", {},
  s("path", { d: "M-15 13L-17 -4L-10 -8L-11 -17L11 -17L10 -8L17 -4L15 13L6 13L4 5L-4 5L-6 13Z", fill: "#9aa1a8", stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round" }),
  s("path", { d: "M-10 -8H10M-8 -1L8 -2", stroke: INK, "stroke-width": 1.6 }),
  s("circle", { cx: -4, cy: -12, r: 2.4, fill: "#ff6b3d" }),
  s("circle", { cx: 4, cy: -12, r: 2.4, fill: "#ff6b3d" }),
);
