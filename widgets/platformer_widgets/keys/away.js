/** Panels that Escape puts away, one at a time: what lies on top first. */

/** What lies on what. */
const RANK = { help: 1, shared: 2, coach: 3, search: 4, question: 5, box: 6, explain: 7, card: 8 };

/** What covers the page: what one presses is not meant for what lies beneath. */
const COVERS = ["search", "question", "box", "explain"];

const CLOSES = new WeakMap();

/**
 * Escape puts this panel away: from within at once, from elsewhere in its turn.
 * @param {HTMLElement} node
 * @param {keyof RANK} kind
 * @param {() => boolean|void} close returns false if the key does besides what it does without the panel
 */
export function away(node, kind, close) {
  node.dataset.away = kind;
  CLOSES.set(node, close);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || close() === false) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Panels in the order in which they go. Pure. @param {{dataset: {away: string}}[]} open */
export const inTurn = (open) => [...open].sort((one, other) => RANK[other.dataset.away] - RANK[one.dataset.away]);

const seen = (node) => !node.closest("[hidden]") && node.getClientRects().length > 0;

/** Whether something covers the page. @param {HTMLElement} root */
export const covered = (root) => [...root.querySelectorAll("[data-away]")].some((node) => COVERS.includes(node.dataset.away) && seen(node));

/** Put away what lies on top; the focus stays where it is, if it is elsewhere. Whether there was anything. @param {HTMLElement} root */
export function putAway(root) {
  const open = inTurn([...root.querySelectorAll("[data-away]")].filter(seen));
  return open.some((node) => {
    const here = document.activeElement;
    const elsewhere = here && here !== document.body && !node.contains(here);
    if (CLOSES.get(node)() === false) return false;
    if (elsewhere && here.isConnected && !here.closest("[hidden]")) here.focus({ preventScroll: true });
    return true;
  });
}
