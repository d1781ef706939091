/** A kernel and the wire to it, which loses, delays and doubles what goes over it, as a test says. */

/** What happens to one message on the wire: how long each copy of it takes. */
export const PASSES = [0];
export const LOST = [];
export const DOUBLED = [0, 0];
export const late = (ms) => [ms];

/** The first messages meet these fates, all others `then`. */
export function fates(first, then = PASSES) {
  const left = [...first];
  return () => left.shift() ?? then;
}

/**
 * The kernel answers as `component.py` does: it acts upon a number once, and shows everything again when it comes again.
 * @param {(message: object, shown: object) => object} act what changes of what is shown
 * @param {{shown?: object, up?: () => number[], down?: () => number[]}} wire what is shown at first; the fate of what
 *   goes up and comes down
 */
export function kernel(act, { shown = {}, up = () => PASSES, down = () => PASSES } = {}) {
  const there = { serial: 0, ...shown };
  const here = structuredClone(there);
  const listeners = new Map();
  const last = new Map();
  const log = { sent: [], done: [] };

  /** One way of the wire. Whatever is late holds up what follows: a connection keeps the order. */
  function lane() {
    let free = 0;
    return (fate, arrive) => {
      for (const ms of fate) {
        free = Math.max(free, Date.now() + ms);
        setTimeout(arrive, free - Date.now());
      }
    };
  }
  const [upwards, downwards] = [lane(), lane()];

  function receive({ post, ...message }) {
    const again = post && post.number <= (last.get(post.from) ?? -1);
    let change = { ...there };
    if (!again) {
      log.done.push(message);
      change = { ...act(message, there), serial: there.serial + 1 };
      if (post) last.set(post.from, post.number);
    }
    if (post) change.answered = { from: post.from, number: last.get(post.from) };
    Object.assign(there, change);
    const packed = JSON.stringify(change);
    downwards(down(), () => show(JSON.parse(packed)));
  }

  function show(change) {
    const other = Object.keys(change).filter((key) => JSON.stringify(here[key]) !== JSON.stringify(change[key]));
    Object.assign(here, change);
    for (const key of other) for (const call of [...(listeners.get(key) ?? [])]) call(here[key]);
  }

  return {
    ...log,
    /** @type {import("../../widgets/platformer_widgets/link/link.js").Link} */
    link: {
      get: (key) => here[key],
      set(key, value) {
        here[key] = value;
      },
      on(what, call) {
        listeners.set(what, [...(listeners.get(what) ?? []), call]);
        return () => listeners.set(what, listeners.get(what).filter((one) => one !== call));
      },
      send(message) {
        log.sent.push(message);
        const packed = JSON.stringify(message);
        upwards(up(), () => receive(JSON.parse(packed)));
      },
    },
    /** Show something of its own accord. */
    tell: (change) => show(Object.assign(there, change)),
  };
}
