/** The enlarged card of a cell: its corridors, or the turnings of the tile in hand, each a button. */

import { attr, button, h, keyed, s, show, text } from "../../../lib/dom.js";
import { corners, gate, SIDE } from "./geometry.js";
import { card, corridors, floor } from "./tiles.js";

/**
 * @param {HTMLElement} parent
 * @param {{word: Function, choose: (action: string) => void, closed: () => void}} context
 */
export function mountChooser(parent, { word, choose, closed }) {
  const title = h("h3", { tabindex: "-1" });
  const list = h("div", { class: "lb-options" });
  const close = button({ class: "lb-close" }, () => hide(true), h("span", { text: "✕", "aria-hidden": "true" }));
  const node = h("section", { class: "lb-chooser", role: "group", hidden: true }, h("div", { class: "lb-chooserhead" }, title, close), list);
  parent.append(node);
  let at = null;
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    hide(true);
  });

  function hide(back) {
    const was = at;
    at = null;
    show(node, false);
    if (back && was) closed(was);
  }

  return {
    get at() {
      return at;
    },
    hide,
    /** Show the choices of a cell; without any, nothing more. */
    update(cell, offers) {
      if (!offers?.length) {
        if (at) hide(false);
        return;
      }
      const opened = at !== cell.id;
      at = cell.id;
      text(title, `${word("choose-there")} ${cell.id}`);
      attr(node, "aria-label", title.textContent);
      attr(close, "aria-label", word("close"));
      // The cell that is asked about stays in sight.
      node.classList.toggle("lb-atop", (cell.r ?? -1) > 0);
      keyed(list, offers, (one) => one.action, (one) => button({ class: "lb-option" }, () => choose(one.action), h("span", {}), h("span", {})), (item, one) => {
        item.classList.toggle("pw-illegal", !one.legal);
        item.firstElementChild.replaceChildren(picture(cell, one));
        text(item.lastElementChild, [one.text, one.warning].filter(Boolean).join(". "));
      });
      show(node, true);
      if (opened) list.querySelector("button")?.focus({ preventScroll: true });
    },
  };
}

/** The cell as it would be, with the tile that is laid or turned; or with the corridor that is meant lit. */
function picture(cell, one) {
  const laid = one.tile;
  const rows = laid ? laid.corridors : cell.corridors.map((way) => way.edges);
  const svg = laid ? card(laid) : s("svg", { viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, class: "lb-card", "aria-hidden": "true" }, floor(cell.kind), corridors(rows, cell.bridges));
  const lit = cell.corridors?.find((way) => way.id === one.at);
  for (const edge of lit && rows.length > 1 ? lit.edges : []) {
    const { x, y } = gate(edge, SIDE * 0.62);
    svg.append(s("circle", { cx: x, cy: y, r: 8, class: "lb-litdot" }));
  }
  svg.append(s("polygon", { points: corners(SIDE - 2), fill: "none", stroke: "#ffe27a", "stroke-width": 3 }));
  return svg;
}
