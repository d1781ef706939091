/** What this browser keeps of a learner: the progress, where the last visit ended, and what was put aside. */

import { shelf } from "../lib/shelf.js";

export const PROGRESS = "platformer-nb/progress";
/** Where the last visit ended, of when there was one game; that of a game is kept under its name. */
export const WHERE = "platformer-nb/where";
const whereOf = (game) => `platformer-nb/${game}/where`;
const ASIDE = `${PROGRESS}-kept-`;
const NOTHING = '{"progress":1,"answers":[],"solved":[]}\n';

/**
 * @param {Storage|null} [storage] where things are kept; browsers may forbid even to look at it
 */
export function tutorStore(storage = shelf()) {
  // The progress of this visit, for a browser that keeps nothing: it can still be saved to a file.
  let held = null;

  function get(key) {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  }

  function set(key, value) {
    try {
      storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** The progress as text, or null. */
    get progress() {
      return held ?? get(PROGRESS);
    },
    /** Keep the progress; false if the browser does not let us. */
    keep(text) {
      held = text;
      return set(PROGRESS, text);
    },
    /** Another tab has changed what is kept. */
    follow(text) {
      held = text;
    },
    /** The progress as a file may hold it: never nothing at all. */
    get file() {
      return held ?? get(PROGRESS) ?? NOTHING;
    },
    /** Keep what is damaged beside it. */
    damaged: (text) => set(`${PROGRESS}-damaged-${Date.now()}`, text),
    /** Put the progress aside under a name with the date; false if the browser does not let us. */
    putAside(now = new Date()) {
      const text = held ?? get(PROGRESS);
      return text === null || set(`${ASIDE}${now.toISOString()}`, text);
    },
    /** What was put aside, the newest first. */
    copies() {
      try {
        return Object.keys(storage)
          .filter((key) => key.startsWith(ASIDE))
          .map((key) => ({ key, at: new Date(key.slice(ASIDE.length)) }))
          .filter(({ at }) => !Number.isNaN(at.getTime()))
          .sort((one, other) => other.at - one.at);
      } catch {
        return [];
      }
    },
    copy: (key) => get(key),
    /**
     * Where the last visit to a game ended: whatever was kept, the kernel measures it.
     * @param {string} game
     * @param {string} unnamed the game whose place was kept without its name
     */
    where(game, unnamed) {
      try {
        const found = JSON.parse(get(whereOf(game)) ?? (game === unnamed ? get(WHERE) : null) ?? "{}");
        return found && typeof found === "object" && !Array.isArray(found) ? found : {};
      } catch {
        return {};
      }
    },
    keepWhere: (where, game) => set(whereOf(game), JSON.stringify(where)),
  };
}
