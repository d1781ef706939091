/** A rule as a card over the board: its sentence, a small example to try, and as a second choice the lesson. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";
import { FROM_PLAY } from "../tutor/address.js";
import { away } from "../keys/away.js";
import { citation, cite } from "../table/reasons.js";

/** Where a rule is taught; the game is named where there are several. Pure. @param {string} rule @param {string} [game] */
export const teachAt = (rule, game) => `tutor#${game ? `${game}:` : ""}${rule}`;

/** The way to the lesson step of a rule, in the tutor's own tab; only our own pages know one. */
export function lessonLink(word, rule, game) {
  if (!("voila" in document.body.dataset)) return null;
  return h("a", { class: "pw-link", href: teachAt(rule, game) + FROM_PLAY, target: "platformer-tutor", text: word("teach") });
}

/** What is told of what was tried: each action with its events, then the refusal. Pure. @param {object|null} example */
export function tried(example) {
  if (!example) return [];
  const done = example.told.flatMap((one) => [one.said, ...one.told]);
  return example.refused ? [...done, example.refused.title, ...example.refused.reasons] : done;
}

/** Whose turn it is in an example, or how it has ended. Pure. @param {{view: object}} example */
export const moves = ({ view }) => view.over?.text ?? view.turn?.title ?? "";

/** Whether an answer belongs to the rule that is open: an earlier one may come late. Pure. */
export const isOf = (content, rule) => content?.type === "explained" && Boolean(rule) && content.rule === rule;

/**
 * @param {HTMLElement} root the page: all else of it rests while the card is open
 * @param {{word: Function, link: object, lesson: (rule: string) => HTMLElement|null}} context `lesson` makes the way to the step that teaches a rule
 * @returns {{open: (rule: string, from: HTMLElement, refused?: string) => void, message: (content: object) => void, close: () => void}}
 */
export function mountCard(root, { word, link, lesson }) {
  let rule = "";
  /** What was refused by the rule, if that is why the card was opened. */
  let like = "";
  let found = null;
  let from = null;
  let board = null;
  const heading = h("h2", { id: unique("explain"), tabindex: "-1" });
  const { number, why } = citation();
  const says = h("p", { class: "pw-explainsays" });
  const lead = h("h3", {});
  const who = h("p", { class: "pw-explainwho" });
  const drawn = h("div", { class: "pw-explainboard" });
  const told = h("ol", { class: "pw-explaintold", "aria-live": "polite" });
  const choices = h("div", { class: "pw-row pw-explainchoices", role: "group", "aria-labelledby": unique("explainlead") });
  lead.id = choices.getAttribute("aria-labelledby");
  const again = button({}, () => ask([]));
  const other = button({}, () => {
    like = "";
    board = null;
    drawn.replaceChildren();
    ask([]);
  });
  const example = h("section", { hidden: true }, lead, who, drawn, told, choices, h("div", { class: "pw-row" }, again, other));
  const back = button({ class: "pw-primary" }, () => close());
  const ways = h("span", {});
  const sheet = h("div", { class: "pw-explainsheet" }, heading, number, says, why, example, h("div", { class: "pw-row pw-explainways" }, back, ways));
  const cover = h("div", { class: "pw-explain", role: "dialog", "aria-modal": "true", "aria-labelledby": heading.id, hidden: true }, sheet);
  cover.addEventListener("pointerdown", (event) => event.target === cover && close());
  away(cover, "explain", () => close());
  root.append(cover);

  /** All else of the page rests, or moves again. */
  function rest(still) {
    for (const node of root.children) if (node !== cover && !node.matches(".pw-tip")) attr(node, "inert", still);
  }

  function ask(actions) {
    link.send({ intent: "explain-rule", rule, actions, like });
  }

  function close() {
    if (cover.hidden) return;
    show(cover, false);
    rest(false);
    rule = "";
    const place = from?.isConnected && !from.closest("[hidden]") ? from : root.querySelector("[data-rest]");
    place?.focus({ preventScroll: true });
  }

  function fill() {
    cite(sheet, found, word);
    text(heading, word("explain-title"));
    text(says, found.text);
    text(lead, word(found.example?.own ? "explain-here" : "explain-try"));
    text(other, word("explain-other"));
    text(again, word("explain-again"));
    text(back, word("explain-back"));
    const part = found.example;
    show(example, Boolean(part));
    if (!part) return;
    text(who, moves(part));
    keyed(choices, part.choices, (one) => one.action, (one) => button({}, () => ask([...found.example.actions, one.action])), (node, one) => text(node, one.text));
    keyed(told, tried(part), (line, index) => `${index}/${line}`, (line) => h("li", { text: line }));
    told.classList.toggle("pw-explainrefused", Boolean(part.refused));
    show(again, tried(part).length > 0);
    board ??= gameOf(link).board(drawn, { word, send: () => false, game: gameOf(link), live: false, names: "around" });
    show(other, Boolean(part.more));
    drawn.classList.toggle("pw-explainown", Boolean(part.own));
    board.update(part.view, { animate: false, lit: part.lit });
  }

  return {
    open(named, node, refused = "") {
      rule = named;
      like = refused;
      from = node;
      ask([]);
    },
    message(content) {
      if (!isOf(content, rule)) return;
      const fresh = cover.hidden;
      found = content;
      if (fresh) {
        board = null;
        drawn.replaceChildren();
        ways.replaceChildren(...[lesson(rule, close)].filter(Boolean));
      }
      const here = document.activeElement;
      fill();
      if (fresh) {
        show(cover, true);
        rest(true);
        heading.focus({ preventScroll: true });
        sheet.scrollTop = 0;
      } else if (!here?.isConnected || here === document.body) heading.focus({ preventScroll: true });
    },
    close,
  };
}
