/** Heroes, Enemies and the Shop: what lies beside the map. */

import { attr, button, h, keyed, show, text } from "../../../lib/dom.js";
import { portrait } from "../map/figures.js";
import { figureKey, symbolKey } from "../map/things.js";
import { picture } from "../../../lib/shapes.js";
import { symbol } from "../drawing/symbols.js";
import { card } from "../drawing/cards/cards.js";
import { token } from "../drawing/tokens.js";
import { pressedTwice } from "../../../lib/second_press.js";

export const number = (sign, className) => h("span", { class: `pw-count ${className ?? ""}` }, picture(symbol(sign)), h("span", {}));

/** A number with its sign; `key`: what it counts, in the catalogue. */
export function count(node, value, label, key) {
  text(node.lastChild, value);
  attr(node, "data-tip", key);
  attr(node, "role", "img");
  attr(node, "aria-label", label);
}

/**
 * Mount the Heroes' panels.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context & {opened?: (hero: object) => boolean}} context `opened`: whose panel is open
 */
export function mountHeroes(parent, context) {
  const { send, word, opened } = context;
  const root = h("div", { class: "pw-heroes" });
  parent.append(root);

  const list = (className) => h("ul", { class: className });

  function create(hero) {
    const head = h("summary", {},
      picture(portrait({ kind: "hero", card: hero.card }), "pw-portrait"),
      h("span", { class: "pw-who" }, h("strong", { class: "pw-name" }), h("span", { class: "pw-player pw-soft" })),
      h("span", { class: "pw-hearts", role: "img" }),
      h("span", { class: "pw-purse" }, number("coin", "pw-coins"), number("gem", "pw-gemcount"), h("span", { class: "pw-keeps", role: "img" })));
    const body = h("div", { class: "pw-body" },
      h("p", { class: "pw-star" }), h("p", { class: "pw-ability" }), button({ class: "pw-use pw-useability" }, () => act(hero.seat)),
      list("pw-cards pw-tokens"), list("pw-cards pw-boons"), list("pw-cards pw-items"), list("pw-cards pw-potions"));
    return h("details", { class: "pw-hero pw-panel", "data-seat": hero.seat }, head, body);
  }

  const abilities = new Map();
  function act(seat) {
    const action = abilities.get(seat);
    if (action) send({ intent: "act", action });
  }

  function cards(ul, items, live, drawn, kind) {
    show(ul, (items ?? []).length > 0);
    keyed(ul, items ?? [], (item) => item.id, (item) =>
      h("li", { class: "pw-card" }, picture(drawn(item), "pw-icon pw-kind"), h("strong", {}), h("span", { class: "pw-text" }),
        button({ class: "pw-use" }, (event) => send({ intent: "act", action: event.currentTarget.dataset.action }))),
    (node, item) => {
      attr(node, "data-tip", `${kind(item)}/${item.id}`);
      text(node.querySelector("strong"), item.name);
      text(node.querySelector(".pw-text"), item.text);
      const spent = item.kind === "exhaust" && item.ready === false;
      node.classList.toggle("pw-spent", spent);
      const use = node.querySelector(".pw-use");
      show(use, live && Boolean(item.action));
      attr(use, "data-action", item.action);
      text(use, spent ? word("card-exhausted") : word("use"));
      attr(use, "aria-label", `${use.textContent}: ${item.name}`);
      use.classList.toggle("pw-illegal", spent);
    });
  }

  return {
    update(view) {
      keyed(root, (view.heroes ?? []).filter((hero) => hero.card), (hero) => `${hero.seat}/${hero.card}`, create, (node, hero) => {
        const find = (selector) => node.querySelector(selector);
        attr(node.firstChild, "data-tip", `heroes/${hero.card}`);
        const open = opened ? opened(hero) : Boolean(hero.active) || view.heroes.length === 1;
        const turn = `${Boolean(hero.active)}/${open}`;
        if (turn !== node.dataset.turn) {
          node.dataset.turn = turn;
          node.open = open;
        }
        node.classList.toggle("pw-now", Boolean(hero.active));
        text(find(".pw-name"), hero.name);
        text(find(".pw-player"), `${hero.seat} · ${hero.player}`);
        const hearts = find(".pw-hearts");
        keyed(hearts, Array.from({ length: hero.max_hearts }, (_, index) => index < hero.hearts), (full, index) => `${index}/${full}`, (full) => picture(symbol(full ? "heart" : "heart-gone")));
        attr(hearts, "data-tip", "signs/heart");
        attr(hearts, "aria-label", `${word("hearts")}: ${hero.hearts} / ${hero.max_hearts}`);
        count(find(".pw-coins"), hero.coins, `${word("coins")}: ${hero.coins}`, "tokens/coin");
        count(find(".pw-gemcount"), hero.gems, `${word("gems")}: ${hero.gems}`, "tokens/gem");
        const keeps = find(".pw-keeps");
        if (keeps.dataset.face !== String(hero.special)) {
          keeps.dataset.face = String(hero.special);
          keeps.replaceChildren(picture(symbol(hero.special)));
        }
        attr(keeps, "aria-label", `${word("special-die")}: ${hero.special ? word(`symbol-${hero.special}`) : word("symbol-blank")}`);
        attr(keeps, "data-tip", `${symbolKey(hero.special)} signs/special-die`);
        text(find(".pw-star"), hero.star);
        text(find(".pw-ability"), hero.ability?.text);
        const use = find(".pw-useability");
        abilities.set(hero.seat, hero.ability?.action);
        // What a bot can use is no button for whoever looks on.
        const live = Boolean(hero.active) && !view.turn?.bot;
        show(use, live && Boolean(hero.ability?.action));
        attr(use, "data-action", hero.ability?.action);
        text(use, hero.ability?.ready === false ? word("card-exhausted") : `${word("use")}: ${word("ability")}`);
        use.classList.toggle("pw-illegal", hero.ability?.ready === false);
        cards(find(".pw-tokens"), hero.tokens, false, ({ id }) => token(id), () => "tokens");
        cards(find(".pw-boons"), hero.boons, false, () => symbol("hourglass"), () => "boons");
        cards(find(".pw-items"), hero.items, live, ({ id, condition }) => card(id, condition ? "artifact" : "item"), ({ condition }) => (condition ? "artifacts" : "items"));
        cards(find(".pw-potions"), hero.potions, live, ({ id }) => card(id, "potion"), () => "potions");
      });
    },
  };
}

/** The first that is there from a place on, then from the beginning; null if none is. Pure. @template T @param {(T|null)[]} all @param {number} place @returns {T|null} */
export const next = (all, place) => [...all.slice(place), ...all.slice(0, place)].find(Boolean) ?? null;

/** Whether the Shop is open for whoever looks: not while a bot plays, nor once the actions are over. Pure. */
const opened = ({ shop, turn }) => Boolean(shop?.open) && turn?.step === "actions" && !turn.bot;

/** The cards that can be bought now. Pure. */
export const buyable = (view) => (opened(view) ? [...view.shop.items, ...view.shop.potions].filter((one) => one?.legal) : []);

/** The least height in which the Shop shows the names and prices of all its cards, under a board. */
const LOWEST = 100;

/**
 * Mount the Shop.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context & {forward?: boolean}} context `forward`: what can be bought now comes first, and the Shop before all beside the board
 */
export function mountShop(parent, context) {
  const { send, word, forward } = context;
  const place = h("span", { hidden: true });
  const title = h("h3", { tabindex: "-1" });
  const note = h("span", { class: "pw-soft" });
  const items = h("ul", { class: "pw-shelf" });
  const potions = h("ul", { class: "pw-shelf" });
  const root = h("section", { class: "pw-shop pw-panel" }, h("div", { class: "pw-row" }, title, note), items, potions);
  parent.append(place, root);

  /** Who has the keyboard there keeps it: the Shop moves with the next view then. */
  function move(view) {
    // Under the board it is in sight.
    if (!forward || root.parentElement !== parent || root.contains(document.activeElement)) return;
    const offers = buyable(view);
    const [above, below] = offers.length && !offers.some((one) => view.shop.items.includes(one)) ? [potions, items] : [items, potions];
    if (above.nextElementSibling !== below) above.after(below);
    const first = offers.length > 0;
    if (first === (root === parent.firstElementChild)) return;
    if (first) parent.prepend(root);
    else place.after(root);
  }

  function shelf(ul, cards, kind) {
    keyed(ul, cards ?? [], (one, index) => `${index}/${one?.id ?? "gap"}`, (one) => {
      if (!one) return h("li", { class: "pw-gap" });
      const sure = h("span", { class: "pw-twice", role: "status", hidden: true });
      const waits = (armed) => {
        show(sure, armed);
        text(sure, armed ? word("buy-sure", { what: offer.querySelector("strong").textContent }) : "");
      };
      const offer = h("button", { type: "button", class: "pw-offer", onclick: () => {
        // A card that cannot be bought is asked for at once: the answer is why not.
        if (offer.classList.contains("pw-illegal") || pressedTwice(offer, one.action, waits)) send({ intent: "act", action: one.action });
      } },
        picture(card(one.id, kind), "pw-icon pw-kind"), h("span", { class: "pw-hush pw-verb" }), h("strong", {}), h("span", { class: "pw-text" }), h("span", { class: "pw-hush pw-in" }), number("coin", "pw-price"), sure);
      return h("li", {}, offer);
    }, (node, one) => {
      if (!one) return text(node, word("shop-gap"));
      const offer = node.firstChild;
      attr(offer, "data-tip", `${kind}s/${one.id}`);
      text(offer.querySelector("strong"), one.name);
      text(offer.querySelector(".pw-text"), one.text);
      text(offer.querySelector(".pw-price").lastChild, one.price);
      offer.classList.toggle("pw-illegal", !one.legal);
      attr(offer, "data-action", one.action);
      text(offer.querySelector(".pw-verb"), `${word("buy")}:`);
      text(offer.querySelector(".pw-in"), `${word("coins")}:`);
    });
  }

  /** The card in focus was bought: the keyboard goes on at the next that can be bought, else at the heading. */
  function goOn(place) {
    const places = [...items.children, ...potions.children].map((one) => one.querySelector(".pw-offer:not(.pw-illegal)"));
    (next(places, place) ?? title).focus({ preventScroll: true });
  }

  return {
    update(view) {
      const held = document.activeElement?.closest(".pw-shelf > li");
      const at = held && root.contains(held) ? [...items.children, ...potions.children].indexOf(held) : -1;
      const shop = view.shop ?? { open: false, items: [], potions: [] };
      attr(root, "data-under", view.boss?.at ? null : LOWEST); // then the Boss counts more
      text(title, word("shop"));
      const open = opened(view);
      text(note, open ? word("shop-open") : word("shop-closed"));
      root.classList.toggle("pw-open", open);
      shelf(items, shop.items, "item");
      shelf(potions, shop.potions, "potion");
      if (at >= 0 && !held.isConnected) goOn(at);
      move(view);
    },
  };
}

/**
 * Mount what the Enemies in play can do.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context} context
 */
export function mountEnemies(parent, { word }) {
  const title = h("h3", {});
  const ul = h("ul", { class: "pw-enemies" });
  const root = h("section", { class: "pw-panel" }, title, ul);
  parent.append(root);
  return {
    update(view) {
      text(title, word("enemies"));
      show(root, (view.enemies ?? []).length > 0);
      const bosses = new Set(view.figures.filter((figure) => figure.kind === "boss").map((figure) => figure.card));
      const kind = (enemy) => (bosses.has(enemy.card) ? "boss" : "enemy");
      keyed(ul, view.enemies ?? [], (enemy) => enemy.card, (enemy) => h("li", { class: "pw-enemyline", tabindex: "0" },
        picture(portrait({ kind: kind(enemy), card: enemy.card }), "pw-portrait"),
        h("div", {}, h("strong", {}), h("span", { class: "pw-row" }, number("heart", "pw-h"), number("attack", "pw-d"), h("span", { class: "pw-loot pw-soft" })), h("p", { class: "pw-soft" }))),
      (node, enemy) => {
        attr(node, "data-tip", figureKey({ ...enemy, kind: kind(enemy) }));
        text(node.querySelector("strong"), enemy.name);
        count(node.querySelector(".pw-h"), enemy.health, word("health", { n: enemy.health }), "signs/health");
        count(node.querySelector(".pw-d"), enemy.damage, word("damage", { n: enemy.damage }), "signs/damage");
        text(node.querySelector(".pw-loot"), enemy.loot ? word("loot", { loot: enemy.loot }) : "");
        text(node.querySelector("p"), enemy.text);
      });
    },
  };
}
