/** Which choices belong to a cell of the maze. Pure. */

/** The cell of a place: `d3b` is on `d3`; a start space is a place of its own. */
export const cellOf = (at) => (/^[a-g][1-7][abc]$/.test(at) ? at.slice(0, 2) : at);

/** The targets by cell; one that is not possible says why when it is chosen. @returns {Map<string, object[]>} */
export function byCell(targets) {
  const found = new Map();
  for (const one of targets ?? []) {
    const cell = cellOf(one.at);
    found.set(cell, [...(found.get(cell) ?? []), one]);
  }
  return found;
}

/** What is possible almost everywhere: it is never done by a press alone, and lit but faintly. */
const WIDE = "set-trap";

/** Whether a cell is lit for more than that. */
export const bright = (offers) => (offers ?? []).some((one) => one.legal !== false && one.verb !== WIDE);

/**
 * What a press on a cell means: an intent, or the choices to ask about.
 * @returns {{intent: object}|{ask: object[]}}
 */
export function meant(offers, at) {
  if (!offers?.length) return { intent: { intent: "point", at } };
  if (offers.length === 1 && !offers[0].warning && bright(offers)) return { intent: { intent: "act", action: offers[0].action } };
  return { ask: offers };
}
