/** The gallery: every thing of the box by kind, filtered by its kind and by words; arrows go from thing to thing. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { ruleTag } from "../table/reasons.js";

/** After the last key this time passes before the search. */
export const PAUSE = 200;

/**
 * The things to show, kind by kind. Pure.
 * @param {{kinds: {id: string, name: string}[], things: {key: string, kind: string, count: number}[]}} box
 * @param {string} kind only this kind; "": all
 * @param {Set<string>|null} found only these; null: all
 */
export function shelves({ kinds, things }, kind, found) {
  return kinds
    .filter((one) => !kind || one.id === kind)
    .map((one) => ({ ...one, things: things.filter((thing) => thing.kind === one.id && (!found || found.has(thing.key))) }))
    .filter((one) => one.things.length);
}

/** How many things of a kind are in the box. Pure. */
export const total = (things, kind) => things.reduce((sum, thing) => (thing.kind === kind ? sum + thing.count : sum), 0);

/** Where a key leads from thing to thing; null: nowhere. Pure. @param {number} here @param {number} most @param {string} key */
export function stepTo(here, most, key) {
  const next = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1, Home: 0, End: most - 1 }[key];
  return next === undefined || most < 1 ? null : Math.max(0, Math.min(most - 1, next));
}

/**
 * Mount the gallery.
 * @param {HTMLElement} parent
 * @param {{word: Function, lookUp: Function, draw: Function, find: (query: string) => void, linkTo: (key: string) => string}} context
 */
export function mountGallery(parent, { word, lookUp, draw, find, linkTo }) {
  const id = unique("gallery");
  const field = h("input", { type: "search", id: `${id}-field`, maxlength: "100", autocomplete: "off", spellcheck: "false" });
  const label = h("label", { for: field.id });
  const chips = h("div", { class: "pw-boxkinds", role: "group" });
  const count = h("p", { class: "pw-soft", role: "status" });
  const list = h("div", { class: "pw-shelves" });
  parent.append(h("div", { class: "pw-field pw-boxfind" }, label, field), chips, count, list);
  let box = { kinds: [], things: [] };
  let kind = "";
  let query = "";
  let found = null;
  let home = "";
  let timer = 0;

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });

  function ask() {
    query = field.value.trim();
    if (query) return find(query);
    found = null;
    fill();
  }

  const cards = () => [...list.querySelectorAll(".pw-thing")];
  const linkOf = (card) => card.querySelector(".pw-thingname");

  /** One thing is in the tab order, with its rules; the arrows lead to the others. */
  function rove(key) {
    const all = cards();
    const now = all.find((card) => card.dataset.key === key) ?? all[0];
    home = now?.dataset.key ?? "";
    for (const card of all) for (const node of card.querySelectorAll("a, button")) attr(node, "tabindex", card === now ? "0" : "-1");
  }

  list.addEventListener("focusin", (event) => rove(event.target.closest(".pw-thing")?.dataset.key));
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = cards();
    const here = all.indexOf(event.target.closest(".pw-thing"));
    const there = here < 0 ? null : stepTo(here, all.length, event.key);
    if (there === null) return;
    event.preventDefault();
    event.stopPropagation();
    linkOf(all[there]).focus();
  });

  function card(thing) {
    const rules = h("p", { class: "pw-thingrules" }, ...thing.rules.map((rule) => ruleTag(lookUp, rule)));
    return h("li", { class: "pw-thing", "data-key": thing.key },
      h("div", { class: "pw-thingart" }, draw(thing, "pw-thingpicture")),
      h("div", { class: "pw-thingsays" },
        h("h4", {}, h("a", { class: "pw-thingname", href: linkTo(thing.key), text: thing.name })),
        thing.numbers.length ? h("p", { class: "pw-soft", text: thing.numbers.join(" · ") }) : null,
        ...thing.texts.map((says) => h("p", { text: says })),
        thing.count > 1 ? h("p", { class: "pw-soft", text: word("box-count", { n: thing.count }) }) : null,
        rules));
  }

  function fill() {
    text(label, word("box-find"));
    attr(chips, "aria-label", word("box-kinds"));
    keyed(chips, [{ id: "", name: word("box-all") }, ...box.kinds], (one) => one.id, (one) => button({ class: "pw-boxkind" }, () => {
      kind = one.id;
      fill();
    }), (node, one) => {
      text(node, one.name);
      attr(node, "aria-pressed", String(one.id === kind));
    });
    const shown = shelves(box, kind, found);
    const most = shown.reduce((sum, one) => sum + one.things.length, 0);
    text(count, box.things.length ? word(most ? "box-found" : "box-none", { n: most }) : "");
    keyed(list, shown, (one) => one.id, () => h("section", {}, h("div", { class: "pw-row" }, h("h3", {}), h("span", { class: "pw-soft" })), h("ul", { class: "pw-things" })), (node, one) => {
      const [name, number] = node.firstChild.children;
      text(name, one.name);
      const most = total(box.things, one.id);
      text(number, most ? word("box-count", { n: most }) : "");
      keyed(node.lastChild, one.things, (thing) => thing.key, card);
    });
    rove(home);
  }

  return {
    update(next) {
      box = next;
      found = null;
      // Another language: every card anew.
      list.replaceChildren();
      keyed(list, [], () => "", () => list);
      if (query) find(query);
      fill();
    },
    found(content) {
      if (content.text !== query) return;
      found = new Set(content.found);
      fill();
    },
    /** Show one thing, whatever was filtered. @param {string} key */
    goTo(key) {
      kind = "";
      query = field.value = "";
      found = null;
      fill();
      const there = cards().find((one) => one.dataset.key === key);
      if (!there) return;
      there.scrollIntoView?.({ block: "center" });
      linkOf(there).focus({ preventScroll: true });
    },
    close: () => clearTimeout(timer),
  };
}
