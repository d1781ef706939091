/** An answer to an exercise as a line: begun for the learner, to be changed, tried, and tried again. */

import { attr, button, h, show, soon, text, unique } from "../lib/dom.js";

/** Most characters of a line: what a table reads of one (MAX_WORD of core/parts/intent.py). */
const LONGEST = 200;

/** Whether the line was unfolded last, on any board. */
let unfolded = false;

/**
 * What pressing the button sends; null: there is nothing to try. Pure.
 * @param {string} line
 * @param {string[]} begun
 */
export function attempt(line, begun) {
  const typed = line.replace(/\s+/g, " ").trim();
  if (!typed) return null;
  return typed === written(begun) ? { intent: "begin" } : { intent: "answer", line: typed };
}

/** Actions as one line. Pure. @param {string[]} actions */
export const written = (actions) => actions.join(", ");

/**
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context `typed`: there is no notebook in which answers could be typed
 */
export function mountLine(parent, { send, word, typed }) {
  const title = h("h3", {});
  const help = h("p", { class: "pw-soft", id: unique("line-help") });
  // A long line wraps: one that is cut off cannot be read. It has its name from the start, wherever its title is scrolled to.
  const field = h("textarea", {
    rows: "1", class: "pw-begun", spellcheck: "false", autocomplete: "off", autocapitalize: "off", maxlength: LONGEST, "aria-label": word("lesson-line"), "aria-describedby": help.id,
  });
  const go = button({}, () => enter());
  // Folded: the board is pressed first, and a newcomer has no notation yet. Who writes finds the next line unfolded.
  const root = h("details", { class: "pw-panel pw-lineroom", hidden: true, ontoggle: () => { unfolded = root.open; fit(); } }, h("summary", {}, title), help, h("div", { class: "pw-row" }, field, go));
  root.open = unfolded;
  parent.append(root);
  let begun = [];

  function enter() {
    const wish = attempt(field.value, begun);
    if (wish) send(wish);
  }

  // Letters that are typed are no keys of the game.
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") event.stopPropagation();
    if (event.key !== "Enter") return;
    event.preventDefault();
    enter();
  });
  field.addEventListener("input", fit);

  /** As high as what is written, where the browser does not do so itself. */
  function fit() {
    if (globalThis.CSS?.supports?.("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  }
  return {
    update(lesson) {
      show(root, Boolean(typed) && lesson.begun.length > 0 && !lesson.done);
      text(title, word("lesson-line"));
      attr(field, "aria-label", word("lesson-line"));
      text(help, word("lesson-line-help"));
      text(go, word("lesson-run"));
      if (written(lesson.begun) === written(begun)) return;
      begun = lesson.begun;
      field.value = written(begun);
      attr(field, "placeholder", written(begun));
      soon(fit);
    },
  };
}
