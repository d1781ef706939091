/** The odds of rolls: a bar for each thing that a roll may bring, in a table that can be read aloud. */

import { attr, h, keyed, show, text } from "../lib/dom.js";

/** The length of a bar in percent of its room, never so short that it cannot be seen. Pure. @param {number} chance */
export const length = (chance) => `${Math.max(1, Math.min(100, Math.round(1000 * chance) / 10))}%`;

/**
 * Show the odds of some rolls.
 * @param {HTMLElement} parent
 * @param {{title: string, chances: {name: string, chance: number, share: string, effect: string, sign: string}[]}[]} rolls
 * @param {(key: string) => string} word
 */
export function fillOdds(parent, rolls, word) {
  keyed(parent, rolls, (roll) => roll.title, () => h("table", { class: "pw-odds" }, h("caption"), h("thead", {}, h("tr", {}, ...["face", "chance", "effect"].map((name) => h("th", { scope: "col", class: `pw-odds${name}` })))), h("tbody")), (table, { title, chances }) => {
    const [caption, head, body] = table.children;
    const told = chances.some((one) => one.effect);
    text(caption, title);
    ["coach-odds-face", "coach-odds-chance", "coach-odds-effect"].forEach((key, index) => text(head.firstChild.children[index], word(key)));
    show(head.firstChild.children[2], told);
    keyed(body, chances, (one) => one.name, () => h("tr", {}, h("th", { scope: "row" }), h("td", { class: "pw-oddsbar" }, h("span", { class: "pw-bar" }), h("span", {})), h("td", { class: "pw-oddseffect" })), (row, one) => {
      const [name, share, effect] = row.children;
      text(name, one.name);
      attr(share.firstChild, "style", `--pw-share: ${length(one.chance)}`);
      text(share.lastChild, one.share);
      text(effect, one.effect);
      show(effect, told);
    });
  });
}
