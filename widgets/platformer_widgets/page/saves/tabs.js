/** One kept game in several tabs of a browser: the one that took it last has it, the others say so. */

/** So long a tab that opens waits for another to say that it has the game. */
export const PATIENCE = 600;

/** The channel between the tabs; without one a tab is alone. */
function channel() {
  try {
    return new BroadcastChannel("platformer-nb/tabs");
  } catch {
    return { postMessage() {}, close() {} };
  }
}

/**
 * @param {(game: string) => void} taken another tab has taken the game that this one had
 * @param {{postMessage: (message: object) => void, onmessage?: (event: {data: object}) => void, close: () => void}} [wire]
 */
export function tabs(taken, wire = channel()) {
  const me = Math.random().toString(36).slice(2);
  let mine = "";
  let heard = null;
  wire.onmessage = ({ data }) => {
    if (data.says === "who" && data.game === mine) wire.postMessage({ says: "mine", to: data.from });
    else if (data.says === "mine" && data.to === me) heard?.();
    else if (data.says === "taken" && data.game === mine) {
      mine = "";
      taken(data.game);
    }
  };
  return {
    /** Whether another tab has the kept game. @param {string} game @returns {Promise<boolean>} */
    elsewhere(game) {
      return new Promise((done) => {
        heard = () => done(true);
        setTimeout(() => done(false), PATIENCE);
        wire.postMessage({ says: "who", game, from: me });
      });
    },
    /** This tab has the game from now on. @param {string} game @param {boolean} took it was a kept one, which another tab may have */
    have(game, took) {
      mine = game;
      if (took) wire.postMessage({ says: "taken", game });
    },
    close: () => wire.close(),
  };
}
