/** What one does in a turn, drawn for the price list of the lessons. */

import { s } from "../../../lib/dom.js";
import { draw, f, g, INK, l, p } from "../../../lib/shapes.js";
import { corridors, floor } from "../maze/tiles.js";
import { EVENTS } from "./events.js";
import { GOLEM } from "./golem.js";
import { ITEMS } from "./items.js";
import { SIGNS } from "./signs.js";
import { character, centred } from "./thing.js";
import { TRAPS } from "./traps.js";

/** An arrow from a point to another. */
const arrow = (x1, y1, x2, y2, bow = 0) => {
  const angle = Math.atan2(y2 - y1, x2 - x1) + (bow ? Math.sign(bow) * 0.6 : 0);
  const tip = (turn, far) => `${x2 - Math.cos(angle + turn) * far} ${y2 - Math.sin(angle + turn) * far}`;
  const line = `M${x1} ${y1}Q${(x1 + x2) / 2 + bow * 0.4} ${(y1 + y2) / 2 - Math.abs(bow)} ${x2} ${y2}`;
  return [l(line, INK, 8), l(line, "#ffe27a", 4.5), p(`M${x2 + Math.cos(angle) * 6} ${y2 + Math.sin(angle) * 6}L${tip(0.9, 12)}L${tip(-0.9, 12)}Z`, "#ffe27a")];
};

/** Shapes in a box of 100 by 100 around 0: at a place, so wide. */
const put = (shapes, x, y, size) => g({ transform: `translate(${x} ${y})` }, centred(shapes, size));
const tile = (rows, bridges = []) => [floor("tile"), corridors(rows, bridges)];
const straight = () => tile([[1, 4]]);
const bridge = () => tile([[0, 3], [1, 4]], [[0, 1]]);
const who = character("tracker");
const plus = [l("M24 10V38M10 24H38", INK, 14), l("M24 10V38M10 24H38", "#8fd070", 8)];
const die = [p("M8 8H40V40H8Z", "#fffdf4"), f("M15 15h6v6h-6ZM27 27h6v6h-6ZM27 15h6v6h-6ZM15 27h6v6h-6Z", INK)];
const safe = [p("M24 4 L42 10 Q42 34 24 45 Q6 34 6 10Z", "#6fb85a"), l("M14 24 L22 32 L35 15", "#fff", 5)];

/** Each as nodes below, then shapes above. */
const ACTIVITIES = {
  build: () => [straight(), [put(plus, 24, -22, 34)]],
  move: () => [straight(), [put(who, -22, -2, 42), ...arrow(2, 0, 30, 0)]],
  "risky-jump": () => [bridge(), [put(who, 12, -16, 36), ...arrow(4, 10, -22, 26), put(die, -26, -26, 30)]],
  "safe-jump": () => [bridge(), [put(who, 12, -16, 36), ...arrow(4, 10, -22, 26), put(safe, -26, -26, 30)]],
  rest: () => [[], [put(who, -10, 6, 66), put(SIGNS.stun, 28, -26, 34), ...arrow(30, -6, 36, 22)]],
  attack: () => [[], [put(who, -24, 6, 52), put(character("warlock"), 26, 6, 52), put(ITEMS.dagger, 0, -26, 40)]],
  trap: () => [straight(), [put(SIGNS.trap, 0, 0, 52)]],
  golem: () => [straight(), [put(GOLEM, -18, -2, 48), ...arrow(8, 0, 32, 0)]],
  event: () => [[], [put(EVENTS.tide, -14, 0, 74), put(EVENTS.truce, 14, 4, 74)]],
  crystal: () => [[], [put(SIGNS.spent, -26, 8, 46), ...arrow(-8, 4, 8, 4), put(SIGNS.crystal, 28, -2, 66)]],
  "pick-up": () => [[], [put(SIGNS.key, -16, -14, 56), put(ITEMS.lamp ?? SIGNS.item, 18, 18, 52)]],
  swap: () => [[], [put(ITEMS.rope, -20, 16, 48), put(ITEMS.dagger, 22, -16, 48), ...arrow(-24, -12, 2, -26, 6), ...arrow(24, 16, 2, 30, -6)]],
  "use-crystal": () => [[], [put(SIGNS.crystal, -16, -4, 74), put(die, 24, 20, 40)]],
  "free-combat": () => [straight(), [put(who, -20, -2, 42), put(character("warlock"), 20, -2, 42), put(die, 0, 26, 26)]],
};

/** The drawing of an activity by its name; null if there is none. @param {string} id */
export function activity(id) {
  const made = Object.hasOwn(ACTIVITIES, id) ? ACTIVITIES[id]() : null;
  if (!made) return null;
  const [below, above] = made;
  return draw(s("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true", focusable: "false" }, ...below), above);
}
