/** The pictures of a step that only tells: parts of a board, and rows of the game's own drawings, each with its words. */

import { h, keyed, show, text } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";
import { say } from "../lib/prose.js";

/**
 * The words under a picture say what it shows: the drawing is for the eyes alone.
 * @param {HTMLElement} parent
 * @param {{word: Function, link: {get: Function}}} context
 */
export function mountPictures(parent, { word, link }) {
  const list = h("ul", { class: "pw-steppictures" });
  const rows = h("div", { class: "pw-signrows" });
  const root = h("div", { class: "pw-pictures", hidden: true }, list, rows);
  const boards = new WeakMap();
  parent.append(root);

  function picture() {
    const drawing = h("div", { class: "pw-stepdrawing", inert: true, "aria-hidden": "true" });
    const node = h("li", {}, drawing, h("p", {}));
    const game = gameOf(link);
    boards.set(node, game.board(drawing, { word, send: () => false, game, live: false }));
    return node;
  }

  function sign({ id }) {
    const game = gameOf(link);
    return h("li", {}, game.drawing(id), h("span", {}));
  }

  return {
    /** @param {{view: object|null, pictures: object[], signs: object[]}|null} shown */
    update(shown) {
      parent.classList.toggle("pw-pictured", Boolean(shown));
      show(root, Boolean(shown));
      keyed(list, shown?.pictures ?? [], (one) => `${link.get("game")}/${one.id}/${one.close}`, picture, (node, one) => {
        node.classList.toggle("pw-whole", !one.close.length);
        boards.get(node).update(shown.view, { animate: false, close: one.close });
        say(node.lastChild, one.text);
      });
      keyed(rows, shown?.signs ?? [], (row) => `${link.get("game")}/${row.id}`, () => h("section", {}, h("h3", {}), h("ul", { class: "pw-signrow" })), (node, row) => {
        text(node.firstChild, row.title);
        keyed(node.lastChild, row.of, (one) => one.id, sign, (item, one) => text(item.lastChild, one.text));
      });
    },
  };
}
