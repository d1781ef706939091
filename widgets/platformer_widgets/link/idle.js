/** A page that nobody uses: the server warns it, ends it, and it comes back when somebody is there again. */

/** It is about to be ended; it has been. */
export const IDLE = "idle";
export const RESTING = "resting";

const SIGNS = ["keydown", "pointerdown"];

/**
 * @param {object} page
 * @param {() => void} page.awake tell the server that somebody is there
 * @param {(state: string) => void} page.tell what there is to say: IDLE, RESTING, or "" for nothing
 * @param {() => void} page.comeBack load the page again
 * @param {Partial<EventTarget> & {document?: Document}} world a web worker or a test may have no window
 */
export function idlePage({ awake, tell, comeBack }, world = globalThis) {
  let state = "";

  function turn(next) {
    if (next === state) return;
    state = next;
    tell(state);
  }

  function someone() {
    if (state === IDLE) {
      awake();
      turn("");
    } else if (state === RESTING) comeBack();
  }
  const seen = () => world.document?.visibilityState === "visible" && someone();
  for (const sign of SIGNS) world.addEventListener?.(sign, someone, { capture: true });
  world.document?.addEventListener?.("visibilitychange", seen);

  return {
    message: (content) => content?.type === IDLE && turn(IDLE),
    /** The kernel is over. @returns {boolean} whether because nobody used the page */
    over() {
      if (state === IDLE) turn(RESTING);
      return state === RESTING;
    },
    close() {
      for (const sign of SIGNS) world.removeEventListener?.(sign, someone, { capture: true });
      world.document?.removeEventListener?.("visibilitychange", seen);
    },
  };
}
