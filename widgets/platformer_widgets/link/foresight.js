/** Questions about what would happen. They are sent once, beside the thread of views, and may be lost. */

/**
 * @typedef {{at?: string, action?: string}} Question a Space, or an action
 * @typedef {Question & {for: number, text: string, figure: string|null, lands: string|null}} Answer
 * @typedef {{ask: (what: Question) => void, given: (call: (answer: Answer) => void) => void, close: () => void}} Foresight
 */

/**
 * @param {import("./link.js").Link & {sendOnce?: Function}} link
 * @param {() => object} view the view that is shown
 * @returns {Foresight}
 */
export function foresight(link, view) {
  let give = () => {};
  const close = link.on("message", (content) => {
    if (content?.type === "foreseen") give(content);
  });
  return {
    ask: (what) => (link.sendOnce ?? link.send)({ intent: "foresee", for: view().state ?? 0, ...what }),
    given: (call) => {
      give = call;
    },
    close,
  };
}
