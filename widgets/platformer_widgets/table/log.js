/** What has happened. */

import { attr, button, h, show, soon, text } from "../lib/dom.js";
import { ruleTag } from "./reasons.js";
import { nearest, whyButton } from "../coach/why.js";

/** So many lines are drawn at first; what is older is a button away. */
export const RECENT = 120;

/** So many of the newest lines stand out. */
const FRESH = 3;

/** So many rules of a line are shown at first: more would outweigh what it tells. */
export const CITED = 2;

/** Whether the rules' numbers are shown, in whichever log it was asked for: they would double the length of what is read. */
let coded = false;

/** How many rules of a line stand behind a button: one alone needs as much room as the button. Pure. */
export const folded = (count) => (count > CITED + 1 ? count - CITED : 0);

/** The rules of a line of the log: each with its number, a ruling with its mark. Pure. */
export function numbered({ rules = [], rulings = [] }, word) {
  return rules.map((rule) => (rulings.includes(rule) ? `${rule} · ${word("rule-mark")}` : rule));
}

/**
 * The rules of a line; the last of many behind a button. By Tab one would go through hundreds of them; the search has the same.
 * @param {{rules?: string[], rulings?: string[]}} line
 * @param {{word: Function, lookUp?: Function}} context
 */
export function lineTags(line, { word, lookUp }) {
  const all = numbered(line, word).map((says, index) => {
    const node = ruleTag(lookUp, line.rules[index], says);
    if (lookUp) node.tabIndex = -1;
    return node;
  });
  const rest = all.slice(all.length - folded(all.length));
  if (!rest.length) return all;
  for (const node of rest) show(node, false);
  const says = word("log-more", { n: rest.length });
  const more = button({ class: "pw-tag pw-moretags", tabindex: "-1", "aria-expanded": "false", text: says, "aria-label": `${says}: ${rest.map((node) => node.textContent).join(", ")}` }, () => {
    for (const node of rest) show(node, true);
    rest[0].focus({ preventScroll: true });
    more.remove();
  });
  return [...all, more];
}

/**
 * What has happened.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {why?: ((lines: number[], from: HTMLElement) => void)|null}} context
 */
export function mountLog(parent, { word, lookUp, why }) {
  const title = h("h3", {});
  const codes = button({ class: "pw-codesmark", text: "§" }, () => {
    coded = !coded;
    code();
    toEnd();
  });
  const list = h("ol", { class: "pw-log", tabindex: "0" });
  const older = button({ class: "pw-older" }, () => {
    all = true;
    draw();
    list.scrollTop = 0;
    list.focus({ preventScroll: true });
  });
  const latest = button({ class: "pw-older", hidden: true }, () => {
    follow();
    list.focus({ preventScroll: true });
  });
  const none = h("p", { class: "pw-soft" });
  const root = h("section", { class: "pw-panel" }, h("div", { class: "pw-loghead" }, title, codes), none, older, list, latest);
  parent.append(root);
  let log = [];
  let lines = [];
  let language = null;
  let all = false;
  /** Whether the newest line is in view; whoever has scrolled back reads on undisturbed, until the next turn begins. */
  let atEnd = true;
  const toEnd = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  function follow() {
    atEnd = true;
    show(latest, false);
    toEnd();
  }
  /** Lines come and go: the browser's own scrolling for that is nobody's wish. */
  let settling = 0;
  list.addEventListener("scroll", () => {
    if (settling) return;
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    show(latest, !atEnd);
  }, { passive: true });

  /** Go to the end with the next frame (to ask for the height now would lay the page out once more); that scroll is told of in the one after it. */
  function settle() {
    settling += 1;
    soon(() => {
      toEnd();
      soon(() => {
        settling -= 1;
      });
    });
  }
  // Fonts, another width, another place on the page: the end stays in view.
  const watch = globalThis.ResizeObserver ? new ResizeObserver(toEnd) : null;
  watch?.observe(list);

  const item = (line) => h("li", { class: line.quiet ? "pw-line pw-soft" : "pw-line", "data-seat": line.seat ?? null, "data-turn": line.turn ?? null }, h("span", { text: line.text }), whyButton(line, { word, why }), ...lineTags(line, { word, lookUp }));

  /** Show the numbers of the rules, or none: also those of what stands above the log. */
  function code() {
    attr(codes, "aria-pressed", String(coded));
    parent.classList.toggle("pw-uncoded", !coded);
  }

  function draw(spoken = language) {
    const from = all ? 0 : Math.max(0, log.length - RECENT);
    show(older, from > 0);
    text(older, word("log-older", { n: from }));
    const wanted = log.slice(from);
    const { drop, keep } = spoken === language ? staying(lines, wanted) : { drop: lines.length, keep: 0 };
    language = spoken;
    if (!drop && keep === lines.length && keep === wanted.length) return;
    const nodes = [...list.children];
    for (const node of [...nodes.slice(0, drop), ...nodes.slice(drop + keep)]) node.remove();
    list.append(...wanted.slice(keep).map(item));
    nearest(list);
    newest(list);
    lines = wanted;
  }
  return {
    update(view) {
      const before = log;
      log = view.log ?? [];
      if (log.length < before.length) all = all && log.length > RECENT;
      if (!atEnd && turned(before, log) && !list.matches(":hover, :focus-within")) follow();
      text(title, word("log"));
      attr(codes, "aria-label", word("log-codes"));
      code();
      text(latest, word("log-latest"));
      attr(list, "aria-label", word("log"));
      text(none, word("log-none"));
      show(none, !log.length);
      show(list, log.length > 0);
      draw(view.language);
      settle();
    },
    close: () => watch?.disconnect(),
  };
}

/** Whether the newest line belongs to another turn than the newest one before. Pure. */
export const turned = (before, log) => before.at(-1)?.turn !== log.at(-1)?.turn;

/** Mark the last lines. A selector by their place would have every line styled anew whenever one is added. */
function newest(list) {
  const last = [...list.children].slice(-FRESH);
  for (const line of list.querySelectorAll(".pw-newest")) if (!last.includes(line)) line.classList.remove("pw-newest");
  for (const line of last) line.classList.add("pw-newest");
}

/**
 * How many lines are gone from the beginning, and how many after them stay: a line that stays is the same object. Pure.
 * @param {object[]} before
 * @param {object[]} wanted
 */
export function staying(before, wanted) {
  const found = before.indexOf(wanted[0]);
  const drop = found < 0 ? before.length : found;
  let keep = 0;
  while (keep < wanted.length && drop + keep < before.length && before[drop + keep] === wanted[keep]) keep += 1;
  return { drop, keep };
}
