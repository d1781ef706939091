/** The keys of a whole page, wherever the focus is: Escape puts away what is open, ? shows the help, letters and digits play. */

import { covered, putAway } from "./away.js";

const TYPED = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** What a key does on the whole page; "": nothing. Pure. @param {KeyboardEvent} event */
export function meaning(event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.(TYPED)) return "";
  if (event.key === "Escape") return "away";
  if (event.key === "?") return "help";
  return /^[a-z0-9]$/i.test(event.key) && !event.repeat ? "play" : "";
}

/**
 * @param {HTMLElement} root the page
 * @param {() => {owns: (node: Node) => boolean, help: () => boolean, escape: () => boolean, play: (key: string) => boolean}|null} table what is played on now; null: nothing is
 * @returns {() => void} ends it
 */
export function pageKeys(root, table) {
  const done = { away: (shown) => putAway(root) || shown?.escape(), help: (shown) => shown?.help(), play: (shown, key) => !covered(root) && shown?.play(key) };
  function press(event) {
    const [what, shown] = [meaning(event), table()];
    // What has the focus in the table has answered the key there.
    if (what && !shown?.owns(event.target) && done[what](shown, event.key.toLowerCase())) event.preventDefault();
  }
  /** A notebook around the page has its own keys. */
  const around = (event) => "voila" in document.body.dataset && !root.contains(event.target) && press(event);
  root.addEventListener("keydown", press);
  document.addEventListener("keydown", around);
  return () => {
    root.removeEventListener("keydown", press);
    document.removeEventListener("keydown", around);
  };
}
