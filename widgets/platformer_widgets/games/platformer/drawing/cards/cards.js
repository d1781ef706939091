/** The drawing of each card by its id. */

import { ARTIFACTS } from "./artifacts.js";
import { ATTACKS } from "./attacks.js";
import { EVENTS } from "./events.js";
import { ITEMS } from "./items.js";
import { POTIONS } from "./potions.js";
import { KINDS } from "../tokens.js";

/**
 * The drawing of a card; of its kind, where somebody's own card has none.
 * @param {string} id
 * @param {"item"|"potion"|"artifact"|"event"} kind
 */
export function card(id, kind) {
  return ITEMS[id] ?? POTIONS[id] ?? ARTIFACTS[id] ?? EVENTS[id] ?? ATTACKS[id] ?? KINDS[kind];
}
