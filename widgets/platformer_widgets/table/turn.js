/** Whose turn it is, what to do now, taking back, the help. */

import { away } from "../keys/away.js";
import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { mountWayBack } from "../review/branch.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";

/**
 * The turn: whose it is, what to do now, taking back, sharing.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {shareBy?: (what: "position", from: HTMLElement) => void, branch?: object}} context `branch`: see `review/branch.js`
 */
export function mountTurn(parent, { send, word, game, shareBy, branch }) {
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const prompt = h("p", { class: "pw-prompt" });
  const aim = h("p", { class: "pw-aim pw-soft" });
  const back = button({ class: "pw-round" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  const again = button({ class: "pw-round" }, () => send({ intent: "redo" }), picture(SIGNS.redo));
  const give = button({ class: "pw-round pw-give", hidden: !shareBy }, () => shareBy("position", give), picture(SIGNS.share));
  const ask = button({ class: "pw-round", "aria-expanded": "false" }, () => explain(), h("span", { "aria-hidden": "true", text: "?" }));
  /** Show or hide the help; what it says, to be read aloud, or "". */
  const explain = () => {
    show(help, help.hidden);
    attr(ask, "aria-expanded", String(!help.hidden));
    if (!help.hidden) help.scrollIntoView?.({ block: "nearest" });
    return help.hidden ? "" : [...help.querySelectorAll("dt")].map((key) => `${key.textContent}: ${key.nextElementSibling.textContent}.`).join(" ");
  };
  /** What the button says that ends what one does, as the help says it of its key; while a bot decides it stays. */
  let ends;
  const help = h("dl", { class: "pw-help pw-panel", hidden: true });
  away(help, "help", () => void explain());
  const says = h("div", { class: "pw-turntext" }, title, prompt, aim);
  const wayBack = mountWayBack(says, { word, branch });
  parent.append(h("header", { class: "pw-turn", "data-rest": "", tabindex: "-1" }, says, h("div", { class: "pw-row pw-tools" }, back, again, give, ask)), help);
  return {
    title,
    explain,
    kept: wayBack.kept,
    update(view) {
      text(title, view.over?.text ?? view.turn?.title);
      attr(title, "data-seat", view.over ? null : view.turn?.seat);
      text(prompt, view.turn?.prompt);
      text(aim, view.turn?.aim);
      show(aim, Boolean(view.turn?.aim));
      wayBack.update();
      offer(back, view.undo?.can, word("undo"), view.undo?.why);
      offer(again, view.redo?.can, word("redo"), view.redo?.why);
      for (const node of [back, again]) show(node, !view.inquiry);
      attr(give, "title", word("share"));
      attr(ask, "title", word("help"));
      const keys = [...game.keys, ...KEYS.filter(([, , can]) => !can || can(game, view)), ["← ↑ ↓ →", "help-arrows"], ["Enter", "help-enter"], ["Esc", "help-escape"]];
      ends = ending(view, game) ?? ends;
      keyed(help, keys.flatMap(([key, name]) => [["dt", key], ["dd", (name === "help-end" && ends) || word(name)]]), ([kind], index) => kind + index, ([kind]) => h(kind), (node, [, says]) => text(node, says));
    },
  };
}

/** Offer to take back or do again: what that would do, or why it cannot be done, is the name of the button. */
export function offer(node, can, label, why) {
  attr(node, "aria-disabled", can ? null : "true");
  attr(node, "title", named(label, why));
  attr(node, "data-why", can ? null : why || null);
}

/** A label with its reason, which may begin with the label itself. Pure. */
export function named(label, why) {
  if (!why) return label;
  return why.startsWith(label) ? why : `${label}. ${why}`;
}

/** What the button says that ends what one does in a turn; undefined without one. Pure. */
export const ending = (view, game) => (view.buttons ?? []).find((one) => one.action === game.end?.(view))?.text;

/** Whether what one does in a turn can be ended now: then nothing is asked that has to be answered first. Pure. */
export const canEnd = (view, game) => (view.buttons ?? []).some((one) => one.legal && one.action === game.end?.(view));

/** Keys of every table: the key, the key of its words, and whether the game or the table has what it needs. */
const KEYS = [
  ["H", "help-mine"],
  ["N", "help-lit"],
  ["A", "help-choices", (_game, view) => Boolean(view.buttons)],
  ["I", "help-inspect"],
  ["C", "help-hint", (_game, view) => Boolean(view.coach)],
  ["B", "help-bot", (game, view) => game.bots(view)],
  ["U", "undo"],
  ["E", "help-end", (game) => Boolean(game.end)],
  ["?", "help"],
];

/**
 * What a letter asks for: an intent, or a name of what the page does by itself; null: nothing. Pure.
 * @param {string} key
 * @param {object} view
 * @param {import("../lib/games.js").Mounts} game
 */
export function letter(key, view, game) {
  if (key === "h") return "mine";
  if (key === "n") return "lit";
  if (key === "a") return "choices";
  if (key === "?") return "help";
  if (key === "c") return view.coach?.hint ? "hint" : null;
  if (key === "b") return view.turn?.bot && !view.over ? "bot" : null;
  if (key === "u") return view.undo?.can ? { intent: "undo" } : "stuck";
  const action = key === "e" && !view.turn?.bot ? game.end?.(view) : null;
  return action ? { intent: "act", action } : null;
}

/**
 * What Escape puts away: a refusal, else what is chosen; null if there is neither. Pure.
 * @param {object|null} view
 * @param {import("../lib/games.js").Mounts} game
 */
export function escaped(view, game) {
  if (view?.refusal || view?.inquiry?.verdict) return { intent: "dismiss" };
  return view && game.escape(view);
}
