/** A position that was opened beside the game that is here: what it is, and the ways on. */

import { away } from "../keys/away.js";
import { button, h, show, text } from "../lib/dom.js";
import { reveal } from "../screen/reveal.js";

/**
 * The bar above such a position. To play on from it puts the game that is kept here aside, so that is asked first.
 * @param {HTMLElement} parent
 * @param {{word: Function, play: () => void, edit: () => void, leave: () => void, save: () => void}} context
 */
export function mountInquiry(parent, { word, play, edit, leave, save }) {
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const ask = h("p", {});
  const masked = h("p", { class: "pw-soft", hidden: true });
  const on = button({ class: "pw-primary" }, () => (kept ? sure(true) : play()));
  const alter = button({}, () => edit());
  const back = button({}, () => leave());
  const warning = h("p", {});
  const [replace, file, stay] = [button({}, () => play()), button({}, () => save()), button({ class: "pw-primary" }, () => sure(false))];
  const question = h("div", { class: "pw-sure", role: "group", hidden: true }, warning, h("div", { class: "pw-row" }, stay, file, replace));
  const root = h("section", { class: "pw-panel pw-inquiry", hidden: true }, title, ask, masked, h("div", { class: "pw-row" }, on, alter, back), question);
  parent.append(root);
  away(question, "question", () => sure(false));
  let kept = false;

  function sure(asked) {
    show(question, asked);
    (asked ? stay : on).focus({ preventScroll: true });
    if (asked) reveal(question);
  }

  return {
    title,
    /**
     * @param {object|null} inquiry the section of the view; null: there is none
     * @param {{game: boolean, savable: boolean, editor: boolean}} here whether a game of one's own is kept, and whether it can be saved to a file now; whether the position can be changed
     */
    update(inquiry, here) {
      const fresh = root.hidden;
      show(root, Boolean(inquiry));
      if (!inquiry) return;
      kept = here.game;
      if (fresh || !kept) show(question, false);
      text(title, word("inquiry-title"));
      text(ask, word("inquiry-ask"));
      text(masked, word("inquiry-masked"));
      show(masked, !inquiry.playable);
      text(on, word("inquiry-play"));
      show(on, inquiry.playable);
      text(alter, word("set-up-change"));
      show(alter, here.editor && inquiry.playable);
      text(back, word(kept ? "back-to-game" : "new-game"));
      text(warning, word("inquiry-replaces"));
      text(replace, word("inquiry-replace"));
      text(file, word("save-file"));
      show(file, here.savable);
      text(stay, word("inquiry-stay"));
    },
  };
}
