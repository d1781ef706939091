/**
 * The games kept in this browser, so that they outlive a reload and a kernel: the one that was played last, in whichever
 * tab, and those that were put aside for it. Each has an id, so that two tabs do not take theirs for one.
 */

import { shelf } from "../../lib/shelf.js";

/** @typedef {{name: string, bot: string}} Seat `name`: "" of whoever has none; `bot`: its kind, "" of a person */

const ROOM = "platformer-nb";
/** Where the one game was kept when there was one only. */
const UNNAMED = `${ROOM}/record`;
const key = (game) => `${ROOM}/${game}/record`;
const lastOf = (game) => `${ROOM}/${game}/last`;
const asideOf = (game) => `${ROOM}/${game}/aside/`;
/** So many games are put aside at most; of more the oldest that is over goes first, then the oldest. */
export const MOST = 20;

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

/** A number as it was kept; null: it is none. */
const counted = (number) => (Number.isInteger(number) ? number : null);

/** Which game was played last: its id, whether it is over, its turn or null; null where nobody noted it. */
function last(game, store) {
  try {
    const { id, over, turn } = JSON.parse(store.getItem(lastOf(game)));
    return { id: String(id), over: over === true, turn: counted(turn) };
  } catch {
    return null;
  }
}

/**
 * The record of the game with this id; without one that is kept, of the game that was played last.
 * @param {string} game
 * @param {{id: string|null, unnamed: string}} what
 */
export function recordOf(game, { id, unnamed }, store = shelf()) {
  const own = id && last(game, store)?.id !== id && aside(game, store).find((one) => one.id === id);
  return own ? own.record : kept(game, unnamed, store);
}

/** The record of the game with this id and of no other; null: it is not kept. @param {string} game @param {string|null} id @param {string} unnamed */
export function recordById(game, id, unnamed, store = shelf()) {
  if (!id) return null;
  if (last(game, store)?.id === id) return kept(game, unnamed, store);
  return aside(game, store).find((one) => one.id === id)?.record ?? null;
}

/** The id of the game that a kept record is of, or null. @param {string} record @param {string} game @param {string} unnamed */
export function idOf(record, game, unnamed, store = shelf()) {
  if (kept(game, unnamed, store) === record) return last(game, store)?.id ?? null;
  return aside(game, store).find((one) => one.record === record)?.id ?? null;
}

/**
 * Keep a record of a game on the table. The game that was played last is put aside, unless it is this one.
 * @param {string} record
 * @param {{game: string, unnamed: string, id: string, over: boolean, turn?: number|null, from?: string|null, branch?: boolean}} what `over`: whether it is over;
 *   `turn`: which turn it is; `from`: the kept record that this game goes on from, which makes it no other game; `branch`: it is another game, though it may
 *   have gone as the one before until now
 * @returns {boolean} whether the browser let us; if not, everything is kept that was
 */
export function keepOwn(record, { game, unnamed, id, over, turn = null, from = null, branch = false }, store = shelf(), now = new Date()) {
  const before = kept(game, unnamed, store);
  const { id: other = null, over: done = false, turn: reached = null } = last(game, store) ?? {};
  try {
    if (before && before !== from && (branch || before !== record) && other !== id) putAside(before, { game, over: done, turn: reached, id: other }, store, now);
  } catch {
    return false;
  }
  for (const one of aside(game, store)) if (one.id === id || one.record === from || (!branch && one.record === record)) forget(one.key, store);
  if (!keep(record, game, unnamed, store)) return false;
  try {
    store.setItem(lastOf(game), JSON.stringify({ id, over, turn }));
  } catch {
    // The record is kept; that it is this tab's is not known after a reload.
  }
  return true;
}

/** @throws {Error} if there is no room, even without those that are over */
function putAside(record, { game, over, turn, id }, store, now) {
  const held = JSON.stringify({ over, turn, record, id });
  const old = leavingFirst(aside(game, store));
  for (const one of old.slice(0, Math.max(0, old.length + 1 - MOST))) store.removeItem(one.key);
  const done = old.slice(Math.max(0, old.length + 1 - MOST)).filter((one) => one.over);
  for (;;) {
    try {
      store.setItem(asideOf(game) + now.toISOString(), held);
      return;
    } catch (full) {
      if (!done.length) throw full;
      store.removeItem(done.shift().key);
    }
  }
}

/** In the order in which they have to leave. Pure. @param {{over: boolean, at: Date}[]} games */
const leavingFirst = (games) => [...games].sort((one, other) => other.over - one.over || one.at - other.at);

/**
 * The games that were put aside, the newest first; what cannot be read is none.
 * @param {string} game
 * @returns {{key: string, at: Date, over: boolean, turn: number|null, record: string, id: string|null, seats: Seat[]}[]} `at`: when that was
 */
export function aside(game, store = shelf()) {
  try {
    const keys = Object.keys(store).filter((one) => one.startsWith(asideOf(game)));
    return keys.flatMap((one) => read(one, store.getItem(one), asideOf(game).length)).sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** The seats of a record; none of what cannot be read. Pure. @param {string} record @returns {Seat[]} */
export function seatsOf(record) {
  try {
    const { players, bots } = JSON.parse(record);
    return Array.isArray(players) ? players.map((name, index) => ({ name: String(name), bot: String(bots?.[index] ?? "") })) : [];
  } catch {
    return [];
  }
}

/** The turn that a kept record has reached; null: nobody noted it. @param {string} record @param {string} game @param {string} unnamed */
export function turnOf(record, game, unnamed, store = shelf()) {
  if (kept(game, unnamed, store) === record) return last(game, store)?.turn ?? null;
  return aside(game, store).find((one) => one.record === record)?.turn ?? null;
}

/**
 * Who plays, in a line: by name, without one as the kind of bot, else as a player. Pure.
 * @param {Seat[]} seats
 * @param {{word: (key: string, facts: object) => string, bots: {id: string, name: string}[]}} how
 */
export const named = (seats, { word, bots }) => seats.map(({ name, bot }, index) => {
  const kind = bots.find((one) => one.id === bot);
  return name || (kind ? `${kind.name} ${index + 1}` : word("form-player", { seat: index + 1 }));
}).join(", ");

/** A turn in words, in a list; empty of a game whose turn nobody noted. Pure. @param {number|null} turn @param {Function} word */
export const turns = (turn, word) => (turn === null ? [] : [word("review-turn", { n: turn })]);

function read(name, held, start) {
  try {
    const { over, turn, record, id } = JSON.parse(held);
    const at = new Date(name.slice(start));
    const seats = seatsOf(record);
    if (Number.isNaN(at.getTime()) || !seats.length) return [];
    return [{ key: name, at, over: over === true, turn: counted(turn), record, id: typeof id === "string" ? id : null, seats }];
  } catch {
    return [];
  }
}

/** Forget a game that was put aside. @param {string} name its key */
export function forget(name, store = shelf()) {
  try {
    store.removeItem(name);
  } catch {
    // It stays in the list, which tells so.
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
