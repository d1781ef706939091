/** What the page does with the records of its game: they come from the kernel, and bring a game back to it. */

import { begin, keep, kept } from "./saves.js";

/** @param {import("../link/link.js").Link} link */
export function keeping({ get, send }) {
  /** The record that was sent to be gone on with; whether the game on the table is over, and whether it is kept. */
  let resumed = null;
  let over = false;
  let keeps = true;

  return {
    /** The record kept of a game, or null. @param {string} game */
    of: (game) => kept(game, get("page").unnamed),
    /** Go on with a game. @param {string} record */
    resume(record) {
      resumed = record;
      send({ intent: "resume", record });
    },
    /**
     * Keep a record; whether the browser let us. The first of a game puts the game before aside; where there is no room
     * for that the new game is not kept.
     * @param {string} record
     * @param {string} game
     * @param {boolean} fresh it is the first since the game came on the table
     */
    store(record, game, fresh) {
      const { unnamed, restored } = get("page");
      keeps = fresh ? begin(record, { game, unnamed, over, from: restored ? resumed : null }) : keeps && keep(record, game, unnamed);
      over = Boolean(get("view").over);
      return keeps;
    },
  };
}
