/** On an upright phone an answer lies over the page, where it leaves what it is about in sight: nothing is scrolled. */

/** Between the answer and what it keeps clear of. */
const GAP = 6;

/**
 * Where an answer lies: above or below what it is about, wherever there is more room; below, if it is about nothing there. Pure.
 * @param {{top: number, bottom: number}|null} here what it is about
 * @param {number} end where what is pinned begins
 * @param {number} [begin] where what stays in view above it ends
 * @returns {{side: "over"|"under", most: number}} `most`: the height it may have
 */
export function lies(here, end, begin = 0) {
  if (!here || here.bottom <= 0 || here.top >= end) return { side: "under", most: Math.round(end * 0.6) };
  const over = here.top - begin - 2 * GAP;
  const under = end - here.bottom - 2 * GAP;
  return over > under ? { side: "over", most: Math.round(over) } : { side: "under", most: Math.round(under) };
}

/** What is marked on a board. */
const MARKED = ".pw-area-map :is([data-as], [data-at][data-hinted])";

const BOARD = ".pw-area-map > :not(.pw-lastrow, .pw-under)";

/** The figure in turn. */
const HOME = ".pw-area-map [data-active]";

/** What an answer leaves uncovered above it: the menu, what is asked of a position, taking back; one about no place, the coach's buttons too. */
const STAYS = ".pw-top > .pw-rare, .pw-inquiry, .pw-tools";

/** Less room than this is not kept for the figure in turn, nor for the board. */
const LEAST = 150;

/**
 * The height of an answer that is about no place: it leaves half of what is seen of the board. Pure.
 * @param {{side: "over"|"under", most: number}} laid
 * @param {{top: number, bottom: number}|null} board
 * @param {number} end
 * @param {number} begin
 */
export function halved({ side, most }, board, end, begin) {
  if (!board) return most;
  const middle = (Math.max(board.top, begin) + Math.min(board.bottom, end)) / 2;
  return Math.round(Math.min(most, Math.max(LEAST, (side === "over" ? middle - begin : end - middle) - 2 * GAP)));
}

/** The boxes of nodes that are shown. @param {ParentNode} root */
const boxesOf = (root, selector) => [...root.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).filter((box) => box.height);

const inSight = (box) => box.top >= 0 && box.bottom <= innerHeight;

/** What can be pressed next on a board. */
const LIT = ".pw-area-map .pw-legal";

/** The box around boxes; null if there are none. Pure. @param {{top: number, bottom: number}[]} boxes */
export const around = (boxes) => (boxes.length ? { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) } : null);

/**
 * Where an answer lies that is about no place: clear of the figure in turn and of half of the board; clear of what is lit, if no figure is in turn there. Pure.
 * @param {{home: object|null, lit: object|null, board: object|null}} boxes
 * @param {number} end
 * @param {number} begin
 */
export function clear({ home, lit, board }, end, begin) {
  const found = lies(home ?? lit, end, begin);
  if (!home && lit && found.most >= LEAST) return found;
  const way = found.most < LEAST ? lies(null, end) : found;
  return { ...way, most: halved(way, board, end, begin) };
}

/** The place that is asked about: what was pressed, or else the first that is marked and in sight. */
function place(table) {
  const focused = document.activeElement?.closest?.(".pw-area-map [data-at]");
  return focused && table.contains(focused) ? focused.getBoundingClientRect() : boxesOf(table, MARKED).find(inSight) ?? null;
}

/** Where what an answer leaves uncovered above it ends: not above the window. @param {Element} node @param {string} selector */
const below = (node, selector) => Math.max(0, ...boxesOf(node.closest(".pw-page") ?? node, selector).map((box) => box.bottom));

/** Where an answer lies on an upright phone. */
function upright(table, end) {
  const here = place(table);
  const stays = here ? STAYS : `${STAYS}, .pw-coachrow`;
  const begin = below(table, stays);
  if (here) return { ...lies(here, end, begin), stays };
  const boxes = {
    home: boxesOf(table, HOME).find(inSight) ?? null,
    lit: around(boxesOf(table, LIT).filter(inSight)),
    board: boxesOf(table, BOARD)[0] ?? null,
  };
  return { ...clear(boxes, end, begin), stays };
}

/** So high an answer has to be to be read, where that leaves it room. */
const READ = 180;

/**
 * Where an answer beside a low board may begin: below all that stands above the choices, or, where that leaves it too little room, below what ends the turn. Pure.
 * @param {number} choices where the choices begin
 * @param {number} ends where what ends the turn, and takes back, ends
 * @param {number} height of the window
 */
export const kept = (choices, ends, height) => (height - choices >= READ ? choices : Math.min(choices, ends + GAP));

/** @param {HTMLElement} controls */
function keptOf(controls) {
  const choices = Math.min(innerHeight, ...boxesOf(controls, ".pw-choicebar button:not(.pw-end)").map((box) => box.top));
  const ends = Math.max(0, ...boxesOf(controls, ".pw-end, .pw-backhere").map((box) => box.bottom));
  return Math.round(kept(choices, ends, innerHeight));
}

/** Whether a node lies over the page, by its style sheet. @param {HTMLElement} node */
export const floats = (node) => getComputedStyle(node).position === "fixed";

/** The answer that lies over the page; while it is scrolled, what stays above it stays uncovered. @type {HTMLElement|null} */
let laid = null;
let left = STAYS;
const begins = () => laid?.offsetHeight && laid.style.setProperty("--pw-begin", `${Math.round(below(laid, left))}px`);
globalThis.addEventListener?.("scroll", begins, { capture: true, passive: true });

// Who turns the phone goes on reading: the answer is laid anew when what is around it has its place.
globalThis.addEventListener?.("resize", () => requestAnimationFrame(() => requestAnimationFrame(() => laid?.isConnected && floats(laid) && lay(laid))));

/** Lay a node that floats. @param {HTMLElement} node */
export function lay(node) {
  const table = node.closest(".pw-tablegrid");
  if (!table) return;
  const controls = table.querySelector(":scope > .pw-area-controls");
  const end = innerHeight - (controls?.offsetHeight ?? 0);
  const { side, most, stays } = upright(table, end);
  node.classList.add("pw-laid");
  node.dataset.side = side;
  node.style.setProperty("--pw-most", `${most}px`);
  [laid, left] = [node, stays];
  begins();
  if (controls) node.style.setProperty("--pw-kept", `${keptOf(controls)}px`);
}
