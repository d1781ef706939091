/** The coach: a hint, the odds of the next rolls, why something happened; asked for by a press, shown in one panel. */

import { away } from "../keys/away.js";
import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { fillOdds } from "./odds.js";
import { pictured } from "../table/choices.js";
import { reasonList, ruleTag } from "../table/reasons.js";
import { behind } from "../screen/beside.js";
import { putBack, reveal, revealUnread } from "../screen/reveal.js";

/** Whether an answer is that to what is asked now: an earlier one may come late. Pure. */
export const answers = (content, asked) => Boolean(asked) && content.about === asked.about && String(content.lines ?? "") === String(asked.lines ?? "") && content.for === asked.for;

/** Whether another way than the hint's was tried; what was refused before it was asked for makes room (`for` is null until then). */
const refusedSince = (asked, view) => asked.about === "hint" && asked.for !== null && Boolean(view.refusal);

/** Whether what the coach has told still stands in another view: a reason until the turn of another bot begins, the rest until something is done; a hint goes when somebody tries what is refused. Pure. */
export const stands = (asked, view) => asked.language === view.language && !refusedSince(asked, view) && (asked.about === "why" ? !view.turn?.bot || view.turn.seat === asked.seat : asked.at === view.coach?.moment);

/** What is to be lit. Pure. @param {{dataset: object}} node @param {{places: string[], things: string[], action: string}|null} hint */
export const lit = ({ dataset }, hint) => Boolean(hint) && (hint.places.includes(dataset.at) || hint.things.includes(dataset.mark) || dataset.action === hint.action);

/**
 * Mount the buttons, and the panel of what is answered.
 * @param {HTMLElement} head where the buttons stand
 * @param {HTMLElement} room where the panel stands
 * @param {HTMLElement} table on which a hint is lit
 * @param {import("../lib/games.js").Context & {coaching?: import("../link/coaching.js").Coaching, lookUp?: Function}} context
 */
export function mountCoach(head, room, table, { send, word, game, coaching, lookUp }) {
  if (!coaching) return { update() {}, hint: () => {}, why: null, behind: () => () => {} };
  const id = unique("coach");
  const opens = { "aria-expanded": "false", "aria-controls": id };
  const hint = button({ class: "pw-quiet", ...opens }, () => press("hint", hint));
  const odds = button({ class: "pw-quiet", ...opens }, () => press("odds", odds));
  const row = h("div", { class: "pw-row pw-coachrow", hidden: true }, hint, odds);
  head.append(row);

  const title = h("h3", { id: `${id}-title`, tabindex: "-1" });
  // Drawn in the corner, it comes last for the keyboard: what is advised is done more often than put away.
  const close = button({ class: "pw-round pw-corner" }, () => put(), picture(SIGNS.cross));
  const state = h("p", { class: "pw-soft", role: "status" });
  const lines = h("div", { class: "pw-coachtold" });
  /** Who is about to win, and what stops it: before all else. */
  const urgent = h("div", { class: "pw-coachurgent" });
  /** What it costs comes before what it brings: where the panel is low, the rest is scrolled under the button. */
  const costs = h("p", { class: "pw-coachcosts" });
  const chose = h("p", {});
  const reasons = h("ul", { class: "pw-coachreasons" });
  const brings = h("p", {});
  const plan = h("p", { class: "pw-coachplan" });
  const wholeCosts = h("p", { class: "pw-coachcosts" });
  const against = h("p", { class: "pw-soft" });
  const then = h("p", { class: "pw-soft" });
  const lead = h("span", { class: "pw-soft" });
  const tags = h("span", { class: "pw-row" });
  const rules = h("div", { class: "pw-row pw-coachrules" }, lead, tags);
  const act = button({ class: "pw-primary" }, () => send({ intent: "act", action: answer.action }));
  const bars = h("div", { class: "pw-oddsall" });
  const panel = h("section", { class: "pw-panel pw-coach", id, hidden: true, "aria-labelledby": title.id },
    h("div", { class: "pw-refusalhead" }, title), state, urgent, costs, chose, reasons, brings, act, plan, wholeCosts, then, against, lines, rules, bars, close);
  room.append(panel);

  let view = {};
  /** What was asked last and is shown; null: nothing. */
  let asked = null;
  /** Its answer; undefined: none has come, null: there is nothing to tell. */
  let answer;
  let opener = null;

  function ask(about, lines, from) {
    opener = from;
    answer = undefined;
    asked = { about, lines, at: view.coach?.moment, language: view.language, seat: view.turn?.seat };
    // What was refused before makes room; the question is asked of the view that comes without it.
    if (view.refusal && send({ intent: "dismiss" })) asked.for = null;
    else asked.for = coaching.ask({ about, lines });
    draw();
    seen();
  }

  /** A line of the log is asked about beside the panel: it stays under the mouse. */
  const seen = () => (asked?.about === "why" ? revealUnread : reveal)(panel);

  /** A second press on what has opened the panel closes it. */
  function press(about, from) {
    if (asked?.about === about) put();
    else ask(about, null, from);
  }

  function put() {
    const mine = panel.contains(document.activeElement);
    asked = null;
    answer = undefined;
    putBack(panel);
    draw();
    if (mine && opener?.isConnected && !opener.closest("[hidden]")) opener.focus({ preventScroll: true });
  }

  function heading() {
    if (asked.about === "odds") return word("coach-odds");
    if (!answer) return word(asked.about === "hint" ? "coach-hint" : "coach-why");
    if (asked.about === "hint") return word("coach-hint-is", { action: answer.does });
    return answer.told.length === 1 ? word("coach-why-of", { text: answer.told[0].text }) : word("coach-why");
  }

  function draw() {
    show(panel, Boolean(asked));
    attr(hint, "aria-expanded", String(asked?.about === "hint"));
    attr(odds, "aria-expanded", String(asked?.about === "odds"));
    light(asked?.about === "hint" ? answer : null);
    if (!asked) return;
    const told = answer && asked.about !== "odds" ? answer : null;
    text(title, heading());
    attr(close, "aria-label", word("close"));
    const none = asked.about === "why" ? "coach-why-none" : "coach-hint-none";
    text(state, answer === undefined ? word("coach-thinking") : answer ? "" : word(none));
    show(state, !answer);
    // That it thinks is seen; read aloud is what comes of it.
    attr(state, "aria-live", answer === undefined ? "off" : "polite");
    tellLines(told?.told ?? []);
    keyed(urgent, told?.urgent ?? [], (one) => one, () => h("p", {}), (node, one) => text(node, one));
    show(urgent, Boolean(told?.urgent.length));
    text(chose, told?.chose);
    show(chose, Boolean(told?.chose));
    show(reasons, Boolean(told?.reasons.length));
    keyed(reasons, told?.reasons ?? [], (reason) => reason, () => h("li", {}), (node, reason) => text(node, reason));
    text(brings, told?.brings);
    show(brings, Boolean(told?.brings));
    text(costs, told?.costs ? word("coach-costs", { text: told.costs }) : "");
    show(costs, Boolean(told?.costs));
    text(plan, told?.plan);
    show(plan, Boolean(told?.plan));
    text(wholeCosts, told?.plan_costs);
    show(wholeCosts, Boolean(told?.plan_costs));
    text(against, told?.against);
    show(against, Boolean(told?.against));
    text(then, told?.then.length ? word("coach-then", { actions: told.then.join("; ") }) : "");
    show(then, Boolean(told?.then.length));
    text(lead, word("coach-rules"));
    keyed(tags, told?.rules ?? [], (one) => one.rule, (one) => ruleTag(lookUp, one.rule), (node, one) => attr(node, "title", one.text));
    // What happened has its rules beside it, in their own words.
    show(rules, asked.about === "hint" && Boolean(told?.rules.length));
    pictured(act, answer?.action, word("coach-do"), view, game);
    show(act, Boolean(told) && asked.about === "hint");
    show(bars, Boolean(answer) && asked.about === "odds");
    fillOdds(bars, answer?.rolls ?? [], word);
  }

  /** What decided each line; the words of one alone stand in the title. */
  function tellLines(told) {
    show(lines, told.length > 0);
    keyed(lines, told, (line, index) => index + line.text, () => h("div", {}, h("p", { class: "pw-coachline" }), h("ul", { class: "pw-reasons" }), h("ul", { class: "pw-coachabout" })), (node, line) => {
      const [head, list, about] = node.children;
      keyed(about, line.about, (one) => one, () => h("li", {}), (item, one) => text(item, one));
      show(about, line.about.length > 0);
      text(head, line.text);
      show(head, told.length > 1);
      reasonList(list, line.rules, word, undefined, lookUp);
    });
  }

  function light(found) {
    for (const node of table.querySelectorAll(":is([data-at], [data-mark], [data-action]):not(g)")) attr(node, "data-hinted", lit(node, found));
  }

  coaching.given((content) => {
    if (!answers(content, asked)) return;
    answer = content.answer;
    const fresh = !panel.contains(document.activeElement);
    draw();
    seen();
    if (fresh) title.focus({ preventScroll: true });
  });

  away(panel, "coach", put);

  return {
    /** Show what is asked for by a key. */
    hint: () => view.coach?.hint && press("hint", hint),
    /** Where the screen is low the buttons stand behind this node. @param {HTMLElement} node */
    behind: (node) => behind(row, node),
    /** Ask what decided these lines of the log, by their numbers. @param {number[]} lines @param {HTMLElement} from */
    why: (lines, from) => ask("why", lines, from),
    update(given) {
      view = given;
      show(row, Boolean(view.coach?.hint || view.coach?.odds));
      show(hint, Boolean(view.coach?.hint));
      show(odds, Boolean(view.coach?.odds));
      text(hint, word("coach-hint"));
      text(odds, word("coach-odds-short"));
      attr(hint, "aria-keyshortcuts", "C");
      if (asked && !stands(asked, view)) put();
      // Who selects something while the coach thinks is answered all the same.
      else if (asked && answer === undefined && asked.for !== view.state) ask(asked.about, asked.lines, opener);
      else draw();
    },
  };
}
