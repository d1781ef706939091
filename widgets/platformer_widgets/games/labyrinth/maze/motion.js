/** What is seen of the events of an answer, one after the other: who moves where, what the dice show. Pure. */

/** Milliseconds of a step by its kind of event. */
const PACE = { __proto__: null, moved: 260, "golem-stepped": 420, jumped: 380, fell: 380, pushed: 300, "sent-back": 320, "sent-home": 420, revived: 420, put: 320, "changed-places": 360 };
const OTHER = 260;

/** All steps of one answer take no longer than this. */
export const LONGEST = 3200;

/** Dice roll so long. */
export const ROLLING = 620;

/**
 * The steps: a figure that goes from one place to another, or dice that are rolled.
 * @param {{type: string, figure?: string, from?: string, to?: string, dice?: number[]}[]} events
 * @returns {{kind: "walk"|"roll", ms: number, figure?: string, from?: string, to?: string, dice?: number[]}[]}
 */
export function steps(events) {
  const found = [];
  for (const event of events ?? []) {
    if (event.dice) found.push({ kind: "roll", figure: event.figure, dice: event.dice, ms: ROLLING });
    else if (event.figure && event.to && event.to !== event.from) found.push({ kind: "walk", figure: event.figure, from: event.from, to: event.to, ms: PACE[event.type] ?? OTHER });
  }
  const total = found.reduce((sum, step) => sum + step.ms, 0);
  const share = Math.min(1, LONGEST / Math.max(1, total));
  return found.map((step) => ({ ...step, ms: Math.round(step.ms * share) }));
}

/** Where each figure that walks stands before the first step. @returns {Map<string, string>} */
export function opening(plan) {
  const places = new Map();
  for (const step of plan) if (step.kind === "walk" && step.from && !places.has(step.figure)) places.set(step.figure, step.from);
  return places;
}

/** The rolls of an answer, each with who rolled; null: the dice stay as they lie, [] : they are taken away. */
export function rolls(events) {
  const found = (events ?? []).filter((event) => event.dice);
  if (found.length) return found.slice(-4).map(({ figure, dice }) => ({ figure, dice }));
  return (events ?? []).length ? [] : null;
}
