/** The line of an exercise on the page: what trying it sends. */

import assert from "node:assert/strict";
import test from "node:test";

import { attempt, written } from "../../widgets/platformer_widgets/lesson/line.js";

test("actions stand in one line, commas between them", () => {
  assert.equal(written(["move right", "coin"]), "move right, coin");
  assert.equal(written([]), "");
});

test("what was begun for the learner is played as such, anything else as their answer", () => {
  const begun = ["move right", "coin"];
  assert.deepEqual(attempt("move right, coin", begun), { intent: "begin" });
  assert.deepEqual(attempt("  move right, coin ", begun), { intent: "begin" });
  assert.deepEqual(attempt("move right,\n coin", begun), { intent: "begin" }, "a line that wraps is one line");
  assert.deepEqual(attempt("move right, coin, end", begun), { intent: "answer", line: "move right, coin, end" });
});

test("an empty line is no answer", () => {
  assert.equal(attempt("   ", ["coin"]), null);
});
