import assert from "node:assert/strict";
import { test } from "node:test";
import { foldable, ready } from "../../widgets/platformer_widgets/reader/reader.js";
import { folded, ideasIn } from "../../widgets/platformer_widgets/lesson/step.js";
import { windowTop } from "../../widgets/platformer_widgets/start/way.js";

test("only the prose of a demonstration without a table is folded", () => {
  assert.equal(foldable({ kind: "show", prose: [["p", "Look."]] }), true);
  assert.equal(foldable({ kind: "exercise", prose: [["p", "Go to c1."]] }), false);
  assert.equal(foldable({ kind: "show", prose: [["p", "Look."], ["table", []]] }), false);
});

test("the way on is what to press when nothing is left to do", () => {
  assert.equal(ready({ kind: "show", next: "coin" }), false);
  assert.equal(ready({ kind: "show", next: null }), true);
  assert.equal(ready({ kind: "predict", played: false }), false);
  assert.equal(ready({ kind: "predict", played: true }), true);
  assert.equal(ready({ kind: "exercise", done: false }), false);
  assert.equal(ready({ kind: "exercise", done: true }), true);
  assert.equal(ready({ kind: "try" }), true);
});

test("on a page an idea is offered in words, and once", () => {
  const lesson = { ideas: ["up", "coin", "set none"], said: { up: "Go up", coin: "Gain a coin" } };
  const view = { lesson, buttons: [{ text: "Gain a coin" }] };
  assert.deepEqual(ideasIn(view, true), ["up"]);
  assert.deepEqual(ideasIn(view, false), lesson.ideas);
});

test("what a window is led to stands in its middle, and nothing above its top is asked for", () => {
  assert.equal(windowTop(1000, 100, 500), 800);
  assert.equal(windowTop(50, 100, 500), 0);
});

test("many rules of an answer unfold, a single one more is read at once", () => {
  assert.deepEqual(folded(["a", "b", "c", "d"]), [["a", "b", "c", "d"], []]);
  assert.deepEqual(folded(["a", "b", "c", "d", "e"]), [["a", "b", "c"], ["d", "e"]]);
});
