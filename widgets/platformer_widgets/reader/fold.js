/** Prose beside a board on a small screen: its beginning, the rest when asked for, so that the board stays on the screen. */

import { attr, button, show, soon, text } from "../lib/dom.js";

/** So long is the beginning at most, if its first sentence is no longer. In characters. */
const BEGINNING = 170;
/** So little is not worth a button. */
const ENOUGH = 40;

const long = (node) => (typeof node === "string" ? node.length : node.slice(node[0] === "term" ? 2 : 1).reduce((sum, one) => sum + long(one), 0));

/** A paragraph whose rest after a sentence is marked; null if no sentence ends in time. `first`: its first one counts, however long. */
function cut([tag, ...inner], room, first) {
  let gone = 0;
  let best = null;
  for (const [at, one] of inner.entries()) {
    for (const { 0: end, index } of typeof one === "string" ? one.matchAll(/[.!?…]["”»’)]*(?:\s+|$)/g) : []) {
      if (gone + index + end.length <= room || (first && !best)) best = { at, to: index + end.length };
    }
    gone += long(one);
  }
  return best && [tag, ...inner.slice(0, best.at), inner[best.at].slice(0, best.to), ["rest", inner[best.at].slice(best.to), ...inner.slice(best.at + 1)]];
}

/**
 * Prose with all after its beginning marked as `["rest", …]`: the beginning ends with a sentence. Pure.
 * @param {any[][]} blocks
 */
export function parted(blocks) {
  if (blocks.reduce((sum, one) => sum + long(one), 0) <= BEGINNING + ENOUGH) return blocks;
  const kept = [];
  let room = BEGINNING;
  for (const [at, block] of blocks.entries()) {
    const first = !kept.length;
    const part = long(block) > room && block[0] === "p" ? cut(block, room, first) : null;
    const rest = blocks.slice(at + 1).map((one) => ["rest", one]);
    if (part) return [...kept, part, ...rest];
    if (long(block) > room && !first) return [...kept, ["rest", block], ...rest];
    room -= long(block);
    kept.push(block);
  }
  return kept;
}

/**
 * Where the style folds prose (`--pw-folds: 1`) and there is more of it than its beginning, a button unfolds it.
 * @param {HTMLElement} parent gets the class `pw-unfoldedprose`
 * @param {HTMLElement} prose
 * @param {Function} fixed
 */
export function mountFold(parent, prose, fixed) {
  let open = false;
  const toggle = button({ class: "pw-quiet pw-foldprose" }, () => {
    open = !open;
    update();
  });

  function update() {
    parent.classList.toggle("pw-unfoldedprose", open);
    attr(toggle, "aria-expanded", String(open));
    text(toggle, fixed(open ? "fold" : "unfold"));
    soon(measure);
  }

  function measure() {
    const folds = getComputedStyle(prose).getPropertyValue("--pw-folds").trim() === "1";
    show(toggle, folds && Boolean(prose.querySelector(".pw-restprose")));
  }

  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  watch?.observe(prose);
  return {
    button: toggle,
    update,
    /** Other prose: folded again. */
    begin() {
      open = false;
    },
  };
}
