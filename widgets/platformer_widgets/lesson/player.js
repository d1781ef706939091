/** A demonstration that plays by itself, action after action, with pause and back. */

import { attr, button, show, still, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";

/** Before the first action: time to find the board. In milliseconds. */
export const FIRST = 3000;
/** Between two actions: a moment, and so much for each character of what has just been told, up to a limit. */
const MOMENT = 1300;
const READING = 35;
const LONGEST = 140;

/**
 * How long to wait before the next action; null: there is none, or nobody plays. Pure.
 * @param {object} view
 * @param {boolean} playing
 */
export function waiting(view, playing) {
  if (!playing || view.lesson.kind !== "show" || !view.lesson.next) return null;
  if (!view.lesson.previous) return FIRST;
  const told = (view.events ?? []).reduce((sum, event) => sum + (event.text?.length ?? 0), 0);
  return MOMENT + READING * Math.min(LONGEST, told);
}

/**
 * Mount the buttons of a demonstration. Where the reader has asked for less motion, and in a notebook, where many boards stand
 * below each other, nothing begins by itself.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountPlayer(parent, { send, word, typed: alone }) {
  const byItself = Boolean(alone) && !still();
  let playing = byItself;
  let view = null;
  let timer = 0;
  const back = button({ class: "pw-round pw-stepback" }, () => step("previous"), picture(SIGNS.undo));
  const play = button({ class: "pw-playing-on" }, toggle);
  const next = button({ class: "pw-primary" }, () => {
    const anew = !view.lesson.next;
    step("next");
    playing = anew && byItself;
  });
  parent.append(back, play, next);
  const seen = () => !parent.closest("[hidden]") && document.visibilityState !== "hidden";

  /** Whoever steps by hand goes at their own pace from there. */
  function step(intent) {
    stop();
    send({ intent });
  }

  function stop() {
    playing = false;
    clearTimeout(timer);
    if (view) draw();
  }

  function toggle() {
    if (playing) return stop();
    playing = true;
    draw();
    send({ intent: "next" });
  }

  /** Play on when what happened has been shown; a board out of sight waits. */
  async function wait(shown) {
    clearTimeout(timer);
    const mine = view;
    const ms = waiting(view, playing);
    if (ms === null) return;
    await shown;
    if (mine !== view || !playing) return;
    const on = () => {
      if (!parent.isConnected) return;
      if (!seen() || !send({ intent: "next" })) timer = setTimeout(on, MOMENT);
    };
    timer = setTimeout(on, ms);
  }

  function draw() {
    const { lesson } = view;
    const watching = lesson.kind === "show";
    for (const node of [back, play, next]) show(node, watching);
    if (!watching) return;
    attr(back, "aria-disabled", lesson.previous ? null : "true");
    attr(back, "aria-label", word("lesson-step-back"));
    attr(back, "title", word("lesson-step-back"));
    text(play, playing ? word("lesson-pause") : word("lesson-play-on"));
    show(play, Boolean(lesson.next));
    // While it plays by itself there is nothing one has to press.
    next.classList.toggle("pw-primary", Boolean(lesson.next) && !playing);
    const says = (alone && lesson.said?.[lesson.next]) || lesson.next;
    text(next, lesson.next ? `${word("lesson-next")}: ${says}` : word("lesson-again"));
  }

  return {
    /**
     * @param {object} given
     * @param {Promise<void>} [shown] resolves when the events of the view have been played
     */
    update(given, shown) {
      view = given;
      if (!view.lesson.next) playing = false;
      draw();
      wait(shown);
    },
  };
}
