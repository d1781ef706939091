/**
 * All that a component knows of the other side, which decides.
 *
 * @typedef {object} Link
 * @property {(key: string) => any} get what the other side shows under this key: `view`, `words`, `page`, ...
 * @property {(key: string, value: any) => void} set keep a value under a key; it decides nothing
 * @property {(values: Record<string, any>) => void} keep keep values on this side only
 * @property {(what: string, call: (value: any) => void) => () => void} on call when another value comes for a key, or
 *   when a "message" comes; the function returned ends it
 * @property {(message: object) => (() => boolean)|void} send may tell whether this message was answered
 * @property {object} [kernel] the other side's process and the socket to it, as JupyterLab and Voilà give them
 */

/** After this time without an answer a message is sent again, then after twice as long, at last each LONGEST. */
export const PATIENCE = 2000;
export const LONGEST = 16_000;

/** After this time without an answer whoever pressed is told that it is awaited. */
export const UNEASY = 1000;

/**
 * A link whose messages arrive, once each and in their order, over one that may lose, delay and double them.
 *
 * Each message has a number, under `post`, together with who sends it, as several pages may show one component. The
 * other side answers with the `post` of the message it has answered last under `answered`, and tells under `letters` how
 * many messages belong to the answer. What is not answered, with all of them, is sent again; a number that was answered before is not acted upon twice. One message is under way at a time.
 * @param {Link} link
 * @param {string} [name] nobody else's
 * @returns {Link & {sendOnce: (message: object) => void, close: () => void}} `sendOnce` sends as the link below does;
 *   `on` also takes "waiting": whether an answer is awaited for longer than usual
 */
export function acknowledged(link, name = ["page", Math.random().toString(36).slice(2, 12)].join("-")) {
  /** The messages; each has its number once it is sent, and 0 once its answer was heard. */
  const waiting = [];
  let number = 0;
  let times = 0;
  let timer = 0;
  /** Which messages of the answer have come, and whether the rest of it has. */
  const letters = new Set();
  let answer = false;
  /** Whether an answer is late, and who hears of it. */
  let late = false;
  let unease = 0;
  const uneasy = new Set();

  function tell(is) {
    clearTimeout(unease);
    if (is === late) return;
    late = is;
    for (const call of uneasy) call(is);
  }

  function go() {
    // An answer may come before the sending has returned.
    timer = setTimeout(go, Math.min(PATIENCE * 2 ** times++, LONGEST));
    sendOnce({ post: { from: name, number }, ...waiting[0].message });
  }

  /** Send the first that waits, under a number of its own. */
  function next() {
    number += 1;
    waiting[0].number = number;
    times = 0;
    letters.clear();
    answer = false;
    unease = setTimeout(() => tell(true), UNEASY);
    go();
  }

  function sendOnce(message) {
    try {
      link.send(message);
    } catch {
      // A connection that is gone may refuse to send; it may come back.
    }
  }

  const mine = (post) => waiting.length > 0 && post?.from === name && post.number === number;

  /** All of an answer has come: the next message goes. */
  function complete() {
    if (!answer || letters.size < (link.get("letters") ?? 0)) return;
    clearTimeout(timer);
    tell(false);
    answer = false;
    waiting.shift().number = 0;
    if (waiting.length) next();
  }

  const ends = [
    link.on("answered", (answered) => {
      if (!mine(answered)) return;
      answer = true;
      complete();
    }),
    link.on("message", (content) => {
      if (!mine(content?.letter)) return;
      letters.add(content.letter.index);
      complete();
    }),
  ];

  return {
    get: link.get,
    set: link.set,
    keep: link.keep,
    on(what, call) {
      if (what !== "waiting") return link.on(what, call);
      uneasy.add(call);
      return () => uneasy.delete(call);
    },
    kernel: link.kernel,
    send(message) {
      // Whoever presses again while nothing comes of it wants it once.
      const last = waiting.at(-1);
      const one = last && JSON.stringify(last.message) === JSON.stringify(message) ? last : { message, number: Infinity };
      if (one !== last) waiting.push(one);
      if (waiting.length === 1 && one !== last) next();
      // The answer may be here before it was heard.
      return () => !one.number || (link.get("answered")?.from === name && link.get("answered").number >= one.number);
    },
    sendOnce,
    close() {
      clearTimeout(timer);
      clearTimeout(unease);
      waiting.length = 0;
      for (const end of ends) end();
    },
  };
}
