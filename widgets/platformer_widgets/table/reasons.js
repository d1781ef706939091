/** Rules by which something is so; of a ruling that it is one, and what is behind it. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";

/** What is behind the mark of a ruling: that the rulebook is open, how it is read, and why; "" of a plain rule. Pure. */
export const behind = (rule) => (rule.ruling ? [rule.open, rule.why].filter(Boolean).join(" ") : "");

/**
 * Room for a rule's number, its page and the mark of a ruling, and for what is behind the mark: it opens when the mark is pressed.
 * @returns {{number: HTMLElement, why: HTMLElement}} to be put into one element, which `cite` then fills
 */
export function citation(lookUp) {
  const why = h("span", { class: "pw-soft pw-behind", id: unique("ruling"), hidden: true });
  return { number: h("span", { class: "pw-cite" }, ruleTag(lookUp), h("span", { class: "pw-tag" })), why };
}

/**
 * A rule's number; where rules can be looked up, a button that does it.
 * @param {((rule: string, from: HTMLElement) => void)|undefined} lookUp
 * @param {string} [rule] if it is known already; else the number that is shown
 * @param {string} [says] the number, perhaps with a mark
 */
export function ruleTag(lookUp, rule, says = rule) {
  if (!lookUp) return h("span", { class: "pw-tag", text: says ?? "" });
  const tag = button({ class: "pw-tag", text: says ?? "" }, () => lookUp(rule ?? tag.textContent, tag));
  return tag;
}

/** The mark of a ruling: a button, which only a ruling has. */
function ruled(why) {
  const mark = button({ class: "pw-rulingmark", "aria-controls": why.id }, () => open(mark, why, why.hidden));
  return mark;
}

function open(mark, why, wide) {
  show(why, wide);
  attr(mark, "aria-expanded", String(wide));
}

/**
 * Say of which rule a citation is.
 * @param {Element} root holds what `citation` has made
 * @param {{rule: string, page?: number, ruling?: boolean, open?: string, why?: string}} rule
 * @param {(key: string, facts?: object) => string} word
 */
export function cite(root, rule, word) {
  const [number, page, before] = root.querySelector(".pw-cite").children;
  const why = root.querySelector(".pw-behind");
  const says = behind(rule);
  const other = number.textContent !== rule.rule;
  text(number, rule.rule);
  text(page, rule.page ? word("rule-page", { page: rule.page }) : "");
  show(page, Boolean(rule.page));
  text(why, says);
  if (!says) {
    show(why, false);
    if (before) show(before, false); // gives the focus on
    before?.remove();
    return;
  }
  const mark = before ?? ruled(why);
  if (!before) page.after(mark);
  if (!before || other) open(mark, why, false);
  text(mark, word("rule-mark"));
  attr(mark, "aria-label", `${rule.rule}: ${word("rule-mark")}`);
}

/**
 * What is said of each rule: its number, its page, its words.
 * @param {HTMLElement} list
 * @param {{rule: string, page: number, text: string}[]} reasons
 * @param {(key: string, facts?: object) => string} word
 * @param {{make: () => Node|null, tell: (node: Element, reason: object) => void}} [more] what else stands with each
 * @param {(rule: string, from: HTMLElement) => void} [lookUp] opens a rule
 */
export function reasonList(list, reasons, word, more, lookUp) {
  show(list, reasons.length > 0);
  keyed(list, reasons, (reason) => reason.rule + (reason.spaces ?? []).join(), () => {
    const { number, why } = citation(lookUp);
    return h("li", {}, number, h("span", { class: "pw-why" }), more?.make(), why);
  }, (node, reason) => {
    cite(node, reason, word);
    text(node.querySelector(".pw-why"), reason.text);
    more?.tell(node, reason);
  });
}

/** The button that explains a rule in a card over the board; only our own pages have cards. `refused`: the action it has refused, an example of which is the best. */
export function showMe(word, explain, refused = "") {
  if (!explain) return undefined;
  return {
    make: () => button({ class: "pw-teach" }, (event) => explain(event.currentTarget.dataset.rule, event.currentTarget, event.currentTarget.dataset.refused ?? "")),
    tell(node, { rule, text: says }) {
      const way = node.querySelector(".pw-teach");
      attr(way, "data-rule", rule);
      attr(way, "data-refused", refused || null);
      text(way, word("show-me"));
      attr(way, "aria-label", `${word("show-me")}: ${says}`);
    },
  };
}
