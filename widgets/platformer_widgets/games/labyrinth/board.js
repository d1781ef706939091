/** What Labyrinth gives the pages to mount. */

import { s } from "../../lib/dom.js";
import { golem } from "./maze/figures.js";
import { mountMaze } from "./maze/maze.js";
import { mountPawns } from "./beside/pawns.js";

/** What an event sounds like. */
const SOUNDS = {
  rolled: "roll", "golem-card": "roll", laid: "step", moved: "step", jumped: "step", "golem-stepped": "step", fell: "fall",
  "lost-lives": "hit", "won-combat": "hit", pushed: "hit", stunned: "hit", died: "out", "sent-home": "out",
  "took-key": "chime", "took-item": "chime", "crystal-on": "chime",
};

/** @type {Partial<import("../../lib/games.js").Mounts>} */
const MOUNTS = {
  board: mountMaze,
  beside: mountPawns,
  lessonBeside: (near, _far, context) => mountPawns(near, context),
  art: () => s("svg", { viewBox: "-24 -24 48 44", class: "lb-art", "aria-hidden": "true" }, golem()),
  end: (view) => (view.buttons ?? []).find((one) => one.action === "end")?.action,
  bots: (view) => (view.pawns ?? []).some((one) => one.bot),
  sounds: SOUNDS,
};

export default MOUNTS;
