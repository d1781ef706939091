/** Sheets for the real table: the turn step by step, and a card of the rules one chooses. Each is one printed page. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { fitted } from "./fitting.js";

const OUT = "pw-handoutout";
const PRINTING = "pw-handoutprints";
const OPEN = { turn: "sheet-turn", rules: "sheet-rules" };

/** The rules of the card: those one gets wrong, or those of the chapters that are chosen. Pure. */
export function chosenRules({ missed, chapters }, { wrong, ids }) {
  const taken = (chapter, one) => ids.has(chapter.id) || (wrong && missed.includes(one.rule));
  return chapters.flatMap((chapter) => chapter.rules.filter((one) => taken(chapter, one)).map((one) => ({ ...one, chapter: chapter.name })));
}

/** Lay a copy of a sheet beside the page: it is all that is printed. */
function lay(sheet) {
  clear();
  const copy = sheet.cloneNode(true);
  document.body.append(h("div", { class: `pw ${OUT}`, lang: sheet.closest("[lang]")?.lang }, copy));
  document.body.classList.add(PRINTING);
}

/** Take it away again. */
function clear() {
  document.querySelector(`.${OUT}`)?.remove();
  document.body.classList.remove(PRINTING);
}

/**
 * Mount the choice of sheets.
 * @param {HTMLElement} parent
 * @param {{word: Function, link: {get: Function, send: Function}, draw: (thing: object, className: string) => Node|null, printing?: (going: boolean) => void}} context
 *   `printing` is told before and after: the page may print something else otherwise
 */
export function mountSheets(parent, { word, link, draw, printing = () => {} }) {
  const id = unique("sheets");
  const heading = h("h3", {});
  const says = h("p", { class: "pw-soft" });
  const openers = { turn: opener("turn"), rules: opener("rules") };
  const wrong = h("input", { type: "checkbox", onchange: fill });
  const wrongSays = h("span", {});
  const wrongLabel = h("label", { class: "pw-handoutpick" }, wrong, wrongSays);
  const legend = h("legend", {});
  const picks = h("div", { class: "pw-handoutpicks" });
  const choice = h("fieldset", { class: "pw-handoutchoice" }, legend, wrongLabel, picks);
  const note = h("p", { class: "pw-soft", role: "status" });
  const paper = button({ class: "pw-primary" }, () => {
    printing(true);
    lay(sheet);
    globalThis.print();
  });
  const title = h("h2", {});
  const list = h("ol", { class: "pw-handoutlines" });
  const small = h("p", { class: "pw-handoutfoot" });
  const sheet = h("article", { class: "pw-handout" }, title, list, small);
  const body = h("div", { id, class: "pw-handoutbody", hidden: true }, choice, h("div", { class: "pw-row" }, paper, note), sheet);
  parent.append(heading, says, h("div", { class: "pw-row" }, openers.turn, openers.rules), body);
  let opened = "";
  let found = null;
  let language = "";
  const ids = new Set();

  function opener(which) {
    return button({ "aria-expanded": "false", "aria-controls": id }, () => {
      opened = opened === which ? "" : which;
      if (opened) link.send({ intent: "show-sheets" });
      settle();
    });
  }

  function settle() {
    for (const [which, node] of Object.entries(openers)) {
      attr(node, "aria-expanded", String(opened === which));
      text(node, word(OPEN[which]));
    }
    text(heading, word("sheet-title"));
    text(says, word("sheet-about"));
    text(paper, word("sheet-print"));
    text(wrongSays, word("sheet-missed"));
    text(legend, word("sheet-chapters"));
    text(small, word("unofficial"));
    show(body, Boolean(opened && found));
    show(choice, opened === "rules");
    if (opened && found) fill();
  }

  function entries() {
    if (opened === "turn") return found.turn.lines.map((line) => ({ ...line, id: line.lead }));
    const rules = chosenRules(found.rules, { wrong: wrong.checked && !wrongLabel.hidden, ids });
    return rules.map((one) => ({ id: one.rule, lead: one.rule, text: `${one.text} (${word("rule-page", { page: one.page })})`, drawn: "" }));
  }

  function fill() {
    const { missed, chapters } = found.rules;
    show(wrongLabel, missed.length > 0);
    keyed(picks, chapters, (one) => one.id, (one) => {
      const tick = h("input", { type: "checkbox", onchange: () => {
        if (tick.checked) ids.add(one.id);
        else ids.delete(one.id);
        fill();
      } });
      return h("label", { class: "pw-handoutpick" }, tick, h("span", {}));
    }, (node, one) => text(node.lastChild, one.name));
    const all = entries();
    const { size, columns, count } = fitted(all.map((one) => `${one.lead}: ${one.text}`));
    const things = new Map(found.turn.things.map((one) => [one.key, one]));
    text(title, found[opened].title);
    list.replaceChildren(...all.slice(0, count).map((one) => {
      const drawing = things.has(one.drawn) ? draw(things.get(one.drawn), "pw-handoutpicture") : null;
      return h("li", { class: one.apart ? "pw-stepapart" : null }, h("span", { class: "pw-handoutsign", "aria-hidden": "true" }, drawing), h("span", {}, h("strong", { text: `${one.lead}:` }), ` ${one.text}`));
    }));
    sheet.dataset.sheet = opened;
    sheet.style.setProperty("--pw-handout-size", `${size}pt`);
    sheet.style.setProperty("--pw-handout-columns", columns);
    show(sheet, all.length > 0);
    show(paper, all.length > 0);
    text(note, !all.length ? word("sheet-none") : count < all.length ? word("sheet-left", { n: all.length - count }) : "");
  }

  const printed = () => {
    clear();
    printing(false);
  };
  globalThis.addEventListener?.("afterprint", printed);

  return {
    /** Another game or language: the words anew. @param {string} spoken */
    update(spoken) {
      const now = `${link.get("game")}/${spoken}`;
      if (now !== language) {
        language = now;
        found = null;
        ids.clear();
        picks.replaceChildren();
        keyed(picks, [], (one) => one.id, () => null);
        if (opened) link.send({ intent: "show-sheets" });
      }
      settle();
    },
    message(content) {
      if (content?.type !== "sheets" || `${content.game}/${content.language}` !== language) return;
      const first = !found;
      found = content;
      if (first) wrong.checked = found.rules.missed.length > 0;
      show(openers.turn, found.turn.lines.length > 0);
      if (opened === "turn" && !found.turn.lines.length) opened = "rules";
      settle();
    },
    close: () => globalThis.removeEventListener?.("afterprint", printed),
  };
}
