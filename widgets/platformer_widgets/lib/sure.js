/** What cannot be taken back is asked for twice: the first press says so, the second does it. */

/** A second press that comes sooner is taken for a part of the first. */
const SOON = 250;

/**
 * A press that has to be repeated. No DOM here.
 * @param {(armed: boolean) => void} show tells whether the next press does it
 * @param {() => number} now milliseconds
 */
export function twice(show, now = () => performance.now()) {
  let since = null;
  const letGo = () => {
    if (since === null) return;
    since = null;
    show(false);
  };
  return {
    /** Whether this press does it. */
    press() {
      if (since === null) {
        since = now();
        show(true);
        return false;
      }
      if (now() - since < SOON) return false;
      letGo();
      return true;
    },
    letGo,
  };
}
