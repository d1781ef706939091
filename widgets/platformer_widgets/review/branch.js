/** The way back from a branch to the game that it has come of; this browser keeps which one that is. */

import { button, h, show, text } from "../lib/dom.js";
import { shelf } from "../lib/shelf.js";

const KEY = (game) => `platformer-nb/${game}/branches`;
/** So many branches are known at most; of more the oldest is forgotten. */
export const MOST = 40;

function known(game, store) {
  try {
    const found = JSON.parse(store.getItem(KEY(game)));
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** Keep of which game a game is a branch. @param {string} game @param {string} id @param {string} source the id of that game */
export function noteBranch(game, id, source, store = shelf()) {
  try {
    store.setItem(KEY(game), JSON.stringify([...known(game, store).filter(([one]) => one !== id), [id, source]].slice(-MOST)));
  } catch {
    // Where nothing is kept there is no way back but the list of games.
  }
}

/** The id of the game that this one is a branch of; null: of none that is known. @param {string} game @param {string|null} id */
export const sourceOf = (game, id, store = shelf()) => known(game, store).find(([one]) => one === id)?.[1] ?? null;

/**
 * The way back, beside the headline of a table.
 * @param {HTMLElement} parent
 * @param {{word: Function, branch?: {known: () => boolean, back: () => void}}} context `branch`: whether the game it has come of is kept, and the way there
 */
export function mountWayBack(parent, { word, branch }) {
  const says = h("span", {});
  const back = button({ class: "pw-quiet" }, () => branch.back());
  const root = h("p", { class: "pw-wayback", hidden: true }, says, " ", back);
  if (branch) parent.append(root);
  const kept = () => show(root, Boolean(branch?.known()));
  kept();
  return {
    /** What is kept has changed. */
    kept,
    update() {
      text(says, word("branch-is"));
      text(back, word("back-to-game"));
    },
  };
}
