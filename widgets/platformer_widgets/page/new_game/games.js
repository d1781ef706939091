/** Which game: a button with a picture and a few sentences for each, and the choice kept in this browser for the next visit. */

import { attr, h, keyed, show, text, unique } from "../../lib/dom.js";
import { artOf } from "../../lib/games.js";
import { shelf } from "../../lib/shelf.js";

const KEY = "platformer-nb/game";

/** The game chosen at the last visit, or null. */
export function keptGame(store = shelf()) {
  try {
    return store.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} name of a game; "" forgets it */
export function keepGame(name, store = shelf()) {
  try {
    if (name) store.setItem(KEY, name);
    else store.removeItem(KEY);
  } catch {
    // It is asked for again at the next visit.
  }
}

/**
 * The game to begin with without a question: the one that the address names, else the kept one, if it is there still. Pure.
 * @param {{id: string}[]} choices
 * @param {string} chosen the page has it already
 * @param {string|null} kept
 * @param {string} [search] of the address
 * @returns {string|null} null: none, or it is chosen already
 */
export function firstGame(choices, chosen, kept, search = globalThis.location?.search ?? "") {
  const named = new URLSearchParams(search).get("game");
  return (!chosen && [named, kept].find((name) => choices.some((one) => one.id === name))) || null;
}

/**
 * Mount the list.
 * @param {HTMLElement} parent
 * @param {{word: Function, choose: (name: string) => void}} context
 */
export function mountGames(parent, { word, choose }) {
  const list = h("ul", { class: "pw-games", role: "list" });
  const root = h("nav", { class: "pw-panel pw-choosegame", hidden: true }, list);
  parent.append(root);
  return {
    root,
    /** @param {{id: string, name: string, about: string}[]} choices @param {boolean} visible */
    update(choices, visible) {
      show(root, visible);
      attr(root, "aria-label", word("choose-game"));
      keyed(list, choices, (one) => one.id, (one) => {
        const [name, about] = [unique("game"), unique("about")];
        const button = h("button", { type: "button", class: "pw-gamecard", "data-game": one.id, "aria-labelledby": name, "aria-describedby": about, onclick: () => {
          keepGame(one.id);
          choose(one.id);
        } }, h("span", { class: "pw-gameart", "aria-hidden": "true" }, artOf(one.id)), h("span", { class: "pw-gamename", id: name }), h("span", { class: "pw-gameabout", id: about }));
        return h("li", {}, button);
      }, (node, one) => {
        const [, name, about] = node.firstChild.children;
        text(name, one.name);
        text(about, one.about);
      });
    },
  };
}
