/** The map as the board of a game. */

import { picture } from "../../../lib/shapes.js";
import { concern } from "./concern.js";
import { mountMap } from "./map.js";
import { mountNames } from "./names.js";

/**
 * @param {HTMLElement} parent
 * @param {import("../../../lib/games.js").Context & {names?: "inside"|"around"}} context
 * @returns {import("../../../lib/games.js").Board}
 */
export function mountBoard(parent, context) {
  const names = context.names === "around" ? mountNames(parent, context.live) : null;
  const map = mountMap(names?.middle ?? parent, { ...context, named: context.names === "inside" });
  return {
    node: map.node,
    update(view, how) {
      names?.update(view);
      return map.update(view, how);
    },
    attend: (view) => map.focus(view.figures.find((figure) => figure.active)?.at ?? undefined),
    next: () => map.next(),
    sign: (why) => picture(concern(why)),
    ghost: (answer) => map.ghost(answer),
    label: (view, at) => view.map.cells.find((cell) => cell.id === at)?.label,
  };
}
