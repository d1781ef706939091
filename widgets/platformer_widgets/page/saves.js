/** The game kept in this browser, so that it outlives a reload and a kernel. */

import { shelf } from "../lib/shelf.js";

const KEY = "platformer-nb/record";

/** The record kept here, or null. */
export function kept(store = shelf()) {
  try {
    return store.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Keep a record; whether the browser let us.
 * @param {string} record
 */
export function keep(record, store = shelf()) {
  try {
    store.setItem(KEY, record);
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
