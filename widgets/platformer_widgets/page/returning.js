/** How often a page loads itself again when its kernel is over: now, then more and more slowly, then not any more. */

import { tabShelf } from "../lib/shelf.js";

const KEY = "platformer-nb/returns";
/** After this time a return is forgotten. */
export const WINDOW = 120_000;
const WAITS = [0, 2000, 8000];

/**
 * Note a return, and tell how long to wait before it; null: there were enough, or the browser cannot count them.
 * @returns {number|null} milliseconds
 */
export function nextReturn(store = tabShelf(), now = Date.now()) {
  try {
    const before = JSON.parse(store.getItem(KEY) ?? "[]").filter((at) => at <= now && now - at < WINDOW);
    if (before.length >= WAITS.length) return null;
    store.setItem(KEY, JSON.stringify([...before, now]));
    return WAITS[before.length];
  } catch {
    return null;
  }
}
