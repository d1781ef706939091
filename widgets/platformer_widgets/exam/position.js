/** A position that is judged: the board to look at, and what is true of it. */

import { h, keyed, text } from "../lib/dom.js";

/** The exam's own fixed words. */
const own = ({ word }) => (key) => word(`exam-${key}`);

/**
 * The board. Its Spaces can be walked through by the arrows and pressed: a line then tells what is there.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountLookout(parent, context) {
  const fixed = own(context);
  const told = h("p", { class: "pw-soft pw-look" });
  let view = null;
  let pressed = null;
  const look = ({ at }) => {
    pressed = at;
    tell();
  };
  const tell = () => text(told, board.label(view, pressed) ?? fixed("look"));
  const board = context.game.board(parent, { ...context, names: "around", send: look, live: true });
  parent.append(told);
  return {
    /** Draw a view, with some Spaces lit up as a hint or as refused; another question forgets which Space was pressed. */
    update(next, lit, fresh, as) {
      view = next;
      if (fresh) pressed = null;
      tell();
      board.update(next, { lit, as });
    },
  };
}

/**
 * What the verdict depends on besides the board: the moment, what is in hand, and what the game has beside the board.
 * @param {HTMLElement} near what decides most questions
 * @param {HTMLElement} far what decides some
 * @param {import("../lib/games.js").Context} context
 */
export function mountPosition(near, far, context) {
  const fixed = own(context);
  const hand = context.game.examHand(near, context);
  const title = h("h3", {});
  const facts = h("ul", { class: "pw-facts" });
  near.append(h("section", { class: "pw-panel" }, title, facts));
  const beside = context.game.examBeside(near, far, context);
  return {
    update(view) {
      text(title, fixed("position"));
      keyed(facts, view.exam.facts, (_fact, index) => String(index), () => h("li", {}), (node, fact) => text(node, fact));
      hand.update(view);
      beside.update(view);
    },
  };
}
