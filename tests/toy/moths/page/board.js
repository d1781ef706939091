/** The lamp and the moths around it. What can be done stands in the page's own buttons. */

import { attr, h, keyed, s, text } from "../../lib/dom.js";

const WING = "M32 34 C10 2 -6 22 10 36 C-2 50 14 62 32 38 C50 62 66 50 54 36 C70 22 54 2 32 34 Z";

/** A moth, drawn. */
function moth() {
  const body = s("ellipse", { cx: 32, cy: 36, rx: 3, ry: 14, class: "mo-body" });
  return s("svg", { viewBox: "0 0 64 64", class: "mo-moth", "aria-hidden": "true" }, s("path", { d: WING }), body);
}

/** One moth with what it has; the wings are a picture with a sentence. */
function row() {
  const parts = ["h3", "p", "p", "p"].map((tag) => h(tag));
  parts[2].className = "mo-wings";
  attr(parts[2], "role", "img");
  return h("li", {}, moth(), h("div", {}, ...parts));
}

function mountBoard(parent) {
  const [night, lamp, deck] = ["mo-night", "mo-lamp", "mo-deck"].map((name) => h("p", { class: name }));
  const moths = h("ul", { class: "mo-moths" });
  const node = h("section", { class: "mo-board", tabindex: "-1" }, night, lamp, moths, deck);
  parent.append(node);
  return {
    node,
    attend: () => node.focus({ preventScroll: true }),
    label: () => undefined,
    update(view) {
      text(night, view.night);
      text(lamp, view.lamp?.text);
      lamp.classList.toggle("mo-lit", Boolean(view.lamp?.lit));
      text(deck, view.deck);
      keyed(moths, view.moths ?? [], (_, index) => String(index), row, (item, one) => {
        const [name, dust, wings, choice] = item.querySelectorAll("h3, p");
        text(name, one.name);
        text(dust, one.dust);
        attr(wings, "aria-label", one.said);
        keyed(wings, one.wings, (wing, index) => `${index}/${wing}`, (wing) => h("span", { text: wing || "?" }));
        text(choice, one.choice);
        attr(item, "aria-current", one.deciding ? "true" : null);
      });
      return Promise.resolve();
    },
  };
}

export default {
  board: mountBoard,
  art: moth,
  sounds: { lit: "roll", drew: "step", revealed: "hit", won: "chime" },
  bots: (view) => (view.moths ?? []).some((one) => one.bot),
};
