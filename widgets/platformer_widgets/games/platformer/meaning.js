/** Whether what was pressed before the position moved on means the same after it. Pure. */

const die = (view, id) => [...(view.dice ?? []), view.special].find((one) => one?.id === id);
const shown = (view, id) => {
  const found = die(view, id);
  return JSON.stringify(found && [found.symbol, found.forged ?? null, Boolean(found.used), Boolean(found.selected), found.gems ?? 0]);
};
/** What a click on a Space would do, as far as it was told. */
const aims = (view, at) => JSON.stringify((view.targets ?? []).filter((one) => one.at === at).map(({ action, legal, warning }) => [action, legal, warning ?? ""]));

/** Gems go on a die one by one. */
export const steps = ["boost"];

/**
 * A die that shows the same, a Space on which a click does the same. What is chosen is let go of when something has
 * happened, so what belonged to it (gems, a pair) means nothing any more.
 * @param {{intent: string, die?: string, at?: string}} intent
 * @param {object} on the view it was made on
 * @param {object} now
 */
export function same(intent, on, now) {
  if (intent.intent === "clear") return true;
  if (intent.intent === "select") return shown(on, intent.die) === shown(now, intent.die);
  if (intent.intent === "point" && on.armed?.at === intent.at) return on.armed.at === now.armed?.at;
  if (intent.intent === "point") return aims(on, intent.at) !== "[]" && aims(on, intent.at) === aims(now, intent.at);
  return false;
}

/** A part of the table that stands alone: its presses mean the same. */
export const alone = (mount) => Object.assign((root, context) => mount(root, context), { meant: () => ({ steps, same }) });
