/** What comes of a wrong way: it has been played on the board, is told, and waits to be taken back. */

import { button, h, keyed, show, text, unique } from "../lib/dom.js";
import { say } from "../lib/prose.js";
import { hold } from "../screen/reveal.js";
import { reasonList } from "../table/reasons.js";

/** One line for each action: what was done, and all it brought. Pure. */
export function storyLines(consequence) {
  return consequence.played.map(({ said, told }) => (said ? `${said}: ` : "") + told.join(" "));
}

/** All of it as it is read aloud. Pure. */
export function spokenConsequence(consequence) {
  const reasons = consequence.reasons.map((reason) => reason.text);
  return [`${consequence.title}:`, ...storyLines(consequence), consequence.text, ...reasons, `${consequence.rewind}.`].join(" ");
}

/**
 * Mount the consequence. Nothing is taken back by a clock: how long somebody needs to see and read what
 * came of it nobody else knows, so the board waits for the button.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountConsequence(parent, { send, word }) {
  const title = h("h3", {});
  const story = h("ol", { class: "pw-story" });
  const note = h("p", { id: unique("note") });
  const reasons = h("ul", { class: "pw-reasons" });
  const rewind = button({ class: "pw-primary pw-rewind", "aria-describedby": note.id }, () => send({ intent: "rewind" }));
  const root = h("section", { class: "pw-feedback pw-consequence", hidden: true }, title, story, note, reasons, rewind);
  parent.append(root);
  let shown = null;

  function draw(consequence) {
    text(title, consequence.title);
    keyed(story, storyLines(consequence), (_line, index) => String(index), () => h("li", {}), (node, line) => text(node, line));
    say(note, consequence.text);
    reasonList(reasons, consequence.reasons, word);
    text(rewind, consequence.rewind);
  }

  return {
    focused: () => document.activeElement === rewind,
    /**
     * Show what came of it once it has been seen on the board, and lead to the button.
     * @param {object} lesson
     * @param {Promise<void>} seen resolves when the events of the view have been played
     * @param {boolean} played whether something has just been played
     */
    async update({ consequence }, seen, played) {
      shown = consequence;
      if (!consequence) {
        show(root, false);
        return;
      }
      draw(consequence);
      if (played) await seen;
      if (shown !== consequence) return;
      show(root, true);
      hold(root);
      // By then an Enter that is still held down from the last click has come and gone.
      rewind.focus({ preventScroll: true });
    },
  };
}
