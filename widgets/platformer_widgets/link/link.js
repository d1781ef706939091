import { wording } from "../lib/words.js";

/** The thread to the kernel: views come, intents go. One intent at a time. */

/** After this time without an answer the next intent may go. */
export const PATIENCE = 4000;

/**
 * @param {{get: Function, send: Function, on: Function, off: Function}} model
 * @param {(view: object, how: {animate: boolean, echo: boolean}) => void} show `echo`: it is the view that is shown already
 */
export function link(model, show) {
  let view = model.get("view");
  let waiting = 0;

  function arrived() {
    waiting = 0;
    const before = view;
    view = model.get("view");
    const retold = before.language !== view.language;
    const again = before.state === view.state && (retold || JSON.stringify(before.events) === JSON.stringify(view.events));
    show(view, { animate: !again, echo: again && !view.error && JSON.stringify(before) === JSON.stringify(view) });
  }
  model.on("change:serial", arrived);

  return {
    /** Send an intent made on the view that is shown; false while another is under way, unless it is sent `again`. */
    send(intent, again = false) {
      const now = Date.now();
      if (now < waiting && !again) return false;
      waiting = Math.max(waiting, now + (again ? 0 : PATIENCE));
      model.send({ ...intent, for: view.state ?? 0 });
      return true;
    },
    word: wording(model),
    get view() {
      return view;
    },
    close: () => model.off("change:serial", arrived),
  };
}
