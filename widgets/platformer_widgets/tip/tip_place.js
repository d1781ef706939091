/** Where a card about a thing goes, so that it covers neither the thing nor what can be pressed next. No DOM here. */

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 */

/** Room between the card and the thing, and between the card and the edge of the screen. */
const GAP = 8;

/** The area two boxes share. Pure. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Those of the boxes that an arrow key can go to next: less than the thing's own size away from it. Pure. @param {Box} thing @param {Box[]} all */
export function adjoining({ left, top, width, height }, all) {
  const about = { left: left - width, top: top - height, width: 3 * width, height: 3 * height };
  return all.filter((one) => shared(about, one) > 0);
}

/**
 * The place of a card: beside the thing if that covers nothing that is to be kept clear, else where it covers least.
 * The thing itself is covered only where there is no other room. Pure.
 * @param {Box} thing
 * @param {Box} room what the thing is a part of, beside which there may be room
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} screen
 * @param {Box[]} clear
 * @param {boolean} [off] whether a place off the room is better, where neither covers what is to be kept clear
 * @returns {{left: number, top: number}}
 */
export function placed(thing, room, card, screen, clear, off = false) {
  const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const across = (left) => within(left, screen.width - card.width);
  const down = (top) => within(top, screen.height - card.height);
  const back = thing.left + thing.width - card.width;
  const [right, low] = [screen.width - card.width - GAP, screen.height - card.height - GAP];
  const spots = [
    [thing.left + thing.width + GAP, thing.top], [thing.left - card.width - GAP, thing.top],
    [thing.left, thing.top + thing.height + GAP], [thing.left, thing.top - card.height - GAP],
    [back, thing.top + thing.height + GAP], [back, thing.top - card.height - GAP],
    [room.left + room.width + GAP, thing.top], [room.left - card.width - GAP, thing.top],
    [thing.left, room.top + room.height + GAP], [thing.left, room.top - card.height - GAP],
    [GAP, GAP], [right, GAP], [GAP, low], [right, low],
  ].map(([left, top]) => ({ left: across(left), top: down(top) }));
  const cost = (spot) => {
    const box = { ...spot, ...card };
    return 1000 * shared(box, thing) + (off && shared(box, room) ? 1 : 0) + clear.reduce((sum, one) => sum + shared(box, one), 0);
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))];
}
