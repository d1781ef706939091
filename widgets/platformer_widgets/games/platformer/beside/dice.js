/** The Dice Pool, the Special die, the enemy die, and what is chosen of them. */

import { attr, button, h, keyed, show, still, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { SIGNS } from "../../../lib/signs.js";
import { FACES, symbol } from "../drawing/symbols.js";
import { symbolKey } from "../map/things.js";

const SYMBOLS = ["move", "sword", "coin", "shove", "star"];
const DIRECTIONS = ["attack", "left", "right"];

/** Draw a face on a die, if another is on it. */
export function face(node, sign) {
  const wanted = sign ?? "blank";
  if (node.dataset.face === wanted) return;
  node.dataset.face = wanted;
  node.style.setProperty("--pw-face", FACES[wanted] ?? "");
  const old = node.querySelector(".pw-face");
  const fresh = picture(symbol(wanted), "pw-face");
  if (old) old.replaceWith(fresh);
  else node.prepend(fresh);
}

/** The gems on a die: so many, with a gem, as a plain number would read as a bonus. */
function gemsOn(node, gems) {
  if (gems && !node.firstChild) node.append(picture(symbol("gem")));
  attr(node, "data-gems", gems ? String(gems) : null);
}

/**
 * Mount the dice.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context} context
 */
export function mountDice(parent, context) {
  const { send, word } = context;
  const pool = h("div", { class: "pw-pool", role: "group" });
  const special = button({ class: "pw-die pw-special" }, () => send({ intent: "select", die: "special" }), h("span", { class: "pw-gems" }));
  const enemy = h("span", { class: "pw-die pw-enemydie", role: "img", tabindex: "0" });
  const bar = h("div", { class: "pw-dicebar" }, pool, special, enemy);
  const chosen = h("div", { class: "pw-chosen" });
  const told = h("p", { class: "pw-told" });
  const boosts = h("div", { class: "pw-row" });
  const forge = h("div", { class: "pw-row pw-forge", role: "group" });
  const forgeLabel = h("span", { class: "pw-soft" });
  const forgeInto = h("span", { class: "pw-row" });
  forge.append(forgeLabel, forgeInto);
  const clear = button({ class: "pw-clear" }, () => send({ intent: "clear" }), picture(SIGNS.cross), h("span", {}));
  chosen.append(told, boosts, forge, clear);
  const root = h("div", { class: "pw-dice" }, bar, chosen);
  parent.append(root);

  function die(node, item, number) {
    face(node, item.forged ?? item.symbol);
    attr(node, "aria-pressed", item.selected ? "true" : "false");
    attr(node, "aria-label", [item.name, item.forged && word("forged", { symbol: word(`symbol-${item.forged}`) }), item.used && word("die-used"), item.gems && `${word("gems")}: ${item.gems}`].filter(Boolean).join(", "));
    attr(node, "data-mark", item.id);
    attr(node, "aria-keyshortcuts", String(number));
    attr(node, "data-key", number);
    attr(node, "data-tip", [symbolKey(item.forged ?? item.symbol), item.id === "special" && "signs/special-die"].filter(Boolean).join(" "));
    // Not disabled: who presses it is told why it cannot be chosen.
    node.classList.toggle("pw-used", Boolean(item.used));
    gemsOn(node.querySelector(".pw-gems"), item.gems);
  }

  function update(view) {
    const dice = view.dice ?? [];
    attr(pool, "aria-label", word("dice-pool"));
    const slots = dice.length ? dice : [1, 2, 3, 4, 5].map((n) => ({ id: `d${n}`, empty: true }));
    keyed(pool, slots, (item) => (item.empty ? `empty-${item.id}` : item.id), (item) =>
      item.empty
        ? h("span", { class: "pw-die pw-empty", "aria-hidden": "true" })
        : button({ class: "pw-die" }, () => send({ intent: "select", die: item.id }), h("span", { class: "pw-gems" })),
    (node, item, index) => {
      if (!item.empty) die(node, item, index + 1);
    });
    const own = { id: "special", symbol: null, name: "", ...view.special };
    die(special, { ...own, id: own.id ?? "special", name: `${word("special-die")}: ${own.symbol ? own.name : word("symbol-blank")}` }, 6);
    const shown = view.enemy_die;
    face(enemy, shown?.face ?? "blank");
    attr(enemy, "aria-label", `${word("enemy-die")}: ${shown?.name ?? word("symbol-blank")}`);
    attr(enemy, "data-tip", [shown && `faces/${shown.face}`, "signs/enemy-die"].filter(Boolean).join(" "));
    selection(view, [...dice, own].filter((item) => item.selected));
  }

  function selection(view, picked) {
    const now = view.selection ?? {};
    // The question says what helps, except in a lesson, whose question stays.
    text(told, [now.text, now.unfit !== view.turn?.prompt && now.unfit].filter(Boolean).join(" "));
    told.classList.toggle("pw-unfit", Boolean(now.unfit));
    show(told, Boolean(now.text));
    show(clear, picked.length > 0 || Boolean(now.text));
    text(clear.lastChild, word("clear"));
    attr(clear, "title", word("clear"));
    const boosted = picked.filter((item) => now.can_boost || item.gems > 0);
    show(boosts, boosted.length > 0);
    chosen.classList.toggle("pw-boosts", boosted.length > 0);
    keyed(boosts, boosted, (item) => item.id, (item) => {
      const less = h("button", { type: "button", text: "−", onclick: (event) => press(event, item.id, -1) });
      const more = h("button", { type: "button", text: "+", onclick: (event) => press(event, item.id, 1) });
      return h("span", { class: "pw-boost", role: "group", "data-tip": "tokens/gem" }, less, h("span", { class: "pw-sign" }), picture(symbol("gem")), h("output", {}), more);
    }, (node, item) => {
      const sign = node.querySelector(".pw-sign");
      const seen = item.forged ?? item.symbol;
      if (sign.dataset.face !== seen) {
        sign.dataset.face = seen;
        sign.replaceChildren(picture(symbol(seen)));
      }
      attr(node, "aria-label", `${word("boost")}: ${item.name}`);
      attr(node.firstChild, "aria-label", `${word("boost-less")}: ${item.name}`);
      attr(node.lastChild, "aria-label", `${word("boost-more")}: ${item.name}`);
      attr(node.firstChild, "aria-disabled", item.gems > 0 ? null : "true");
      attr(node.lastChild, "aria-disabled", now.can_boost ? null : "true");
      text(node.querySelector("output"), item.gems);
    });
    const into = now.can_forge || picked.some((item) => item.forged) ? now.forge_into ?? [] : [];
    const forged = now.forged ?? null;
    show(forge, into.length > 0);
    chosen.classList.toggle("pw-forges", into.length > 0);
    text(forgeLabel, word("forge"));
    attr(forge, "aria-label", word("forge"));
    keyed(forgeInto, into, (name) => name, (name) => button({ class: "pw-into" }, () => send({ intent: "forge", symbol: forgeInto.dataset.now === name ? null : name }), picture(symbol(name))), (node, name) => {
      const label = word("forge-into", { symbol: word(`symbol-${name}`) });
      attr(node, "aria-label", label);
      attr(node, "data-tip", symbolKey(name));
      attr(node, "aria-pressed", forged === name ? "true" : "false");
    });
    forgeInto.dataset.now = forged ?? "";
    show(chosen, [told, boosts, forge, clear].some((part) => !part.hidden));
  }

  function press(event, id, by) {
    if (event.currentTarget.getAttribute("aria-disabled") === "true") return;
    send({ intent: "boost", die: id, by });
  }

  /** Roll: the faces whirl for `ms` and come to rest as the view says. */
  async function roll(ms, nodes, signs) {
    if (still() || !nodes.length) return;
    const rest = nodes.map((node) => node.dataset.face);
    const until = performance.now() + ms;
    nodes.forEach((node, index) => node.animate?.([
      { transform: "translateY(0) rotate(0)" }, { transform: `translateY(-16px) rotate(${index % 2 ? 200 : -190}deg)` },
      { transform: "translateY(0) rotate(360deg)" }, { transform: "translateY(-4px) rotate(352deg)" }, { transform: "translateY(0) rotate(360deg)" },
    ], { duration: ms * (0.7 + 0.06 * index), easing: "ease-out" }));
    while (performance.now() < until - 60) {
      nodes.forEach((node) => face(node, signs[Math.floor(Math.random() * signs.length)]));
      await new Promise((done) => setTimeout(done, 75));
    }
    nodes.forEach((node, index) => face(node, rest[index]));
  }

  return {
    update,
    /** Shows a step of dice; null for any other. */
    step(item) {
      const enemyToo = item.kind === "rollenemy" || item.kind === "roll";
      if (!enemyToo) return null;
      const own = item.kind === "roll" ? [...pool.children].filter((node) => node.dataset.face && !node.classList.contains("pw-used")) : [];
      return Promise.all([roll(item.ms, own, SYMBOLS), roll(item.ms, enemy.dataset.face !== "blank" ? [enemy] : [], DIRECTIONS)]);
    },
    /** Where the keyboard goes on: the first die that is not used. */
    rest: () => root.querySelector("button.pw-die:not(.pw-used)"),
    /** Choose by key: "1" to "5", "6" or "s". Whether the key meant something. */
    key(key) {
      const node = key === "6" || key === "s" ? special : pool.children[Number(key) - 1];
      if (!node || node.classList.contains("pw-empty")) return false;
      node.click();
      return true;
    },
  };
}

