/** The thread of views: they come, intents go, one at a time. */

import { wording } from "../lib/words.js";

/** After this time without an answer the next intent may go. */
export const BUSY = 4000;

/**
 * @param {import("./link.js").Link} link
 * @param {(view: object, how: {animate: boolean, echo: boolean}) => void} show `echo`: it is the view that is shown already
 */
export function thread(link, show) {
  let view = link.get("view");
  let waiting = 0;

  const close = link.on("serial", () => {
    waiting = 0;
    const before = view;
    view = link.get("view");
    const retold = before.language !== view.language;
    const again = before.state === view.state && (retold || JSON.stringify(before.events) === JSON.stringify(view.events));
    show(view, { animate: !again, echo: again && !view.error && JSON.stringify(before) === JSON.stringify(view) });
  });

  return {
    /** Send an intent made on the view that is shown; false while another is under way. */
    send(intent) {
      const now = Date.now();
      if (now < waiting) return false;
      waiting = now + BUSY;
      link.send({ ...intent, for: view.state ?? 0 });
      return true;
    },
    word: wording(link),
    get view() {
      return view;
    },
    close,
  };
}
