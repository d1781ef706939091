/** What the characters have, beside the maze: lives, the Fate Crystal, keys, stun tokens, items; the event in force, the pool. */

import { attr, h, keyed, show, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { EVENTS } from "../drawing/events.js";
import { SIGNS } from "../drawing/signs.js";
import { character, item, shapes } from "../drawing/thing.js";
import { COLOURS } from "../maze/figures.js";

/** The signs of what a character has, each with its key. Pure. @param {object} one */
export function counted(one) {
  const hearts = Array.from({ length: one.most }, (_, index) => (index < one.lives ? "heart" : "lost"));
  const times = (sign, count) => Array.from({ length: count }, () => sign);
  return [...hearts, one.crystal ? "crystal" : "spent", ...times("key", one.keys), ...times("stun", one.stun)];
}

function panel(one) {
  const head = h("summary", {},
    h("span", { class: "lb-portrait" }),
    h("span", { class: "lb-who" }, h("strong", {}), h("span", { class: "pw-soft" }), h("span", { class: "lb-centre" })),
    h("span", { class: "lb-has", role: "img" }),
    h("span", { class: "lb-carried", role: "img" }));
  head.firstElementChild.style.borderColor = COLOURS[one.seat - 1];
  return h("li", {}, h("details", {}, head, h("ul", { class: "lb-things" })));
}

function fill(node, one) {
  const [portrait, who, has, carries] = node.querySelector("summary").children;
  const look = one.character?.id ?? one.letter;
  if (portrait.dataset.look !== look) {
    portrait.dataset.look = look;
    portrait.replaceChildren(one.character ? picture(character(look)) : h("b", { text: one.letter }));
  }
  attr(portrait, "data-tip", one.character ? `characters/${look}` : null);
  text(who.firstElementChild, one.character?.name ?? one.letter);
  text(who.children[1], one.named);
  text(who.lastElementChild, one.centre?.text ?? "");
  show(who.lastElementChild, Boolean(one.centre));
  attr(who.lastElementChild, "data-does", one.centre?.does ?? null);
  keyed(has, counted(one), (sign, index) => `${index}/${sign}`, (sign) => picture(SIGNS[sign], "lb-sign"));
  attr(has, "aria-label", one.text);
  attr(has, "title", one.text);
  // Seen without opening the card: what rivals carry decides whom one fights.
  keyed(carries, one.items, (thing) => thing.id, (thing) => picture(item(thing.id), "lb-sign"));
  show(carries, one.items.length > 0);
  const names = one.items.map((thing) => thing.name).join(", ");
  attr(carries, "aria-label", names || null);
  attr(carries, "title", names || null);
  const own = (one.character?.abilities ?? []).map((thing) => ({ ...thing, drawn: null }));
  const carried = one.items.map((thing) => ({ ...thing, drawn: item(thing.id) }));
  keyed(node.querySelector(".lb-things"), [...carried, ...own], (thing) => thing.id, (thing) => h("li", {}, thing.drawn && picture(thing.drawn, "lb-thing"), h("p", {}, h("strong", {}), h("span", {}))), (row, thing) => {
    attr(row, "data-tip", thing.drawn ? `items/${thing.id}` : null);
    text(row.querySelector("strong"), `${thing.name}. `);
    text(row.querySelector("span"), thing.text);
  });
}

export function mountPawns(parent) {
  const list = h("ul", { class: "lb-pawns" });
  const event = h("div", { class: "lb-event", hidden: true });
  const pool = h("p", { class: "lb-pool pw-soft" });
  parent.append(h("section", { class: "lb-beside" }, list, event, pool));
  return {
    update(view) {
      text(pool, view.pool?.text);
      show(event, Boolean(view.event));
      if (view.event && event.dataset.card !== view.event.told) {
        event.dataset.card = view.event.told;
        attr(event, "data-tip", `events/${view.event.id}`);
        event.replaceChildren(picture(EVENTS[view.event.id] ?? shapes("events", view.event.id), "lb-card"), h("p", {}, h("strong", { text: `${view.event.told} ` }), view.event.text));
      }
      keyed(list, view.pawns ?? [], (one) => String(one.seat), panel, (node, one) => {
        fill(node, one);
        const details = node.firstElementChild;
        // What one needs is open: whoever's turn it is, and people; one can open and shut them, until the turn changes.
        const turn = `${Boolean(one.active)}/${Boolean(one.open)}/${one.character?.id}`;
        if (details.dataset.turn !== turn) {
          details.dataset.turn = turn;
          details.open = Boolean(one.open);
        }
        attr(node, "aria-current", one.active ? "true" : null);
        node.classList.toggle("lb-deciding", Boolean(one.decides));
      });
    },
  };
}
