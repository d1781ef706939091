/** Is the kernel still there? */

/** Time between two questions, and how long an answer may take. */
export const EVERY = 5000;
export const TOLERANCE = 12000;

/**
 * Pure part: what is known of the kernel.
 * @param {number} now
 */
export function pulse(now) {
  let asked = null;
  let last = now;
  return {
    ask(at) {
      asked ??= at;
    },
    answer(at) {
      asked = null;
      last = at;
    },
    /** Whether an answer is overdue. */
    lost: (at) => asked !== null && at - asked > TOLERANCE,
    get last() {
      return last;
    },
  };
}

/**
 * Ask the kernel again and again.
 * @param {() => void} ask
 * @param {(lost: boolean) => void} tell only when it changes
 */
export function heartbeat(ask, tell) {
  const state = pulse(Date.now());
  let lost = false;
  const beat = () => {
    const now = Date.now();
    if (state.lost(now) !== lost) {
      lost = !lost;
      tell(lost);
    }
    state.ask(now);
    try {
      ask();
    } catch {
      // A connection that is gone may refuse to send; the silence says it.
    }
  };
  const timer = setInterval(beat, EVERY);
  beat();
  return {
    answered() {
      state.answer(Date.now());
      if (lost) {
        lost = false;
        tell(false);
      }
    },
    close: () => clearInterval(timer),
  };
}
