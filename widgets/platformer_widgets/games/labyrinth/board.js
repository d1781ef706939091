/** What Labyrinth gives the pages to mount. */

import { h } from "../../lib/dom.js";
import { picture } from "../../lib/shapes.js";
import { activity } from "./drawing/activities.js";
import { GOLEM } from "./drawing/golem.js";
import { character } from "./drawing/thing.js";
import { mountMaze } from "./maze/maze.js";
import { same } from "./maze/offers.js";
import { thing } from "./maze/thing.js";
import { card } from "./maze/tiles.js";
import { mountPawns } from "./beside/pawns.js";
import { mountStage } from "./beside/stage.js";

/** What an event sounds like. */
const SOUNDS = {
  rolled: "roll", "golem-card": "roll", laid: "step", moved: "step", jumped: "step", "golem-stepped": "step", fell: "fall",
  "lost-lives": "hit", "won-combat": "hit", pushed: "hit", stunned: "hit", died: "out", "sent-home": "out",
  "took-key": "chime", "took-item": "chime", "crystal-on": "chime",
};

/** Characters on both sides of the Golem, above the form of a new game. */
function parade() {
  const drawn = [...["swordmaster", "high-priestess"].map(character), GOLEM, ...["warlock", "rope-dancer"].map(character)];
  return h("div", { class: "pw-parade lb-parade", "aria-hidden": "true" }, ...drawn.map((one) => picture(one, "pw-portrait")));
}

/** @type {Partial<import("../../lib/games.js").Mounts>} */
const MOUNTS = {
  board: mountMaze,
  controls: mountStage,
  beside: mountPawns,
  lessonBeside: (near, _far, context) => mountPawns(near, context),
  thing,
  drawing: activity,
  face: (choice) => (choice.tile ? card(choice.tile) : null),
  art: parade,
  escape: (view) => (view.aiming ? { intent: "aim" } : null),
  end: (view) => (view.buttons ?? []).find((one) => one.action === "end")?.action,
  bots: (view) => (view.pawns ?? []).some((one) => one.bot),
  same,
  sounds: SOUNDS,
};

export default MOUNTS;
