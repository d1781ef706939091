/** Which choices belong to a cell of the maze. Pure. */

/** The cell of a place: `d3b` is on `d3`; a start space is a place of its own. */
export const cellOf = (at) => (/^[a-g][1-7][abc]$/.test(at) ? at.slice(0, 2) : at);

/** The targets by cell, of tiles laid so that they look alike one; what is not possible says why when it is chosen. @returns {Map<string, object[]>} */
export function byCell(targets) {
  const found = new Map();
  const seen = new Set();
  for (const one of targets ?? []) {
    const cell = cellOf(one.at);
    const look = one.verb === "lay" && `${cell}/${looks(one.tile)}`;
    if (look && seen.has(look)) continue;
    seen.add(look);
    found.set(cell, [...(found.get(cell) ?? []), one]);
  }
  return found;
}

/** What a tile looks like as it lies, whichever of its corridors comes first. Pure. */
export function looks({ corridors, bridges, traps, items }) {
  const rows = corridors.map((edges, index) => JSON.stringify([
    [...edges].sort(),
    bridges.filter(([upper]) => upper === index).map(([, lower]) => [...corridors[lower]].sort()),
    traps.includes(index),
    items.includes(index),
  ]));
  return rows.sort().join();
}

/** What is possible, but not almost everywhere: that alone is done by a press, and lit brightly. */
const narrow = (offers) => (offers ?? []).filter((one) => one.legal !== false && !one.wide);

/** Whether a cell is lit for more than what is possible almost everywhere. */
export const bright = (offers) => narrow(offers).length > 0;

/** So many choices of a cell are read out. */
const READ = 3;

/** What is read out of the choices of a cell: the first of them, and how many more there are. Pure. @param {object[]} offers @param {(key: string, facts?: object) => string} word */
export const readOut = (offers, word) => [
  ...offers.slice(0, READ).map((one) => (one.legal ? one.text : `${one.text}. ${one.warning}`)),
  ...(offers.length > READ ? [word("log-more", { n: offers.length - READ })] : []),
];

/** Whether choices are the turnings of one tile on one cell. */
export const turnings = (offers) => Boolean(offers?.length) && offers.every((one) => one.tile && (one.verb === "lay" || one.verb === "turn"));

/**
 * The rows of a cell's card: what is offered; where cells are drawn small, each corridor; what can be tried where nothing is. Pure.
 * @param {object} cell
 * @param {object[]} offers
 * @param {boolean} small
 * @param {string} tryit "" where nothing can be tried
 * @param {string} [own] where the active pawn stands
 */
export function rows(cell, offers, small, tryit, own) {
  // Nobody goes where they stand; a piece is put there, and a guess may be that place.
  const tries = (way) => (tryit && !(tryit === "try-here" && way === own) ? [{ id: `${way}/try`, at: way }] : []);
  const row = (offer) => ({ id: offer.action, offer });
  if (!small) {
    // Who presses a cell beside a wall would go there: that a trap can be set there is no answer.
    const going = offers.length > 0 && offers.every((one) => one.wide) && !own?.startsWith(cell.id);
    return [...offers.map(row), ...(going ? tries(cell.id) : [])];
  }
  const ways = cell.corridors.map((way) => way.id);
  const found = cell.corridors.flatMap((way) => {
    const its = offers.filter((one) => one.at === way.id);
    return [{ id: `${way.id}/told`, told: way.label }, ...its.map(row), ...(its.length ? [] : tries(way.id))];
  });
  return [...offers.filter((one) => !ways.includes(one.at)).map(row), ...found];
}

/**
 * What a press on a cell means: an intent, or the choices to ask about.
 * @param {object[]|undefined} offers
 * @param {string} at
 * @param {number} [ways] how many corridors are to be told apart where cells are drawn small; 0: they are drawn large enough
 * @returns {{intent: object}|{ask: object[]}}
 */
export function meant(offers, at, ways = 0) {
  if (!offers?.length) return ways ? { ask: [] } : { intent: { intent: "point", at } };
  // One thing alone that is not possible is nothing to choose from: pressed, it says why.
  const [only] = offers;
  if (offers.length === 1 && only.legal === false && !only.wide && !only.tile && ways < 2) return { intent: { intent: "act", action: only.action } };
  const known = offers.filter((one) => !one.wide);
  const [first] = narrow(known);
  // A tile is never laid unseen: how it would lie is shown first.
  if (first && known.length === 1 && ways < 2 && !first.warning && !first.tile) return { intent: { intent: "act", action: first.action } };
  return { ask: offers };
}

/**
 * Whether a press on a cell, made before the position moved on, means the same after it. Pure.
 * @param {{intent: string, at?: string}} intent
 * @param {object} on the view it was made on
 * @param {object} now
 */
export function same(intent, on, now) {
  if (intent.intent !== "point") return false;
  const aims = ({ targets }) => JSON.stringify((targets ?? []).filter((one) => one.at === intent.at).map(({ action, legal, warning }) => [action, legal, warning ?? ""]));
  return aims(on) !== "[]" && aims(on) === aims(now);
}

/** The keys of what is on a cell, in the catalogue: figures first. @param {object} cell @param {object} view */
export function thingsOn(cell, view) {
  const places = new Set([cell.id, ...(cell.corridors ?? []).map((way) => way.id)]);
  const keys = view.pawns.filter((one) => one.character && places.has(one.at)).map((one) => `characters/${one.character.id}`);
  if (places.has(view.golem.at)) keys.push("signs/golem");
  for (const way of cell.corridors ?? []) {
    if (way.keys) keys.push("signs/key");
    if (way.trap) keys.push(way.trap === "?" ? "signs/trap" : `traps/${way.trap}`);
    keys.push(...way.items.map(({ id }) => (id === "?" ? "signs/item" : `items/${id}`)), ...way.tokens.map(({ id }) => `tokens/${id}`));
  }
  if (cell.tile) keys.push(`tiles/${cell.tile.replace(/\d+$/, "")}`);
  else if (["centre", "key", "blank", "covered"].includes(cell.kind)) keys.push(`cells/${cell.kind}`);
  return [...new Set(keys)];
}
