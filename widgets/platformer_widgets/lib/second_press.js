/**
 * What takes a second press, because it hurts or cannot be taken back. At most one thing waits for it, wherever it is;
 * any other press lets go of it, and so do Escape, another view and another game.
 */

/** A second press that comes sooner is taken for a part of the first. */
const SOON = 250;

/** Keys whose press is a click, or none. */
const NO_PRESS = new Set(["Enter", " ", "Shift", "Control", "Alt", "Meta"]);

/** @type {{node: HTMLElement, name: string, show: (waits: boolean) => void, since: number, presses: number, ends: AbortController}|null} */
let waiting = null;

/** Let go of what waits for a second press. @param {Node} [within] only if it is in here */
export function letGo(within) {
  if (!waiting || (within && !within.contains(waiting.node))) return;
  const { show, ends } = waiting;
  waiting = null;
  ends.abort();
  show(false);
}

/**
 * Whether this press of a thing is its second. The first only shows that it takes another.
 * @param {HTMLElement} node what is pressed
 * @param {string} name what it does, another in another view
 * @param {(waits: boolean) => void} show shows whether it waits, at the thing itself
 * @param {() => number} now milliseconds
 */
export function pressedTwice(node, name, show, now = () => performance.now()) {
  if (waiting?.node === node && waiting.name === name) {
    waiting.presses += 1;
    if (now() - waiting.since < SOON) return false;
    letGo();
    return true;
  }
  letGo();
  waiting = { node, name, show, since: now(), presses: 1, ends: new AbortController() };
  watch(waiting);
  show(true);
  return false;
}

/** Let go at any press that is not of the thing that waits. */
function watch(mine) {
  const { node, ends } = mine;
  const on = (kind, call) => node.ownerDocument?.addEventListener(kind, call, { capture: true, signal: ends.signal });
  on("click", (event) => node.contains(event.target) || letGo());
  on("keydown", (event) => {
    if (event.key === "Escape") {
      // It lies on top of all: the key does nothing else.
      event.preventDefault();
      letGo();
    } else if (!NO_PRESS.has(event.key)) {
      // A letter may press the thing itself.
      const { presses } = mine;
      setTimeout(() => waiting === mine && mine.presses === presses && letGo());
    }
  });
}
