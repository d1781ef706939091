/** All that is asked beside the thread of views: what would happen, and the coach. */

import { coaching } from "./coaching.js";
import { foresight } from "./foresight.js";

/**
 * @param {import("./link.js").Link} link
 * @param {() => object} view the view that is shown
 * @returns {{context: {foresight: import("./foresight.js").Foresight, coaching: import("./coaching.js").Coaching}, close: () => void}} `context` is for a table
 */
export function questions(link, view) {
  const context = { foresight: foresight(link, view), coaching: coaching(link, view) };
  return {
    context,
    close() {
      for (const one of Object.values(context)) one.close();
    },
  };
}
