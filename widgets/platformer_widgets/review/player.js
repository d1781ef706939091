/** Going through a game: where one wants to be, one step at a time or by itself. No DOM here. */

/** How long a moment stands when the game plays by itself, in milliseconds. */
export const SPEEDS = { __proto__: null, slow: 1600, normal: 700, fast: 120 };

/** How soon whoever cannot be asked yet is asked again. */
const TRY = 60;

/**
 * Where a step leads. Pure.
 * @param {"first"|"turn-before"|"action-before"|"action-next"|"turn-next"|"last"} step
 * @param {{at: number, count: number, turns: number[]}} review
 */
export function stepped(step, { at, count, turns }) {
  if (step === "first") return 0;
  if (step === "last") return count;
  if (step === "action-before") return Math.max(0, at - 1);
  if (step === "action-next") return Math.min(count, at + 1);
  if (step === "turn-before") return turns.filter((turn) => turn < at).at(-1) ?? 0;
  return turns.find((turn) => turn > at) ?? count;
}

/** What a key means: a step, or "play"; undefined: nothing. Pure. */
export const keyed = (key) => ({ ArrowLeft: "action-before", ArrowRight: "action-next", PageUp: "turn-before", PageDown: "turn-next", Home: "first", End: "last", " ": "play" })[key];

/**
 * Asks for moments, the newest wish alone, and plays.
 * @param {{send: (to: number) => boolean, drawn: () => void}} context `send`: whether it could be sent; `drawn`: what is wanted, or
 *   whether it plays, has changed
 */
export function player({ send, drawn }) {
  let review = { at: 0, count: 0, turns: [0] };
  let wanted = null;
  let speed = "normal";
  let playing = false;
  let asks = 0;
  let waits = 0;

  function ask() {
    clearTimeout(asks);
    if (wanted === null || wanted === review.at) {
      wanted = null;
      return;
    }
    if (!send(wanted)) asks = setTimeout(ask, TRY);
  }

  function want(to) {
    wanted = Math.max(0, Math.min(review.count, to));
    drawn();
    ask();
  }

  function pause() {
    playing = false;
    clearTimeout(waits);
    drawn();
  }

  /** The moment that is wanted, or else shown. */
  const here = () => ({ ...review, at: wanted ?? review.at });

  return {
    get at() {
      return here().at;
    },
    get playing() {
      return playing;
    },
    /** Go to a moment; what plays stops. @param {number} to */
    go(to) {
      pause();
      want(to);
    },
    /** @param {Parameters<typeof stepped>[0]} step */
    step(step) {
      pause();
      want(stepped(step, here()));
    },
    /** Play, from the beginning if it is at its end; or pause. */
    toggle() {
      if (playing) return pause();
      playing = true;
      drawn();
      want(review.at >= review.count ? 0 : review.at + 1);
    },
    /** @param {string} chosen */
    pace(chosen) {
      if (chosen in SPEEDS) speed = chosen;
    },
    /**
     * A moment is shown.
     * @param {{at: number, count: number, turns: number[]}} next
     * @param {Promise<void>} [played] resolves when its events have been played
     */
    async update(next, played) {
      review = next;
      const mine = next;
      clearTimeout(waits);
      drawn();
      ask();
      if (!playing) return;
      if (review.at >= review.count) return pause();
      await played;
      if (!playing || review !== mine) return;
      waits = setTimeout(() => want(review.at + 1), SPEEDS[speed]);
    },
    close() {
      playing = false;
      clearTimeout(asks);
      clearTimeout(waits);
    },
  };
}
