/** The pawns and the Golem on the maze. Each seat has a colour of its own, each character a drawing of its own. */

import { s } from "../../../lib/dom.js";
import { draw, INK } from "../../../lib/shapes.js";
import { GOLEM } from "../drawing/golem.js";
import { centred, character } from "../drawing/thing.js";

/** The colours of the seats. */
export const COLOURS = ["#e5484d", "#3f8fe0", "#f0b429", "#4fb36a", "#b565d8", "#38b6ae"];

/** Half the width of a pawn. */
export const RADIUS = 20;

/** A pawn around its middle: the character on a base in the colour of the seat. @param {{seat: number, character: {id: string}|null, letter: string, centre?: {does: "wins"|"blocks"}|null}} one `centre`: what it does on the centre tile */
export function pawn({ seat, character: who, letter, centre }) {
  const node = bare(seat, who, letter);
  if (centre) node.append(badge(centre.does));
  return node;
}

function bare(seat, who, letter) {
  const node = s("g", {},
    s("ellipse", { cx: 0, cy: 18, rx: 17, ry: 5, fill: "rgb(0 0 0 / 35%)" }),
    s("circle", { cx: 0, cy: 0, r: RADIUS, fill: "#fff6e2", stroke: INK, "stroke-width": 1.5 }),
    s("circle", { cx: 0, cy: 0, r: RADIUS - 2, fill: "#fff6e2", stroke: COLOURS[seat - 1], "stroke-width": 4 }));
  if (who) return draw(node, [centred(character(who.id), 32)]);
  node.append(s("text", { x: 0, y: 6, "text-anchor": "middle", "font-size": 17, "font-weight": 800, fill: INK, text: letter }));
  return node;
}

/** The badge of whoever is about to win on the centre tile, or stands in the way of others there. @param {"wins"|"blocks"} does */
export function badge(does) {
  const inner = does === "wins"
    ? s("path", { d: "M0 -6L1.8 -2L6 -1.8L2.8 1L3.8 5.2L0 2.9L-3.8 5.2L-2.8 1L-6 -1.8L-1.8 -2Z", fill: "#f7c948", stroke: INK, "stroke-width": 1 })
    : s("path", { d: "M-5 0H5", stroke: "#fff", "stroke-width": 3.4 });
  return s("g", { transform: "translate(15 -15)", class: `lb-badge lb-${does}` },
    s("circle", { cx: 0, cy: 0, r: 9, fill: does === "wins" ? "#fff6e2" : "#c2283a", stroke: INK, "stroke-width": 1.5 }), inner);
}

/** The Golem. */
export const golem = () => draw(s("g", {}, s("ellipse", { cx: 0, cy: 20, rx: 21, ry: 5, fill: "rgb(0 0 0 / 40%)" })), [centred(GOLEM, 48)]);
