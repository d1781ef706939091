/** The way through the lessons: Ladders up the tower, Sweety where the learner is, Medusa at the top. */

import { boss } from "./bosses.js";
import { HEROES } from "./heroes.js";
import { INK, l, picture } from "../../../lib/shapes.js";
import { theme } from "./themes.js";

function ladder() {
  const look = theme("forest");
  const rungs = [6, 15, 24, 33, 42].flatMap((y) => [l(`M15 ${y} L33 ${y}`, INK, 5), l(`M15 ${y} L33 ${y}`, look.woodLight, 2.6)]);
  const rails = "M14 -2 L14 50 M34 -2 L34 50";
  return picture([...rungs, l(rails, INK, 5.6), l(rails, look.wood, 3.2)], "pw-wayup");
}

/** @type {{up: () => Node, here: () => Node, top: () => Node}} */
export const way = {
  up: ladder,
  here: () => picture(HEROES.sweety, "pw-wayhere"),
  top: () => picture(boss("medusa"), "pw-waytop"),
};
