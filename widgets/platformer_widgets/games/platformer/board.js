/** What Platformer gives the pages to mount. */

import { buyable, mountEnemies, mountHeroes, mountShop } from "./beside/cards.js";
import { mountArtifacts } from "./beside/artifacts.js";
import { mountBoss } from "./beside/boss.js";
import { mountDice } from "./beside/dice.js";
import { mountEvent } from "./beside/event.js";
import { mountFaces, mountPosition } from "./beside/exam_position.js";
import { mountBeside, uncarded } from "./beside/lesson_beside.js";
import { picture } from "../../lib/shapes.js";
import { symbol } from "./drawing/symbols.js";
import { thing } from "./drawing/thing.js";
import { h } from "../../lib/dom.js";
import { mountBoard } from "./map/board.js";
import { same, steps } from "./meaning.js";
import { portrait } from "./map/figures.js";
import { way } from "./drawing/way.js";

/** Heroes, artifacts, Shop, Enemies and the Boss. */
function beside(parent, context) {
  const parts = [mountHeroes, mountArtifacts, mountShop, mountEnemies, mountBoss].map((mount) => mount(parent, { ...context, forward: true }));
  return {
    update(view) {
      for (const part of parts) part.update(view);
    },
  };
}

/** Heroes above the form of a new game. */
function parade() {
  const art = h("div", { class: "pw-parade", "aria-hidden": "true" });
  for (const card of ["sweety", "etorn", "angelo", "avvy"]) art.append(picture(portrait({ kind: "hero", card }), "pw-portrait"));
  return art;
}

/** What Escape lets go of: the figure that was chosen first, else the dice. Pure. */
function escape(view) {
  if (view.armed) return { intent: "point", at: view.armed.at };
  const dice = [...(view.dice ?? []), view.special];
  return view.selection?.text || dice.some((die) => die?.selected) ? { intent: "clear" } : null;
}

/** What an event sounds like. */
const SOUNDS = {
  rolled: "roll", rerolled: "roll", recovered: "roll", "boss-rolled": "roll",
  moved: "step", placed: "step", swapped: "step", spawned: "step", travelled: "step",
  fell: "fall", pushed: "hit", shoved: "hit", struck: "hit", wounded: "hit", trapped: "hit",
  took: "chime", looted: "chime", gained: "chime", defeated: "chime", fainted: "out",
};

/** @type {import("../../lib/games.js").Mounts} */
const MOUNTS = {
  keys: [["1 – 5", "help-dice"], ["6, S", "help-special"]],
  board: mountBoard,
  controls: mountDice,
  news: mountEvent,
  beside,
  lessonBeside: mountBeside,
  examHand: mountFaces,
  examBeside: mountPosition,
  thing,
  art: parade,
  way,
  escape,
  drawing: (id) => picture(symbol(id)),
  face: (choice) => (choice.symbol ? h("span", { class: "pw-keeps", "aria-hidden": "true" }, picture(symbol(choice.symbol))) : null),
  jump: (view, word) => (buyable(view).length ? { text: word("shop-jump", { n: buyable(view).length }), to: ".pw-offer:not(.pw-illegal)" } : null),
  end: (view) => (view.buttons ?? []).find((one) => one.action === "end")?.action,
  loose: uncarded,
  told: (view) => view.selection?.text,
  sounds: SOUNDS,
  bots: (view) => (view.heroes ?? []).some((hero) => hero.bot),
  steps,
  same,
};

export default MOUNTS;
