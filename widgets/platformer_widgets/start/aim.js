/** The aim of the game: pictures drawn by the game's own board, a sentence each. */

import { h, keyed, text } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";

/**
 * The pictures are looked at, and the sentence under each says what it shows: the drawing is for the eyes alone.
 * @param {HTMLElement} parent
 * @param {{word: Function, link: {get: Function}}} context
 */
export function mountAim(parent, { word, link }) {
  const list = h("ol", { class: "pw-aimpictures" });
  const boards = new WeakMap();
  parent.append(list);

  function picture() {
    const drawing = h("div", { class: "pw-aimdrawing", inert: true, "aria-hidden": "true" });
    const node = h("li", {}, drawing, h("p", {}));
    const game = gameOf(link);
    boards.set(node, game.board(drawing, { word, send: () => false, game, live: false }));
    return node;
  }

  return {
    update(pictures) {
      keyed(list, pictures, (one) => `${link.get("game")}/${one.id}`, picture, (node, one) => {
        boards.get(node).update(one.view, { animate: false });
        text(node.lastChild, one.text);
      });
    },
  };
}
