/** The search in the rules: a field that lists rules; a rule opens in place, with its page and an example. */

import { away } from "../keys/away.js";
import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { citation, cite } from "../table/reasons.js";

/** After the last key this time passes before the search. */
export const PAUSE = 200;

/**
 * What is said of how much was found, and where else an answer is if no rule has all the words. Pure.
 * @param {{found: object[], count: number, whole: number, editor: boolean}} answer
 */
export function counted({ found, count, whole, editor }, word) {
  if (whole && whole < count) return word("rules-whole", { whole, rest: found.length - Math.min(whole, found.length) });
  if (whole) return word(found.length < count ? "rules-some" : "rules-count", { count, shown: found.length });
  const says = count ? word("rules-near", { count: found.length }) : word("rules-none");
  return editor ? `${says} ${word("rules-ask")}` : says;
}

/** Whether an answer is that to what is asked now: an earlier one may come late. Pure. */
export const answers = (content, query) => content.text === query;

/**
 * The button that opens the search, and its panel.
 * @param {HTMLElement} top where the button stands
 * @param {HTMLElement} room where the panel stands
 * @param {{word: Function, link: {get: Function, send: Function}, opening?: () => void}} context `opening`: the button is about to open it
 */
export function mountRules(top, room, { word, link, opening = () => {} }) {
  const id = unique("rules");
  const opener = button({ class: "pw-rulesopener", "aria-expanded": "false", "aria-controls": id }, () => {
    if (panel.hidden) opening();
    open(panel.hidden);
  });
  const field = h("input", { type: "search", id: `${id}-field`, maxlength: "100", autocomplete: "off", spellcheck: "false" });
  const label = h("label", { for: field.id });
  const close = button({ class: "pw-round" }, () => open(false), picture(SIGNS.cross));
  const count = h("p", { class: "pw-soft", role: "status" });
  const list = h("ul", { class: "pw-rulelist" });
  const panel = h("section", { class: "pw-panel pw-rules", id, hidden: true, "aria-labelledby": `${id}-title` }, h("div", { class: "pw-ruleshead" }, h("div", { class: "pw-field" }, label, field), close), count, list);
  attr(label, "id", `${id}-title`);
  top.append(opener);
  room.append(panel);
  let query = "";
  let answer = { found: [], count: 0, whole: 0, editor: false };
  let opened = null;
  let timer = 0;
  /** Where the focus goes when the panel is closed: what has opened it. */
  let back = null;

  function open(wide) {
    show(panel, wide);
    attr(opener, "aria-expanded", String(wide));
    if (!wide) {
      const from = back?.isConnected ? back : opener;
      back = null;
      return from.focus({ preventScroll: from === opener });
    }
    field.focus();
    // What was asked before is typed over, not added to.
    field.select();
    find();
  }

  function find() {
    query = field.value;
    link.send({ intent: "find-rules", text: query });
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(find, PAUSE);
  });
  away(panel, "search", () => open(false));

  /** @param {string} rule @param {string} [like] what it has refused: the example nearest to it is shown */
  function press(rule, like = "") {
    if (opened?.rule === rule && !back) {
      opened = null;
      fill();
    } else link.send({ intent: "show-rule", rule, like });
  }

  function row(found) {
    const { number, why } = citation();
    const says = h("button", { type: "button", class: "pw-ruleline", onclick: () => press(found.rule) }, h("span", { class: "pw-tag" }), h("span", {}));
    return h("li", {}, says, h("div", { class: "pw-ruleopen", hidden: true }, number, why, h("ul", { class: "pw-ruletold" }), h("div", { class: "pw-ruleboard" })));
  }

  function fill() {
    text(count, query || answer.count ? counted(answer, word) : "");
    keyed(list, answer.found, (found) => found.rule, row, (node, found) => {
      const [line, more] = node.children;
      text(line.firstChild, found.rule);
      text(line.lastChild, found.text);
      const mine = opened?.rule === found.rule;
      attr(line, "aria-expanded", String(mine));
      show(more, mine);
      if (mine) detail(more);
    });
  }

  /** What is behind a rule: its page, the ruling, an example told and drawn. */
  function detail(node) {
    cite(node, opened, word);
    const [told, board] = [node.querySelector(".pw-ruletold"), node.querySelector(".pw-ruleboard")];
    const { example } = opened;
    keyed(told, example?.told ?? [], (_line, index) => String(index), () => h("li", {}), (line, says) => text(line, says));
    board.replaceChildren();
    if (example?.view) gameOf(link).board(board, { word, send: () => false, game: gameOf(link), live: false, names: "around" }).update(example.view);
  }

  return {
    /** Open a rule from where it is named; the focus goes back there. @param {string} rule @param {HTMLElement} from @param {string} [refused] what the rule has refused */
    lookUp(rule, from, refused) {
      back = from;
      field.value = rule;
      open(true);
      press(rule, refused);
      panel.scrollIntoView?.({ block: "nearest" });
    },
    /** Something else takes the place of the panel; the focus is its own. */
    leave() {
      back = null;
      show(panel, false);
      attr(opener, "aria-expanded", "false");
    },
    /** Another language or game: the words anew, and what was found. @param {boolean} can whether there is a game to search */
    update(can, language) {
      show(opener, can);
      if (!can) show(panel, false);
      text(opener, word("rules-find"));
      text(label, word("rules-label"));
      attr(close, "aria-label", word("close"));
      if (panel.dataset.language && panel.dataset.language !== language && !panel.hidden) {
        opened = null;
        find();
      }
      panel.dataset.language = language;
      fill();
    },
    message(content) {
      if (content?.type === "rules" && answers(content, query)) answer = content;
      else if (content?.type === "rule") opened = content;
      else return;
      fill();
    },
    close: () => clearTimeout(timer),
  };
}
