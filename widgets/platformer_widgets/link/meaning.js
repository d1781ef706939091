/** Whether what was pressed while an answer was awaited still means what it meant. Pure. */

/** @typedef {{steps: string[], same: (intent: object, on: object, now: object) => boolean}} Meant what presses mean in a game: see `lib/games.js` */

/** These take a step of the game's history, whatever else has happened. */
const TRAVEL = ["undo", "redo"];
/** These mean the same wherever one is: they change nothing but what is shown. */
const IDLE = ["dismiss", "exam-stop"];

/** What presses mean where no game says it: once, and for the position they were made on. */
export const PLAIN = { steps: [], same: () => false };

/** Whether the same intent again is a step more, and not the same press twice. @param {Meant} game */
export const steps = (game, { intent }) => TRAVEL.includes(intent) || game.steps.includes(intent);

/** Who is asked, and what: an answer to one question is none to another. */
export function asked(view) {
  const { turn, lesson, exam } = view;
  return JSON.stringify([
    view.game, turn?.seat, turn?.step, turn?.title, Boolean(turn?.bot), Boolean(view.over), view.handover?.seat, Boolean(view.inquiry), Boolean(view.editor),
    lesson?.heading, lesson?.asks?.find((one) => one.now)?.id, Boolean(lesson?.consequence), exam?.stage, exam?.number,
  ]);
}

/** Whether an answered intent has changed the position, and not only what is chosen. */
export function moves(done, before, now) {
  return TRAVEL.includes(done.intent) || (now.events ?? []).length > 0 || JSON.stringify([before.undo, before.redo]) !== JSON.stringify([now.undo, now.redo]);
}

/** The choice with this action, as it is told. */
const told = (view, action) => JSON.stringify((view.buttons ?? []).find((one) => one.action === action) ?? null);

/**
 * Whether an intent means on the view `now` what it meant on the view `on`. One that names its action means that or is
 * refused; of what is pointed at or chosen, where the position has moved on, only the game knows.
 * @param {Meant} game
 */
export function holds(game, intent, on, now, moved) {
  if (IDLE.includes(intent.intent) || TRAVEL.includes(intent.intent)) return true;
  if (asked(on) !== asked(now)) return false;
  if (!moved) return true;
  if (intent.intent === "act") return told(on, intent.action) === told(now, intent.action);
  return game.same(intent, on, now);
}
