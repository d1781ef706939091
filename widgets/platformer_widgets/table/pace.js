/** Bots play visibly, one decision at a time, at a pace that is set here and kept in this browser. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { shelf } from "../lib/shelf.js";

const KEY = "platformer-nb/pace";

/** How long to wait before a bot's next decision, in milliseconds; null: until it is asked for. */
export const PACES = { __proto__: null, slow: 1800, normal: 800, fast: 120, step: null };

/** So much longer they wait for each character of what has just been told, and how much longer at most. */
export const READING = { __proto__: null, slow: 40, normal: 14 };
const LONGEST = 100;

/** After so many answers in a row with an error the bots wait to be asked. */
export const PATIENT = 3;

/** How often somebody who cannot be asked yet is tried: the table is out of sight, or another intent under way. */
const TRY = 400;

/**
 * Asks a bot to decide, once: the link makes sure of it. No DOM here.
 * @param {(intent: object) => boolean} send whether it could be sent
 * @param {() => boolean} seen whether somebody watches
 */
export function asking(send, seen) {
  let timer = 0;
  function later(ms) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!seen() || !send({ intent: "bot" })) later(TRY);
    }, ms);
  }
  return {
    /** Ask after a while. @param {number} ms */
    after: later,
    /** There is nothing to ask any more: the answer has come. */
    stop: () => clearTimeout(timer),
  };
}

/** The pace kept here. */
export function keptPace(store = shelf()) {
  try {
    const kept = store.getItem(KEY);
    return kept in PACES ? kept : "normal";
  } catch {
    return "normal";
  }
}

/**
 * Keep a pace, if the browser lets us.
 * @param {string} pace
 */
export function keepPace(pace, store = shelf()) {
  try {
    store.setItem(KEY, pace);
  } catch {
    // It is set until the page is left.
  }
}

/**
 * How long to wait before asking a bot to decide; null: do not ask. Pure.
 * @param {object} view
 * @param {string} pace
 * @param {number} errors answers with an error in a row
 */
export function pause(view, pace, errors = 0) {
  if (!view.turn?.bot || view.over || errors >= PATIENT) return null;
  const ms = PACES[pace];
  return ms ? ms + (READING[pace] ?? 0) * Math.min(LONGEST, told(view)) : ms ?? null;
}

/** How many characters tell of what has just happened. */
const told = (view) => (view.events ?? []).reduce((sum, event) => sum + (event.text?.length ?? 0), 0);

/**
 * Mount the choice of a pace, which also asks the bots to decide.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountPace(parent, { send, word, game }) {
  const uid = unique("pace");
  let pace = keptPace();
  let view = null;
  let errors = 0;
  let playing = null;
  const label = h("label", { for: uid });
  const choice = h("select", { id: uid, onchange: () => choose(choice.value) });
  const go = () => {
    errors = 0;
    bot.after(0);
  };
  const next = button({ class: "pw-primary", "aria-keyshortcuts": "B" }, go);
  const root = h("div", { class: "pw-row pw-pace", hidden: true }, label, choice, next);
  const bot = asking(send, () => root.isConnected && !root.closest("[hidden]"));
  parent.append(root);

  function choose(chosen) {
    pace = chosen;
    errors = 0;
    keepPace(pace);
    draw();
    wait();
  }

  /** Ask the bot when the last events have been seen and the pause is over; a table out of sight waits. */
  async function wait() {
    bot.stop();
    const mine = view;
    const shown = pace === "fast" ? null : playing;
    const ms = pause(view, pace, errors);
    if (ms === null) return;
    await shown;
    if (mine !== view || pause(view, pace, errors) !== ms) return;
    bot.after(ms);
  }

  function draw() {
    text(label, word("pace"));
    keyed(choice, Object.keys(PACES), (key) => key, (key) => h("option", { value: key }), (option, key) => text(option, word(`pace-${key}`)));
    choice.value = pace;
    text(next, word("bot-next"));
    const due = Boolean(view?.turn?.bot) && !view.over;
    // In step the button keeps its place, so that one can press it again and again.
    show(next, pace === "step" || (due && errors >= PATIENT));
    attr(next, "aria-disabled", due ? null : "true");
  }

  return {
    /**
     * @param {object} given
     * @param {Promise<void>} [seen] resolves when the events of the view have been played
     */
    update(given, seen) {
      view = given;
      playing = seen;
      errors = view.turn?.bot && view.error ? errors + 1 : 0;
      show(root, game.bots(view));
      draw();
      wait();
    },
    /** Let the bot decide at once, whatever the pace. */
    next: () => view?.turn?.bot && !view.over && go(),
    close: () => bot.stop(),
  };
}
