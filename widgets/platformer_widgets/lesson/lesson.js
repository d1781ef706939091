/** A step of a lesson as a component of its own, in a notebook. */

import { frame } from "../lib/frame.js";
import { gameIn, gameOf } from "../lib/games.js";
import { thread } from "../link/thread.js";
import { mountStep } from "./step.js";

/**
 * @param {HTMLElement} el
 * @param {import("../link/link.js").Link} link
 */
export function mountLesson(el, link) {
  const { root, close } = frame(el, "pw-lesson");
  let step = null;
  const views = thread(link, (view, how) => step.update(view, how), () => gameIn(link));
  const watching = views.view.lesson.kind === "show";
  step = mountStep(root, { send: views.send, busy: () => views.busy, word: views.word, game: gameOf(link), live: !watching });
  step.update(views.view, { animate: false });
  return () => {
    views.close();
    close();
  };
}
