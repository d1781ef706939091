/** A tab that the play page has opened for a lesson: the way back to the game, which waits in its own tab. */

import { button, show, text } from "../lib/dom.js";
import { tabShelf } from "../lib/shelf.js";
import { FROM_PLAY } from "./address.js";

const KEY = "platformer-nb/from-play";
/** So long a tab may take to close; one that stays open goes to the game itself, which goes on where it was. */
const CLOSING = 400;

/** Note whether this tab comes from a game. @param {string} hash */
export function arrived(hash, store = tabShelf()) {
  if (hash.endsWith(FROM_PLAY)) store?.setItem(KEY, "1");
}

/** Whether this tab was opened from a game. */
export const fromPlay = (store = tabShelf()) => Boolean(store?.getItem(KEY));

/** Go back: to the tab of the game if it is still open, else to the page of the game in this one. */
export function toGame(here = globalThis) {
  if (here.opener && !here.opener.closed) {
    here.opener.focus();
    here.close();
  }
  setTimeout(() => !here.closed && here.location.assign("./"), CLOSING);
}

/** @param {Function} fixed */
export function mountToGame(fixed) {
  const node = button({ class: "pw-tothegame", hidden: true }, () => toGame());
  return {
    node,
    /** Whether it is shown. @param {object|null} step what is open; a step that was opened from the game has its rule */
    update(step) {
      show(node, Boolean(step) && fromPlay());
      node.classList.toggle("pw-primary", Boolean(step?.about));
      text(node, fixed("to-game"));
      return !node.hidden;
    },
  };
}
