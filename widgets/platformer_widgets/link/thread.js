/** The thread of views: they come, intents go, one at a time; what is pressed meanwhile waits for its turn. */

import { wording } from "../lib/words.js";
import { holds, moves, PLAIN, steps } from "./meaning.js";

/** So many presses wait at most. */
export const MOST = 8;

/** The intents that are asked again by themselves: they never wait. */
const AGAIN = ["bot", "go"];

/**
 * What is pressed while an answer is awaited is sent after it, in order, on the view that came. It is not sent if the
 * intent before it failed, or if it would mean something else by then (`meaning.js`): that is said as an error of the view.
 * @param {import("./link.js").Link & {send: (message: object) => (() => boolean)|undefined}} link
 * @param {(view: object, how: {animate: boolean, echo: boolean}) => void} show `echo`: it is the view that is shown already
 * @param {() => import("./meaning.js").Meant} [meant] what presses mean in the game that is shown
 */
export function thread(link, show, meant = () => PLAIN) {
  const word = wording(link);
  let view = link.get("view");
  /** The intent under way, and what tells whether it was answered; null: none. */
  let under = null;
  /** What was pressed meanwhile, and the view it was pressed on. */
  let waiting = [];

  /** Whether the answer to the intent under way is here. A link that does not number its messages answers by any view. */
  const answered = () => Boolean(under) && (under.arrived?.() ?? true) && (link.get("whole") ?? link.get("serial")) === link.get("serial");
  const late = () => ({ ...view, error: word("pressed-late") });

  function go(intent) {
    under = { intent, on: view.state ?? 0 };
    const mine = under;
    mine.arrived = link.send({ ...intent, for: mine.on });
  }

  /** The intent under way was answered: the next one goes. Whether what was pressed meanwhile is not done. */
  function next() {
    const done = under;
    under = null;
    if (!waiting.length) return false;
    // What was pressed on this very view, before the rest of the answer came, was meant for it.
    for (const one of waiting) one.moved ||= one.on !== view && moves(done.intent, one.on, view);
    const { intent, on, moved } = waiting[0];
    const failed = on !== view && (Boolean(view.refusal || view.error) || (view.state ?? 0) < done.on);
    if (failed || !holds(meant(), intent, on, view, moved)) {
      waiting = [];
      return true;
    }
    waiting.shift();
    go(intent);
    return false;
  }

  const ends = [
    link.on("serial", () => {
      const before = view;
      view = link.get("view");
      const retold = before.language !== view.language;
      const again = before.state === view.state && (retold || JSON.stringify(before.events) === JSON.stringify(view.events));
      const echo = again && !view.error && JSON.stringify(before) === JSON.stringify(view);
      const dropped = answered() && next();
      show(dropped ? late() : view, { animate: !again, echo: echo && !dropped });
    }),
    // An answer that brings no view: what comes with it has been read by then.
    link.on("answered", () => queueMicrotask(() => {
      if (answered() && next()) show(late(), { animate: false, echo: false });
    })),
  ];

  return {
    /**
     * Send an intent made on the view that is shown, or have it wait. The same again while it is awaited is one press,
     * unless each goes a step.
     * @returns {boolean} false: another is under way, and this one is asked again by itself
     */
    send(intent) {
      if (!under) {
        go(intent);
        return true;
      }
      if (AGAIN.includes(intent.intent)) return false;
      const last = waiting.at(-1)?.intent ?? under.intent;
      if (JSON.stringify(last) === JSON.stringify(intent) && !steps(meant(), intent)) return true;
      if (waiting.length < MOST) waiting.push({ intent, on: view, moved: false });
      else show(late(), { animate: false, echo: false });
      return true;
    },
    word,
    /** Whether an answer is awaited. */
    get busy() {
      return Boolean(under);
    },
    get view() {
      return view;
    },
    close() {
      for (const end of ends) end();
    },
  };
}
