/** The enlarged card of a cell: its corridors with what lies there and can be done, or the tile in hand, to be turned. */

import { attr, button, h, keyed, s, show, still, text } from "../../../lib/dom.js";
import { gate, SIDE } from "./geometry.js";
import { rows, turnings } from "./offers.js";
import { whole } from "./tiles.js";
import { mountTurner } from "./turner.js";

/** What one most often means by a press on a corridor. */
const FIRST = new Set(["move", "step-golem", "push"]);

/**
 * @param {HTMLElement} parent
 * @param {{word: Function, choose: (action: string) => void, tried: (at: string) => void, closed: (at: string) => void, standing: (cell: object) => Node[], preview: (cell: object|null, offer?: object) => void}} context
 *   `tried`: a corridor was pressed where nothing is offered; `standing` draws the figures of a cell; `preview` shows a tile as it would lie
 */
export function mountChooser(parent, { word, choose, tried, closed, standing, preview }) {
  const title = h("h3", { tabindex: "-1" });
  const large = h("div", { class: "lb-large", "aria-hidden": "true" });
  const list = h("div", { class: "lb-options" });
  const close = button({ class: "lb-close" }, () => hide(true), h("span", { text: "✕", "aria-hidden": "true" }));
  const node = h("section", { class: "lb-chooser", role: "group", hidden: true }, h("div", { class: "lb-chooserhead" }, title, close), large);
  const turner = mountTurner(node, { word, choose, preview: (offer) => preview(shown, offer) });
  node.append(list);
  parent.append(node);
  let at = null;
  let shown = null;
  node.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide(true);
    else if (!turner.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  function hide(back) {
    const was = at;
    at = null;
    if (back && was) closed(was);
    show(node, false);
    preview(null);
  }

  const option = (act, ...inner) => button({ class: "lb-option" }, act, ...inner);

  function make(row) {
    if (row.told !== undefined) return h("p", { class: "lb-way" });
    if (row.at) return option(() => tried(row.at), h("span", {}));
    return option(() => choose(row.offer.action), h("span", { "aria-hidden": "true" }), h("span", {}));
  }

  function fill(cell, offers, small, tryit, own) {
    keyed(list, rows(cell, offers, small, tryit, own), (row) => row.id, make, (item, row) => {
      if (row.told !== undefined) return text(item, row.told);
      if (row.at) return text(item.firstElementChild, word(tryit, { at: row.at }));
      item.classList.toggle("pw-illegal", !row.offer.legal);
      // By it what would happen is asked about.
      attr(item, "data-action", row.offer.action);
      item.classList.toggle("pw-primary", Boolean(row.offer.legal) && FIRST.has(row.offer.verb));
      item.firstElementChild.replaceChildren(...(small ? [] : [lit(cell, row.offer)]));
      return text(item.lastElementChild, [row.offer.text, row.offer.warning].filter(Boolean).join(". "));
    });
  }

  return {
    node,
    get at() {
      return at;
    },
    hide,
    /** Where the card covers the end of the window, a cell that it would cover is scrolled above it. @param {HTMLElement|undefined} cell */
    spare(cell) {
      const card = node.getBoundingClientRect();
      if (!cell || node.hidden || getComputedStyle(node).position !== "fixed" || card.left > 0) return;
      cell.style.scrollMarginBottom = `${innerHeight - card.top + 12}px`;
      cell.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
      cell.style.scrollMarginBottom = "";
    },
    /** Show the card of a cell; where there is nothing to tell or to choose, nothing more. @param {object|null} cell @param {object[]} [offers] @param {boolean} [small] @param {string} [tryit] the key of what a corridor without a choice says; "": nothing @param {boolean} [learning] in a lesson @param {string} [own] where the active pawn stands */
    update(cell, offers = [], small = false, tryit = "try-here", learning = false, own = undefined) {
      if (!cell || (!offers.length && !(small && cell.corridors.length))) {
        if (at) hide(false);
        return;
      }
      const opened = at !== cell.id;
      at = cell.id;
      shown = cell;
      const turns = turnings(offers);
      text(title, offers.length ? `${word("choose-there")} ${cell.id}` : cell.id);
      attr(node, "aria-label", title.textContent);
      attr(close, "aria-label", word("close"));
      // The cell that is asked about stays in sight.
      node.classList.toggle("lb-atop", (cell.r ?? -1) > 0);
      node.classList.toggle("lb-sheet", small);
      show(large, small && !turns);
      if (small && !turns) {
        const svg = whole(cell, null);
        svg.append(...standing(cell));
        large.replaceChildren(svg);
      }
      turner.update(turns ? offers : [], opened, learning);
      fill(cell, turns ? [] : offers, small, tryit, own);
      show(node, true);
      if (opened) (turns ? turner.rest() : list.querySelector("button") ?? title)?.focus({ preventScroll: true });
    },
  };
}

/** The cell with the corridor that is meant lit. */
function lit(cell, offer) {
  const svg = whole(cell, offer.tile);
  const way = cell.corridors?.find((one) => one.id === offer.at);
  for (const edge of way && cell.corridors.length > 1 ? way.edges : []) {
    const { x, y } = gate(edge, SIDE * 0.62);
    svg.append(s("circle", { cx: x, cy: y, r: 8, class: "lb-litdot" }));
  }
  return svg;
}
