/** Where the line of what would happen lies: beside what it is about, over nothing that is read or pressed for it. */

/** Between the line and what it stands beside. */
const GAP = 4;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

const across = (one, other) => one.left < other.right && one.right > other.left;

/** Whether two boxes share any place. Pure. @param {Box} one @param {Box} other */
export const meet = (one, other) => across(one, other) && one.top < other.bottom && one.bottom > other.top;

/**
 * Where what is told of a Space stands: at the Space, below it or else above it, within the window. Pure.
 * @param {Box} here the Space
 * @param {{width: number, height: number}} line
 * @param {{width: number, height: number}} window what of it is free
 */
export function placeAt(here, line, window) {
  const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const below = here.bottom + GAP;
  const top = below + line.height + GAP <= window.height ? below : here.top - GAP - line.height;
  return { left: within((here.left + here.right - line.width) / 2, window.width - line.width), top: within(top, window.height - line.height) };
}

/** A line of this height and as wide as a box, from this top on. */
const strip = ({ left, right }, top, height) => ({ left, right, top, bottom: top + height });

/** The places at a board: below it, above it if something stands below it, over its upper end, over its lower end, as far as it is in the window. */
function byBoard({ board, controls, over = false }, height, window) {
  const pinned = across(board, controls) && controls.top > board.top;
  const floor = Math.min(window, pinned ? controls.top : window);
  const below = board.bottom + GAP + height <= floor ? [strip(board, board.bottom + GAP, height)] : [];
  const above = over && board.top - GAP - height >= 0 ? [strip(board, board.top - GAP - height, height)] : [];
  return [...below, ...above, strip(board, Math.max(board.top, 0), height), strip(board, Math.min(board.bottom, floor) - height, height)];
}

/** The places at the choices: under them, or over them where they are pinned at the end of the window. */
function byControls({ board, controls }, height, window) {
  const under = strip(controls, controls.bottom + GAP, height);
  const over = strip(controls, controls.top - GAP - height, height);
  return [...(under.bottom <= window ? [under] : []), ...(across(board, controls) && over.top >= 0 ? [over] : [])];
}

/**
 * Where the line lies. Pure.
 * @param {{here: Box, board: Box, controls: Box, clear: Box[], over?: boolean}} boxes `here`: what it is about; `clear`: what stays to be seen besides; `over`: something stands below the board
 * @param {number} height of the line
 * @param {number} window the height of the window
 * @returns {Box}
 */
export function place(boxes, height, window) {
  const { here, board, clear } = boxes;
  const places = [...(meet(here, board) ? [] : byControls(boxes, height, window)), ...byBoard(boxes, height, window)];
  return places.find((one) => [here, ...clear].every((other) => !meet(one, other))) ?? places.find((one) => !meet(one, here)) ?? places[0];
}
