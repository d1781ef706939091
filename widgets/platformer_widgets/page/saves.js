/** The game kept in this browser, so that it outlives a reload and a kernel: one of each game there is. */

import { shelf } from "../lib/shelf.js";

const ROOM = "platformer-nb";
/** Where the one game was kept when there was one only. */
const UNNAMED = `${ROOM}/record`;
const key = (game) => `${ROOM}/${game}/record`;

/**
 * The record of a game kept here, or null.
 * @param {string} game
 * @param {string} unnamed the game whose record was kept without its name
 */
export function kept(game, unnamed, store = shelf()) {
  try {
    return store.getItem(key(game)) ?? (game === unnamed ? store.getItem(UNNAMED) : null);
  } catch {
    return null;
  }
}

/**
 * Keep a record; whether the browser let us.
 * @param {string} record
 * @param {string} game
 * @param {string} unnamed the game whose record was kept without its name: that one is kept here from now on
 */
export function keep(record, game, unnamed, store = shelf()) {
  try {
    store.setItem(key(game), record);
    if (game === unnamed) store.removeItem(UNNAMED);
    return true;
  } catch {
    return false;
  }
}

/**
 * Offer a record as a file.
 * @param {string} record
 * @param {string} game its name
 * @param {Date} [now]
 */
export function download(record, game, now = new Date()) {
  const url = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = filename(game, now);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file's name that sorts by game and time. @param {string} game @param {Date} now */
export function filename(game, now) {
  return `${game}-${now.toISOString().slice(0, 16).replace(/[-:]/g, "").replace("T", "-")}.json`;
}
