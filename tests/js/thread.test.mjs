import assert from "node:assert/strict";
import { test } from "node:test";
import { same } from "../../widgets/platformer_widgets/games/platformer/meaning.js";
import { enter, gameIn } from "../../widgets/platformer_widgets/lib/games.js";
import { mended } from "../../widgets/platformer_widgets/link/changes.js";
import { acknowledged, LONGEST, PATIENCE } from "../../widgets/platformer_widgets/link/link.js";
import { holds, moves, PLAIN } from "../../widgets/platformer_widgets/link/meaning.js";
import { MOST, thread } from "../../widgets/platformer_widgets/link/thread.js";
import { fates, kernel, late, LOST } from "./kernel.mjs";

enter("game", { board() {}, steps: ["more"], same: (intent, on, now) => intent.at !== undefined && on.spots[intent.at] === now.spots[intent.at] });

const FIRST = { game: "game", state: 7, events: [], error: "", turn: { seat: 1, title: "Ada", bot: false }, undo: { can: false }, redo: { can: false }, spots: { a1: "go", b1: "go" } };
const WORDS = { words: { "pressed-late": "too soon" } };

/**
 * A page with a thread of views; `tells` is what each answer changes of the view besides its number.
 * @param {object[]} tells
 */
function playing(t, tells = [], wire = { up: () => late(100) }) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const left = [...tells];
  const act = (message, { view }) => (message.for === view.state ? { view: { ...view, events: [], error: "", state: view.state + 1, ...left.shift() } } : {});
  const there = kernel(act, { shown: { view: FIRST, ...WORDS }, ...wire });
  const shown = [];
  const views = thread(acknowledged(there.link, "me"), (view, how) => shown.push({ state: view.state, error: view.error, ...how }), () => gameIn(there.link));
  /** Until all is done; the promises of what is answered run in between. */
  const settle = async (ms = 5000) => {
    for (let gone = 0; gone < ms; gone += 100) {
      t.mock.timers.tick(100);
      await null;
      await null;
    }
  };
  return { ...there, views, shown, settle, intents: () => there.done.map(({ for: at, ...intent }) => [at, ...Object.values(intent)]) };
}

const MOVED = { events: [{ type: "moved" }] };
const point = (at) => ({ intent: "point", at });

test("what is pressed meanwhile follows in its order, each on the view that came before it", async (t) => {
  const { views, sent, shown, settle, intents } = playing(t);
  for (const at of ["a1", "b1", "a1"]) assert.equal(views.send(point(at)), true);
  assert.equal(sent.length, 1, "one is under way at a time");
  await settle();
  assert.deepEqual(intents(), [[7, "point", "a1"], [8, "point", "b1"], [9, "point", "a1"]]);
  assert.deepEqual(shown.map(({ state, error, animate }) => [state, error, animate]), [[8, "", true], [9, "", true], [10, "", true]]);
});

test("whatever a wire loses, all that was pressed is done once, in its order, on its own view", async (t) => {
  const fate = () => fates([LOST, late(100), LOST, LOST, late(3000)]);
  const { views, settle, intents } = playing(t, [], { up: fate(), down: fate() });
  for (const at of ["a1", "b1", "a1", "b1"]) views.send(point(at));
  await settle(20 * LONGEST);
  assert.deepEqual(intents(), [[7, "point", "a1"], [8, "point", "b1"], [9, "point", "a1"], [10, "point", "b1"]]);
});

test("a double press is one; where each press goes a step, it is two", async (t) => {
  const { views, settle, intents } = playing(t);
  for (const intent of [point("a1"), point("a1"), { intent: "more" }, { intent: "more" }, { intent: "undo" }, { intent: "undo" }]) assert.equal(views.send(intent), true);
  await settle();
  assert.deepEqual(intents(), [[7, "point", "a1"], [8, "more"], [9, "more"], [10, "undo"], [11, "undo"]]);
});

test("after a refusal or an error nothing more is done, and that is said beside it", async (t) => {
  for (const failed of [{ refusal: { title: "no" } }, { error: "no" }]) {
    const { views, shown, settle, intents } = playing(t, [failed]);
    for (const at of ["a1", "b1", "a1"]) views.send(point(at));
    await settle();
    assert.deepEqual(intents(), [[7, "point", "a1"]]);
    assert.deepEqual(shown.map(({ state, error, echo }) => [state, error, echo]), [[8, "too soon", false]]);
    views.send(point("b1"));
    await settle();
    assert.deepEqual(intents().at(-1), [8, "point", "b1"], "the next press counts");
    assert.equal(shown.at(-1).error, "");
    t.mock.timers.reset();
  }
});

test("where the position moved on, what means the same is done, what means something else is not and is said", async (t) => {
  const kept = playing(t, [MOVED]);
  for (const at of ["a1", "b1"]) kept.views.send(point(at));
  await kept.settle();
  assert.deepEqual(kept.intents(), [[7, "point", "a1"], [8, "point", "b1"]]);
  t.mock.timers.reset();

  const other = playing(t, [{ ...MOVED, spots: { a1: "go", b1: "push" } }]);
  for (const at of ["a1", "b1"]) other.views.send(point(at));
  await other.settle();
  assert.deepEqual(other.intents(), [[7, "point", "a1"]]);
  assert.equal(other.shown.at(-1).error, "too soon");
});

test("a press made before two answers ago is held against all that happened since", async (t) => {
  const { views, settle, intents } = playing(t, [MOVED, { spots: { a1: "push", b1: "go" } }]);
  for (const at of ["a1", "b1", "a1"]) views.send(point(at));
  await settle();
  assert.deepEqual(intents(), [[7, "point", "a1"], [8, "point", "b1"]], "nothing happened in the second answer, but in the first");
});

test("an answer to one who is asked is none for the next, nor what is pressed in a bot's turn", async (t) => {
  for (const turn of [{ seat: 2, title: "Bo", bot: false }, { seat: 1, title: "Ada", bot: true }, { seat: 1, title: "Ada, hold on?", bot: false }]) {
    const { views, shown, settle, intents } = playing(t, [{ turn }]);
    views.send({ intent: "act", action: "go" });
    views.send({ intent: "act", action: "end" });
    await settle();
    assert.deepEqual(intents(), [[7, "act", "go"]]);
    assert.equal(shown.at(-1).error, "too soon");
    t.mock.timers.reset();
  }
});

test("an action is sent if it is offered as before: a new warning has not been read", () => {
  const act = { intent: "act", action: "end" };
  
  const view = { ...FIRST, buttons: [{ action: "end", text: "End", warning: "" }] };
  assert.equal(holds(PLAIN, act, view, view, true), true);
  assert.equal(holds(PLAIN, act, view, { ...view, buttons: [{ action: "end", text: "End", warning: "2 Wounds" }] }, true), false);
  assert.equal(holds(PLAIN, { intent: "act", action: "buy" }, view, view, true), true, "no button: the rules refuse it if need be");
});

test("taking back is meant whatever has happened, closing a refusal harms nothing", () => {
  const now = { ...FIRST, turn: { seat: 2, title: "Bo", bot: false } };
  for (const intent of ["undo", "redo", "dismiss"]) assert.equal(holds(PLAIN, { intent }, FIRST, now, true), true);
});

test("how the exam has gone can be asked while an answer is awaited, whatever is asked next", async (t) => {
  const exam = (stage, number) => ({ exam: { stage, number } });
  const { views, shown, settle, intents } = playing(t, [exam("feedback", 1), exam("report", 1)]);
  views.send({ intent: "exam-judge", legal: true });
  views.send({ intent: "exam-stop" });
  await settle();
  assert.deepEqual(intents(), [[7, "exam-judge", true], [8, "exam-stop"]]);
  assert.deepEqual(shown.map(({ error }) => error), ["", ""]);
});

test("a position moves on by events, by taking back, and by what can be taken back", () => {
  assert.equal(moves({ intent: "choose" }, FIRST, FIRST), false);
  assert.equal(moves({ intent: "choose" }, FIRST, { ...FIRST, ...MOVED }), true);
  assert.equal(moves({ intent: "undo" }, FIRST, FIRST), true);
  assert.equal(moves({ intent: "reset" }, FIRST, { ...FIRST, undo: { can: true } }), true);
});

test("a bot is asked by itself and does not wait; what is pressed in its turn is said not to be done", async (t) => {
  const { views, shown, settle, intents } = playing(t, [MOVED]);
  assert.equal(views.send({ intent: "bot" }), true);
  assert.equal(views.send({ intent: "bot" }), false);
  views.send({ intent: "act", action: "end" });
  await settle();
  assert.deepEqual(intents(), [[7, "bot"], [8, "act", "end"]]);
  assert.equal(shown.length, 2);
});

test("of very many presses the last are refused visibly", async (t) => {
  const { views, shown, settle, intents } = playing(t);
  for (let n = 0; n < MOST + 3; n++) views.send(point(`a${n}`));
  assert.deepEqual(shown.map(({ error }) => error), ["too soon", "too soon"]);
  await settle();
  assert.deepEqual(intents().map(([, , at]) => at), Array.from({ length: MOST + 1 }, (_, n) => `a${n}`));
});

test("an answer without a view lets the next one go", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const sent = [];
  const calls = new Map();
  const shown = { view: FIRST, serial: 3, whole: 3 };
  const raw = { get: (key) => shown[key], keep() {}, on: (what, call) => (calls.set(what, [...(calls.get(what) ?? []), call]), () => {}), send: (message) => sent.push(message) };
  const views = thread(mended(acknowledged(raw, "me")), () => {});
  views.send(point("a1"));
  views.send(point("b1"));
  shown.answered = { from: "you", number: 1 };
  for (const call of calls.get("answered")) call(shown.answered);
  await null;
  assert.equal(sent.length, 1, "somebody else's answer");
  shown.answered = { from: "me", number: 1 };
  for (const call of calls.get("answered")) call(shown.answered);
  await null;
  assert.deepEqual(sent.map(({ at }) => at), ["a1", "b1"]);
  t.mock.timers.tick(PATIENCE);
});

test("a die means the same while it shows the same, a Space while a click does the same there", () => {
  const view = { dice: [{ id: "d1", symbol: "move", used: false, selected: false, gems: 0 }], special: { id: "special", symbol: "star" },
    targets: [{ at: "c5", action: "move up", legal: true, warning: "" }] };
  const select = { intent: "select", die: "d1" };
  const at = (target) => ({ ...view, targets: [{ ...view.targets[0], ...target }] });
  assert.equal(same(select, view, structuredClone(view)), true);
  assert.equal(same(select, view, { ...view, dice: [{ ...view.dice[0], used: true }] }), false);
  assert.equal(same({ intent: "select", die: "special" }, view, { ...view, special: { id: "special", symbol: "coin" } }), false);
  assert.equal(same({ intent: "point", at: "c5" }, view, at({})), true);
  assert.equal(same({ intent: "point", at: "c5" }, view, at({ warning: "2 Wounds" })), false);
  assert.equal(same({ intent: "point", at: "c5" }, view, at({ action: "attack c5" })), false);
  assert.equal(same({ intent: "point", at: "d5" }, view, view), false, "it was told of nothing there");
  const armed = { ...view, armed: { at: "e6", verb: "shove" } };
  assert.equal(same({ intent: "point", at: "e6" }, armed, armed), true, "what was chosen first is let go of");
  assert.equal(same({ intent: "point", at: "e6" }, armed, view), false);
  assert.equal(same({ intent: "clear" }, view, at({ at: "a1" })), true);
  assert.equal(same({ intent: "boost", die: "d1", by: 1 }, view, view), false);
});

for (const [what, answer] of [["that shows a move", { events: [{ type: "moved" }] }], ["that refuses", { refusal: { reasons: [] } }]]) {
  test(`what is pressed on a view ${what}, while the rest of its answer is awaited, is done`, async () => {
    const [calls, values, sent] = [{}, { view: FIRST, serial: 0, ...WORDS }, []];
    let arrived = false;
    const link = { get: (key) => values[key], on: (key, call) => { calls[key] = call; return () => {}; }, send: (message) => { sent.push(message); return () => arrived; } };
    const shown = [];
    const views = thread(link, (view) => shown.push(view.error));
    views.send(point("a1"));
    Object.assign(values, { view: { ...FIRST, state: 8, ...answer }, serial: 1 });
    calls.serial();
    views.send(point("b1"));
    assert.equal(sent.length, 1);
    arrived = true;
    calls.answered();
    await null;
    assert.deepEqual(sent.map(({ at, for: on }) => [at, on]), [["a1", 7], ["b1", 8]]);
    assert.deepEqual(shown, [""]);
  });
}

test("whether an answer is awaited can be seen", async (t) => {
  const { views, settle } = playing(t);
  assert.equal(views.busy, false);
  views.send(point("a1"));
  assert.equal(views.busy, true);
  await settle();
  assert.equal(views.busy, false);
});
