/** Words: the turn, the log, a refusal, the end of the game, the help, and what is read aloud. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { warn } from "../lib/warning.js";
import { reasonList } from "./reasons.js";

/** The rules of a line of the log: each with its number, a ruling with its mark. Pure. */
export function numbered({ rules = [], rulings = [] }, word) {
  return rules.map((rule) => (rulings.includes(rule) ? `${rule} · ${word("rule-mark")}` : rule));
}

/**
 * The turn: whose it is, what to do now, taking back.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountTurn(parent, { send, word, game }) {
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const prompt = h("p", { class: "pw-prompt" });
  const back = button({ class: "pw-round" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  const again = button({ class: "pw-round" }, () => send({ intent: "redo" }), picture(SIGNS.redo));
  const ask = button({ class: "pw-round", "aria-expanded": "false", text: "?" }, () => {
    show(help, help.hidden);
    attr(ask, "aria-expanded", String(!help.hidden));
  });
  const help = h("dl", { class: "pw-help pw-panel", hidden: true });
  parent.append(h("header", { class: "pw-turn", "data-rest": "", tabindex: "-1" }, h("div", { class: "pw-turntext" }, title, prompt), h("div", { class: "pw-row pw-tools" }, back, again, ask)), help);
  const offer = (node, can, label, why) => {
    attr(node, "aria-disabled", can ? null : "true");
    attr(node, "aria-label", why ? `${label}. ${why}` : label);
    attr(node, "title", why || label);
  };
  return {
    title,
    update(view) {
      text(title, view.turn?.title);
      text(prompt, view.turn?.prompt);
      offer(back, view.undo?.can, word("undo"), view.undo?.why);
      offer(again, view.redo?.can, word("redo"), view.redo?.why);
      attr(ask, "aria-label", word("help"));
      attr(ask, "title", word("help"));
      const keys = [...game.keys, ["← ↑ ↓ →", "help-arrows"], ["Enter", "help-enter"], ["Esc", "help-escape"]];
      keyed(help, keys.flatMap(([key, name]) => [["dt", key], ["dd", word(name)]]), ([kind], index) => kind + index, ([kind]) => h(kind), (node, [, says]) => text(node, says));
    },
  };
}

/**
 * Choices that are no Space.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountChoices(parent, { send, word }) {
  const row = h("div", { class: "pw-row pw-choices", role: "group" });
  parent.append(row);
  return {
    update(view) {
      attr(row, "aria-label", word("choices"));
      show(row, (view.buttons ?? []).length > 0);
      keyed(row, view.buttons ?? [], (item) => item.action, (item) => button({}, () => send({ intent: "act", action: item.action })), (node, item) => {
        text(node, item.text);
        node.className = [item.kind === "primary" && "pw-primary", !item.legal && "pw-illegal"].filter(Boolean).join(" ");
        warn(node, item.text, item.warning);
      });
    },
  };
}

/** The way to the lesson step that teaches a rule; only our own pages know one. */
function lesson(word) {
  if (!("voila" in document.body.dataset)) return undefined;
  return {
    make: () => h("a", { class: "pw-link pw-teach", target: "platformer-tutor" }),
    tell(node, { rule }) {
      const way = node.querySelector(".pw-teach");
      attr(way, "href", `tutor#${rule}`);
      text(way, word("teach"));
    },
  };
}

/**
 * Why something is not allowed, and what would be.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountRefusal(parent, { send, word }) {
  const title = h("h3", {});
  const close = button({ class: "pw-round" }, () => send({ intent: "dismiss" }), picture(SIGNS.cross));
  const reasons = h("ul", { class: "pw-reasons" });
  const lead = h("p", { class: "pw-soft" });
  const instead = h("div", { class: "pw-row" });
  const root = h("section", { class: "pw-refusal", hidden: true }, h("div", { class: "pw-refusalhead" }, title, close), reasons, lead, instead);
  parent.append(root);
  return {
    node: root,
    update(view) {
      const refusal = view.refusal;
      const fresh = root.hidden && refusal;
      show(root, Boolean(refusal));
      if (!refusal) return;
      text(title, refusal.title);
      attr(root, "aria-label", refusal.title);
      attr(close, "aria-label", word("close"));
      reasonList(reasons, refusal.reasons ?? [], word, lesson(word));
      const ways = refusal.instead ?? [];
      text(lead, ways.length ? word("instead") : refusal.none);
      keyed(instead, ways, (way) => way.action, (way) => button({}, () => send({ intent: "act", action: way.action })), (node, way) => text(node, way.text));
      if (fresh) root.scrollIntoView?.({ block: "nearest" });
    },
  };
}

/**
 * What has happened.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountLog(parent, { word }) {
  const title = h("h3", {});
  const list = h("ol", { class: "pw-log", tabindex: "0" });
  const root = h("section", { class: "pw-panel" }, title, list);
  parent.append(root);
  let length = -1;
  return {
    update(view) {
      const log = view.log ?? [];
      text(title, word("log"));
      attr(list, "aria-label", word("log"));
      const from = Math.max(0, log.length - 120);
      keyed(list, log.slice(from), (line, index) => `${from + index}/${line.text}/${(line.rules ?? []).join()}`, (line) => h("li", { class: "pw-line", "data-seat": line.seat ?? null, "data-turn": line.turn ?? null }, h("span", { text: line.text }), ...(line.rules ?? []).map(() => h("span", { class: "pw-tag" }))), (node, line) => {
        numbered(line, word).forEach((number, index) => text(node.children[index + 1], number));
      });
      if (log.length !== length) list.scrollTop = list.scrollHeight;
      length = log.length;
    },
  };
}

/**
 * What Escape puts away: a refusal, else what is chosen; null if there is neither. Pure.
 * @param {object|null} view
 * @param {import("../lib/games.js").Mounts} game
 */
export function escaped(view, game) {
  if (view?.refusal) return { intent: "dismiss" };
  return view && game.escape(view);
}

/** The lines of a score sheet, the sum last. Pure. @param {object|null} score */
export function scored(score) {
  return score ? [...score.lines, { text: score.title, points: score.total }] : [];
}

/**
 * The end of the game.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {onNew?: () => void}} context
 */
export function mountOver(parent, { word, onNew }) {
  const says = h("h2", {});
  const fresh = onNew ? button({ class: "pw-primary" }, () => onNew()) : null;
  const sheet = h("table", { class: "pw-score", hidden: true });
  const root = h("section", { class: "pw-over", hidden: true }, picture(SIGNS.crown, "pw-crown"), says, sheet, fresh);
  parent.append(root);
  return {
    update(view) {
      const before = root.hidden;
      show(root, Boolean(view.over));
      text(says, view.over?.text);
      root.classList.toggle("pw-lostgame", Boolean(view.over) && !view.over.winner);
      show(sheet, Boolean(view.score));
      keyed(sheet, scored(view.score), (line, index) => index, () => h("tr", {}, h("th", { scope: "row" }), h("td")), (node, line) => {
        text(node.firstChild, line.text);
        text(node.lastChild, String(line.points));
      });
      if (fresh) text(fresh, word("win-again"));
      if (before && view.over) root.scrollIntoView?.({ block: "nearest" });
    },
  };
}

/** Reads aloud what happened, once for each view. @param {HTMLElement} parent */
export function mountVoice(parent) {
  const live = h("div", { class: "pw-hush", role: "status", "aria-live": "polite" });
  parent.append(live);
  return { say: (words) => text(live, words) };
}

/**
 * What is to be read aloud of a new view. Pure.
 * @param {object} view
 * @param {object|null} before
 */
export function spoken(view, before) {
  if (view.error) return view.error;
  if (view.over && !before?.over) return [...said(view), view.over.text].join(" ");
  if (view.refusal) return [`${view.refusal.title}.`, ...(view.refusal.reasons ?? []).flatMap((reason) => [reason.text, reason.ruling && reason.open]).filter(Boolean)].join(" ");
  const words = view.state !== before?.state ? said(view) : [];
  if (view.turn?.title !== before?.turn?.title) words.push(view.turn?.title ?? "");
  if (view.turn?.prompt !== before?.turn?.prompt) words.push(view.turn?.prompt ?? "");
  if (!words.length && view.selection?.text) words.push(view.selection.text);
  return words.filter(Boolean).join(" ");
}

const said = (view) => (view.events ?? []).map((event) => event.text).filter(Boolean);
