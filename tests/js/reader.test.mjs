import assert from "node:assert/strict";
import { test } from "node:test";
import { parted } from "../../widgets/platformer_widgets/reader/fold.js";
import { foldable, ready } from "../../widgets/platformer_widgets/reader/reader.js";
import { calls, folded, ideasIn } from "../../widgets/platformer_widgets/lesson/step.js";
import { windowRest, windowTop } from "../../widgets/platformer_widgets/start/way.js";

test("only the prose of a demonstration without a table is folded", () => {
  assert.equal(foldable({ kind: "show", prose: [["p", "Look."]] }), true);
  assert.equal(foldable({ kind: "exercise", prose: [["p", "Go to c1."]] }), false);
  assert.equal(foldable({ kind: "show", prose: [["p", "Look."], ["table", []]] }), false);
});

test("the beginning of folded prose ends with a sentence", () => {
  const says = (node) => (typeof node === "string" ? node : node[0] === "rest" ? "" : node.slice(node[0] === "term" ? 2 : 1).map(says).join(""));
  const beginning = (blocks) => parted(blocks).map(says).join(" ").trim();
  const [first, second] = ["A Build costs 1 action. ", "You take the top tile of the pool, look at it, turn it to one of six ways and lay it face up beside a tile that lies there already, wherever you like."];
  assert.equal(beginning([["p", first, second, " ", second]]), first.trim());
  assert.equal(beginning([["p", "The ", ["term", "characters/tracker", "Tracker"], " (A) builds. ", second, " She ", ["strong", "goes"], " there."], ["p", second]]), "The Tracker (A) builds.");
  assert.equal(beginning([["p", second, " ", second]]), second, "the first sentence is whole, however long");
  assert.deepEqual(parted([["p", first], ["p", first]]), [["p", first], ["p", first]], "what is short is not folded");
  assert.deepEqual(parted([["p", first], ["p", second], ["p", second]]), [["p", first], ["rest", ["p", second]], ["rest", ["p", second]]]);
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

test("what is to be done now is called for while there is something to do, and nowhere else", () => {
  const turn = { prompt: "Choose where the tile lies." };
  const lesson = { kind: "exercise", done: false, consequence: null };
  assert.equal(calls({ lesson, turn }), true);
  assert.equal(calls({ lesson: { ...lesson, kind: "try" }, turn }), true);
  assert.equal(calls({ lesson: { ...lesson, done: true }, turn }), false);
  assert.equal(calls({ lesson: { ...lesson, consequence: {} }, turn }), false, "a mistake is being looked at");
  assert.equal(calls({ lesson: { ...lesson, kind: "show" }, turn }), false);
  assert.equal(calls({ lesson: { ...lesson, kind: "predict" }, turn }), false, "the questions stand below the board");
  assert.equal(calls({ lesson, turn: { prompt: "" } }), false);
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

test("the window ends where the first screen does, if a lesson has room there", () => {
  assert.equal(windowRest(600, 184, 800), "25vh");
  assert.equal(windowRest(650, 184, 800), "23vh", "most of a lesson");
  assert.equal(windowRest(700, 184, 800), null);
  assert.equal(windowRest(-20, 184, 800), null);
});

test("many rules of an answer unfold, a single one more is read at once", () => {
  assert.deepEqual(folded(["a", "b", "c", "d"]), [["a", "b", "c", "d"], []]);
  assert.deepEqual(folded(["a", "b", "c", "d", "e"]), [["a", "b", "c"], ["d", "e"]]);
});
