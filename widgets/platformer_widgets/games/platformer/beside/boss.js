/** The Boss: what it can take, how its attack is chosen, and which attack can come next. */

import { attr, h, keyed, show, text } from "../../../lib/dom.js";
import { picture } from "../../../lib/shapes.js";
import { ruleTag } from "../../../table/reasons.js";
import { symbol } from "../drawing/symbols.js";
import { portrait } from "../map/figures.js";
import { signKey } from "../map/things.js";
import { count, number } from "./cards.js";

/** Whether the panel opens by itself: the Boss is there. Pure. */
export const near = (boss) => Boolean(boss.at);

/**
 * Mount the Boss's panel; it opens when the Boss appears, and is then left as the reader has it.
 * @param {HTMLElement} parent
 * @param {import("../map/map.js").Context & {lookUp?: Function}} context
 */
export function mountBoss(parent, { word, lookUp }) {
  const art = h("span", {});
  const name = h("strong", {});
  const title = h("span", { class: "pw-soft" });
  const [health, damage] = [number("heart", "pw-h"), number("attack", "pw-d")];
  const says = h("p", { class: "pw-soft" });
  const how = h("p", { class: "pw-bosshow" }, h("span", {}), " ");
  const list = h("div", { class: "pw-bossgroups" });
  const root = h("details", { class: "pw-panel pw-boss" },
    h("summary", {}, art, h("span", { class: "pw-who" }, name, title), h("span", { class: "pw-row" }, health, damage)), says, how, list);
  parent.append(root);

  const attack = () => h("li", { class: "pw-attack" }, h("strong", {}), h("span", { class: "pw-text" }), h("span", { class: "pw-soft pw-note" }));
  function tell(node, one) {
    const [called, does, note] = node.children;
    text(called, one.name);
    text(does, one.text);
    text(note, one.note);
    node.classList.toggle("pw-next", one.next);
    attr(node, "data-tip", `boss-cards/${one.id}`);
  }

  return {
    update({ boss }) {
      show(root, Boolean(boss));
      if (!boss) return;
      if (root.dataset.card !== boss.card) {
        root.dataset.card = boss.card;
        art.replaceChildren(picture(portrait({ kind: "boss", card: boss.card }), "pw-portrait"));
      }
      if (root.dataset.near !== String(near(boss))) {
        root.dataset.near = String(near(boss));
        root.open = near(boss);
        attr(root, "data-under", near(boss));
      }
      attr(root.firstChild, "data-tip", `bosses/${boss.card}`);
      text(title, word("boss-title"));
      text(name, boss.name);
      count(health, boss.health, word("health", { n: boss.health }), "signs/health");
      count(damage, boss.damage, word("damage", { n: boss.damage }), "signs/damage");
      text(says, boss.text);
      text(how.firstChild, boss.how.text);
      if (how.dataset.rule !== boss.how.rule) {
        how.dataset.rule = boss.how.rule;
        how.querySelector(".pw-tag")?.remove();
        how.append(ruleTag(lookUp, boss.how.rule));
      }
      keyed(list, boss.groups, (group) => group.sign, (group) => h("section", {}, h("h4", { class: "pw-row" }, picture(symbol(group.sign)), h("span", {})), h("ul", {})), (node, group) => {
        attr(node.firstChild, "data-tip", signKey(group.sign));
        text(node.querySelector("h4 span"), group.title);
        keyed(node.lastChild, group.attacks, (one) => one.id, attack, tell);
      });
    },
  };
}
