/** The keys of a whole page, wherever the focus is: Escape puts away what is open, ? shows the help. */

import { putAway } from "./away.js";

const TYPED = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** What a key does on the whole page; "": nothing. Pure. @param {KeyboardEvent} event */
export function meaning(event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.(TYPED)) return "";
  return event.key === "Escape" ? "away" : event.key === "?" ? "help" : "";
}

/**
 * @param {HTMLElement} root the page
 * @param {() => {owns: (node: Node) => boolean, help: () => boolean, escape: () => boolean}|null} table what is played on now; null: nothing is
 * @returns {() => void} ends it
 */
export function pageKeys(root, table) {
  const done = { away: (shown) => putAway(root) || shown?.escape(), help: (shown) => shown?.help() };
  function press(event) {
    const [what, shown] = [meaning(event), table()];
    // What has the focus in the table has answered the key there.
    if (what && !shown?.owns(event.target) && done[what](shown)) event.preventDefault();
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
