import assert from "node:assert/strict";
import { test } from "node:test";
import { keyed, player, SPEEDS, stepped } from "../../widgets/platformer_widgets/review/player.js";
import { placed } from "../../widgets/platformer_widgets/review/standings.js";
import { DASHES, moved, nearest, pointAt, range, spot, values } from "../../widgets/platformer_widgets/review/timeline.js";

const review = { at: 5, count: 9, turns: [0, 3, 5, 8] };
const series = { id: "a", name: "A", lines: [{ seat: 1, name: "Ada", values: [0, 2, 5] }, { seat: 2, name: "Bo", values: [1, 1, -1] }] };

test("a step leads to the next or the last action or turn, and never out of the game", () => {
  const to = (step, at) => stepped(step, { ...review, at });
  assert.deepEqual(["first", "turn-before", "action-before", "action-next", "turn-next", "last"].map((step) => to(step, 5)), [0, 3, 4, 6, 8, 9]);
  assert.deepEqual([to("turn-before", 4), to("turn-before", 0), to("action-before", 0)], [3, 0, 0]);
  assert.deepEqual([to("turn-next", 8), to("action-next", 9)], [9, 9]);
});

test("arrows go by actions, pages by turns, the space bar plays, a letter does nothing", () => {
  assert.deepEqual(["ArrowLeft", "PageDown", "Home", " ", "x"].map(keyed), ["action-before", "turn-next", "first", "play", undefined]);
});

/** A player, what it has asked for, and what it is told. */
function going(t, { busy = () => false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const one = player({ send: (to) => !busy() && asked.push(to) > 0, drawn() {} });
  one.update({ ...review, at: 0 });
  return { one, asked, answer: (at) => one.update({ ...review, at }) };
}

test("while one moment is awaited only the newest wish is kept, and asked for as soon as it can be", (t) => {
  let busy = false;
  const { one, asked, answer } = going(t, { busy: () => busy });
  one.go(2);
  busy = true;
  one.go(3);
  one.go(7);
  assert.equal(one.at, 7);
  assert.deepEqual(asked, [2]);
  busy = false;
  answer(2);
  assert.deepEqual(asked, [2, 7]);
  answer(7);
  t.mock.timers.tick(5000);
  assert.deepEqual(asked, [2, 7]);
});

test("it plays one action after the other, each as long as its pace says, and pauses at the end", async (t) => {
  const { one, asked, answer } = going(t);
  one.pace("slow");
  one.go(7);
  await answer(7);
  one.toggle();
  assert.deepEqual(asked, [7, 8]);
  await answer(8);
  t.mock.timers.tick(SPEEDS.slow - 1);
  assert.deepEqual(asked, [7, 8]);
  t.mock.timers.tick(1);
  assert.deepEqual(asked, [7, 8, 9]);
  await answer(9);
  assert.equal(one.playing, false);
  one.toggle();
  assert.equal(asked.at(-1), 0, "at its end it plays from the beginning");
});

test("what is pressed stops the playing", async (t) => {
  const { one, asked, answer } = going(t);
  one.toggle();
  await answer(1);
  one.step("action-before");
  t.mock.timers.tick(5000);
  assert.equal(one.playing, false);
  assert.deepEqual(asked, [1, 0]);
});

test("a chart reaches from nought to its greatest value, and its points stand in order", () => {
  assert.deepEqual(range(series), [-1, 5]);
  assert.deepEqual(range({ lines: [{ values: [0, 0] }] }), [0, 1]);
  const [a, b, c] = [0, 1, 2].map((index) => spot([0, 5], 3, index, index));
  assert.ok(a.x < b.x && b.x < c.x && a.y > b.y && b.y > c.y);
  assert.equal(nearest(0, 3), 0);
  assert.equal(nearest(0.55, 3), 1);
  assert.equal(nearest(1, 3), 2);
  assert.equal(new Set(DASHES).size, 4);
});

test("what a point says names everybody, and keys go from point to point", () => {
  assert.equal(values(series, 2), "Ada 5 · Bo -1");
  assert.deepEqual([moved("ArrowRight", 2, 3), moved("ArrowLeft", 2, 3), moved("Home", 2, 3), moved("Tab", 2, 3)], [2, 1, 0, undefined]);
  const turns = [0, 3, 5].map((at) => ({ at }));
  assert.deepEqual([0, 2, 3, 4, 9].map((at) => pointAt(turns, at)), [0, 0, 1, 1, 2]);
  assert.deepEqual([placed(1), placed(0)], ["1.", "–"]);
});
