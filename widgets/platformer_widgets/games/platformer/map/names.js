/** What Spaces are called, around the map: lessons and the exam speak of c2. */

import { h, keyed } from "../../../lib/dom.js";
import { CELL, corner, drawnOf, layout, name } from "./geometry.js";

/**
 * The names of the columns and Rows around a map that is put into `middle`.
 * @param {HTMLElement} parent
 * @param {boolean} [live] as the map's
 */
export function mountNames(parent, live) {
  const rows = h("div", { class: "pw-rownames", "aria-hidden": "true" });
  const columns = h("div", { class: "pw-columnnames", "aria-hidden": "true" });
  const middle = h("div", {});
  parent.append(h("div", { class: "pw-named" }, rows, middle, columns));
  return {
    middle,
    update({ map }) {
      const plan = layout(drawnOf(map, live));
      parent.style.setProperty("--pw-columns", map.width);
      const side = [...plan.top.keys()];
      keyed(rows, side, String, (row) => h("span", { text: row }), (node, row) => {
        node.style.top = `${((plan.top.get(row) + CELL / 2) / plan.height) * 100}%`;
      });
      keyed(columns, [...Array(map.width).keys()], String, (column) => h("span", { text: name(column, 1)[0] }), (node, column) => {
        node.style.left = `${((corner(plan, name(column, map.rows[0])).x + CELL / 2) / plan.width) * 100}%`;
      });
    },
  };
}
