/** The tile in hand over a cell: turned by buttons, arrow keys, R or the wheel, and laid as it is seen. */

import { attr, button, h, show, text } from "../../../lib/dom.js";
import { card } from "./tiles.js";

/** A wheel turns the tile no more than so often, in milliseconds. */
const NOTCH = 140;

/** The choice after so many steps, round and round. Pure. */
export const stepped = (index, by, count) => (index + by + count) % count;

/**
 * Where to begin: how the tile lies already, else the first way that is possible; in a lesson, which asks for just that, as it was drawn. Pure.
 * @param {object[]} offers
 * @param {string|null} was
 * @param {boolean} [learning]
 */
export function first(offers, was, learning = false) {
  const same = offers.findIndex((one) => one.action === was);
  const legal = learning ? 0 : offers.findIndex((one) => one.legal);
  return same >= 0 ? same : Math.max(0, legal);
}

/**
 * @param {HTMLElement} parent
 * @param {{word: Function, choose: (action: string) => void, preview: (offer?: object) => void}} context
 */
export function mountTurner(parent, { word, choose, preview }) {
  const picture = h("div", { class: "lb-turned", "aria-hidden": "true" });
  const arrow = (by, sign) => button({ class: "lb-turn", "data-steps": "" }, () => turn(by), h("span", { text: sign, "aria-hidden": "true" }));
  const [left, right] = [arrow(-1, "↺"), arrow(1, "↻")];
  const [told, opens, only] = [h("span"), h("span", { class: "pw-hush" }), h("span", { class: "pw-hush" })];
  const status = h("p", { class: "lb-turntold", "aria-live": "polite", "aria-atomic": "true" }, told, " ", opens, " ", only);
  const lay = button({ class: "lb-option pw-primary" }, () => choose(offers[index].action));
  const help = h("p", { class: "pw-soft lb-turnhelp" });
  const node = h("div", { class: "lb-turner", hidden: true }, h("div", { class: "lb-turnrow" }, left, picture, right), status, lay, help);
  parent.append(node);
  let offers = [];
  let index = 0;
  let last = 0;
  let asks = false;

  node.addEventListener("wheel", (event) => {
    event.preventDefault();
    const now = performance.now();
    if (now - last < NOTCH || !event.deltaY) return;
    last = now;
    turn(Math.sign(event.deltaY));
  }, { passive: false });

  function turn(by) {
    const before = only.textContent;
    index = stepped(index, by, offers.length);
    draw();
    // Nothing looks otherwise: that is read out, at each press anew.
    if (offers.length === 1) text(only, before === word("turned-only") ? `${before}\u00a0` : word("turned-only"));
  }

  function draw() {
    const one = offers[index];
    picture.replaceChildren(card(one.tile));
    text(told, `${one.lies} ${one.joins}`);
    text(opens, one.opens);
    text(only, "");
    const barred = !one.legal && !asks;
    text(lay, barred ? word("lay-barred") : [word("lay-here"), one.warning].filter(Boolean).join(". "));
    lay.classList.toggle("pw-illegal", barred);
    node.classList.toggle("lb-barred", barred);
    preview(one);
  }

  return {
    /** Whether the key turned the tile. @param {string} key */
    key(key) {
      const by = { ArrowLeft: -1, ArrowRight: 1, r: 1, R: -1 }[key];
      if (!offers.length || !by) return false;
      turn(by);
      return true;
    },
    rest: () => lay,
    /**
     * @param {object[]} given the turnings; none: it is put away
     * @param {boolean} opened whether the card has just been opened
     * @param {boolean} learning whether a lesson asks how the tile has to lie: then nothing tells it before it is laid
     */
    update(given, opened, learning) {
      asks = learning;
      const was = opened ? null : offers[index]?.action ?? null;
      offers = [...given].sort((a, b) => (a.turning ?? 0) - (b.turning ?? 0));
      show(node, offers.length > 0);
      if (!offers.length) return;
      index = first(offers, was, learning);
      attr(left, "aria-label", word("turn-left"));
      attr(right, "aria-label", word("turn-right"));
      for (const one of [left, right]) show(one, offers.length > 1);
      text(help, word("turn-help"));
      draw();
    },
  };
}
