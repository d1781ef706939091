/** The drawing of a thing of the box by its kind and id. */

import { g, picture } from "../../../lib/shapes.js";
import { EVENTS, GOLEM_CARDS } from "./events.js";
import { FIGHTERS } from "./fighters.js";
import { GOLEM } from "./golem.js";
import { ITEMS, OWN, TOKENS } from "./items.js";
import { SIGNS } from "./signs.js";
import { TRAPS } from "./traps.js";
import { STRANGER, WANDERERS } from "./wanderers.js";

/** The shapes of a character; of a stranger for a card of somebody's own. */
export const character = (id) => FIGHTERS[id] ?? WANDERERS[id] ?? STRANGER;

/** The shapes of an item; of a bundle while it lies face down. */
export const item = (id) => (id === "?" ? SIGNS.item : ITEMS[id] ?? OWN);

/** The shapes of a trap; of its back while it lies face down. */
export const trap = (id) => (id === "?" ? SIGNS.trap : TRAPS[id] ?? SIGNS.trap);

/** The shapes of an ability token. */
export const token = (id) => TOKENS[id] ?? OWN;

/** The shapes of a thing that is no tile; undefined for what is. Pure. */
export function shapes(kind, id) {
  switch (kind) {
    case "characters": return character(id);
    case "items": return item(id);
    case "traps": return trap(id);
    case "events": return EVENTS[id] ?? OWN;
    case "golem": return GOLEM_CARDS[id] ?? GOLEM;
    case "tokens": return token(id);
    case "signs": return SIGNS[id] ?? (id === "golem" ? GOLEM : undefined);
    default: return undefined;
  }
}

/** A drawing, moved and scaled so that its middle is at 0. @param {object[]} drawn @param {number} size its width */
export const centred = (drawn, size) => g({ transform: `scale(${size / 48}) translate(-24 -24)` }, ...drawn);

/** A small picture of a thing. */
export const icon = (drawn, className = "lb-icon") => picture(drawn, className);
