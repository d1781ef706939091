/** On an upright phone an answer lies over the page, where it leaves what it is about in sight: nothing is scrolled. */

/** Between the answer and what it keeps clear of. */
const GAP = 6;

/**
 * Where an answer lies: above or below what it is about, wherever there is more room; below, if it is about nothing there. Pure.
 * @param {{top: number, bottom: number}|null} here what it is about
 * @param {number} end where what is pinned begins
 * @returns {{side: "over"|"under", most: number}} `most`: the height it may have
 */
export function lies(here, end) {
  if (!here || here.bottom <= 0 || here.top >= end) return { side: "under", most: Math.round(end * 0.6) };
  const over = here.top - 2 * GAP;
  const under = end - here.bottom - 2 * GAP;
  return over > under ? { side: "over", most: Math.round(over) } : { side: "under", most: Math.round(under) };
}

/** What is marked on a board. */
const MARKED = ".pw-area-map :is([data-as], [data-at][data-hinted])";

/** The place that is asked about: what was pressed, or else the first that is marked and in sight. */
function place(table) {
  const focused = document.activeElement?.closest?.(".pw-area-map [data-at]");
  const marked = [...table.querySelectorAll(MARKED)].map((node) => node.getBoundingClientRect());
  return focused && table.contains(focused) ? focused.getBoundingClientRect() : marked.find((box) => box.height && box.top >= 0 && box.bottom <= innerHeight) ?? null;
}

/** Whether a node lies over the page, by its style sheet. @param {HTMLElement} node */
export const floats = (node) => getComputedStyle(node).position === "fixed";

/** Lay a node that floats. @param {HTMLElement} node */
export function lay(node) {
  const table = node.closest(".pw-tablegrid");
  if (!table) return;
  const end = innerHeight - (table.querySelector(":scope > .pw-area-controls")?.offsetHeight ?? 0);
  const { side, most } = lies(place(table), end);
  node.classList.add("pw-laid");
  node.dataset.side = side;
  node.style.setProperty("--pw-most", `${most}px`);
}
