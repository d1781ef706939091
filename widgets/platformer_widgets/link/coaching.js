/** Questions to the coach. They are asked beside the thread of views, but again until they are answered. */

/**
 * @typedef {{about: "hint"|"odds"|"why", lines: number[]|null}} Question `lines`: those of the log that are asked about
 * @typedef {Question & {for: number, answer: object|null}} Answer
 * @typedef {{ask: (what: Question) => number, given: (call: (answer: Answer) => void) => void, close: () => void}} Coaching
 *   `ask` returns the number of the view it was asked of
 */

/**
 * @param {import("./link.js").Link} link
 * @param {() => object} view the view that is shown
 * @returns {Coaching}
 */
export function coaching(link, view) {
  let give = () => {};
  const close = link.on("message", (content) => {
    if (content?.type === "coached") give(content);
  });
  return {
    ask(what) {
      const state = view().state ?? 0;
      link.send({ intent: "coach", for: state, ...what });
      return state;
    },
    given: (call) => {
      give = call;
    },
    close,
  };
}
