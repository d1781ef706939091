/** What the page does with the records of its game: they come from the kernel, and bring a game back to it. */

import { tabShelf } from "../../lib/shelf.js";
import { noteBranch, sourceOf } from "../../review/branch.js";
import { idOf, keepOwn, recordById, recordOf, turnOf } from "./saves.js";

const OWN = (game) => `platformer-nb/${game}/own`;
const anew = () => Math.random().toString(36).slice(2, 12);

/**
 * Each tab keeps its own game, known by an id that outlives a reload.
 * @param {import("../../link/link.js").Link} link
 * @param {Storage|null} [tab] this tab's own room
 */
export function keeping({ get, send }, tab = tabShelf()) {
  /** The record that was sent to be gone on with, and its game; whether the game on the table is kept, and its id. */
  let resumed = null;
  let keeps = true;
  let own = null;
  /** The record of the game that is looked through, "" for the one on the table; the id of the game off which one is about to branch. */
  let looked = "";
  let branched = null;

  function of(game) {
    try {
      return tab.getItem(OWN(game));
    } catch {
      return own;
    }
  }

  function take(game, id) {
    own = id;
    try {
      tab.setItem(OWN(game), id);
    } catch {
      // Until the page is loaded again it is known here.
    }
  }

  /** Go on with a game. @param {string} record @param {string} game */
  function resume(record, game) {
    resumed = { record, id: idOf(record, game, get("page").unnamed) };
    send({ intent: "resume", record });
  }

  /** The record of the game that the one on the table is a branch of; null: there is none. @param {string} game */
  const source = (game) => recordById(game, sourceOf(game, of(game)), get("page").unnamed);

  return {
    /** The record kept of a game: this tab's own, else the one that was played last; null without one. @param {string} game */
    of: (game) => recordOf(game, { id: of(game), unnamed: get("page").unnamed }),
    /** Which game of all tabs a record is, as tabs tell each other. @param {string} record @param {string} game */
    named: (record, game) => `${game}/${idOf(record, game, get("page").unnamed) ?? ""}`,
    /** The turn that a kept record has reached, or null. @param {string} record @param {string} game */
    turnOf: (record, game) => turnOf(record, game, get("page").unnamed),
    resume,
    /** Look through a game, a kept record or "" for the one on the table. @param {string} record @param {number} at */
    look(record, at) {
      looked = record;
      send({ intent: "review", record, at });
    },
    /** Begin a game that branches off the one that is looked through. @param {string} game */
    branch(game) {
      branched = looked ? idOf(looked, game, get("page").unnamed) : of(game);
      send({ intent: "play-on" });
    },
    source,
    /** Back to the game that the one on the table is a branch of. @param {string} game */
    goBack(game) {
      const record = source(game);
      if (record) resume(record, game);
    },
    /**
     * Keep a record; whether the browser let us. The first of a game puts the game before aside, and so does any where
     * another tab has played since; where there is no room for that the game is not kept.
     * @param {string} record
     * @param {string} game
     * @param {boolean} fresh it is the first since the game came on the table
     */
    store(record, game, fresh) {
      const { unnamed, restored } = get("page");
      const from = fresh && restored ? resumed : null;
      if (fresh || !of(game)) take(game, from?.id ?? anew());
      const branch = Boolean(fresh && !from && branched);
      if (branch) noteBranch(game, of(game), branched);
      if (fresh) branched = null;
      keeps = (fresh || keeps) && keepOwn(record, { game, unnamed, id: of(game), over: Boolean(get("view").over), turn: get("view").turn?.number ?? null, from: from?.record ?? null, branch });
      return keeps;
    },
    /** The game on the table, as tabs tell each other. @param {string} game */
    mine: (game) => `${game}/${of(game)}`,
  };
}
