/** A position that is judged in an exam: the dice, and what else is true at the table. */

import { mountEnemies, mountHeroes } from "./cards.js";
import { face } from "./dice.js";
import { attr, h, keyed, show, text } from "../../../lib/dom.js";
import { symbolKey } from "../map/things.js";
import { mountArtifacts } from "./artifacts.js";
import { mountEvent } from "./event.js";

/** The exam's own fixed words. */
const own = ({ word }) => (key) => word(`exam-${key}`);

/** The dice that are left, the Special die, and those that are used. */
export function mountFaces(parent, { word }) {
  const fixed = own({ word });
  const pool = h("div", { class: "pw-dicebar", role: "group" });
  const used = h("div", { class: "pw-dicebar pw-useddice", role: "group" });
  const spent = h("p", { class: "pw-soft" });
  parent.append(h("div", { class: "pw-dice" }, pool), spent, used);
  const lay = (row, dice) => keyed(row, dice, (die) => `${die.id}/${die.symbol}`, (die) => h("span", { class: "pw-die", role: "img" }), (node, die) => {
    face(node, die.symbol);
    attr(node, "aria-label", die.name);
    attr(node, "data-tip", symbolKey(die.symbol));
    node.classList.toggle("pw-special", die.id === "special");
    node.classList.toggle("pw-used", Boolean(die.used));
  });
  return {
    update(view) {
      attr(pool, "aria-label", word("dice-pool"));
      attr(used, "aria-label", fixed("used"));
      text(spent, fixed("used"));
      const special = { ...view.special, id: "special", name: `${word("special-die")}: ${view.special.symbol ? view.special.name : word("symbol-blank")}` };
      const gone = view.dice.filter((die) => die.used);
      lay(pool, [...view.dice.filter((die) => !die.used), special]);
      lay(used, gone);
      show(used, gone.length > 0);
      show(spent, gone.length > 0);
    },
  };
}

/** What the Shop displays, with its prices: to be looked at. */
function mountShelf(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-told-events" });
  const root = h("section", { class: "pw-panel", hidden: true }, title, list);
  parent.append(root);
  return {
    update({ shop }) {
      const cards = ["items", "potions"].flatMap((kind) => (shop?.[kind] ?? []).filter(Boolean).map((card) => ({ ...card, key: `${kind}/${card.id}` })));
      show(root, cards.length > 0);
      text(title, word("shop"));
      keyed(list, cards, (card) => card.id, () => h("li", {}, h("strong", {}), h("span", {})), (node, card) => {
        attr(node, "data-tip", card.key);
        text(node.firstChild, card.name);
        text(node.lastChild, ` · ${word("coins")}: ${card.price}. ${card.text}`);
      });
    },
  };
}

/**
 * What the verdict depends on besides the map and the dice: the Heroes, cards, Enemies.
 * @param {HTMLElement} near what decides most questions
 * @param {HTMLElement} far what decides some
 * @param {import("../map/map.js").Context} context
 */
export function mountPosition(near, far, context) {
  const still = { ...context, send: () => false };
  const parts = [mountEvent(near), mountHeroes(near, still), mountShelf(far, context), mountArtifacts(far, context), mountEnemies(far, context)];
  return {
    update(view) {
      for (const part of parts) part.update(view);
    },
  };
}
