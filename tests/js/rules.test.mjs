/** The search in the rules: what is said of how much was found, and which answer counts. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, counted } from "../../widgets/platformer_widgets/rules/search.js";

const word = (key, facts = {}) => [key, ...Object.values(facts)].join(" ");

test("how much was found is said, and when only the first are shown", () => {
  assert.equal(counted({ found: [], count: 0, whole: 0 }, word), "rules-none");
  assert.equal(counted({ found: [{}, {}], count: 2, whole: 2 }, word), "rules-count 2 2");
  assert.equal(counted({ found: [{}], count: 7, whole: 7 }, word), "rules-some 7 1");
  assert.equal(counted({ found: [{}, {}, {}], count: 3, whole: 1 }, word), "rules-whole 1 2");
});

test("where no rule has all the words it is said, and the way to the editor if there is one", () => {
  assert.equal(counted({ found: [{}, {}], count: 9, whole: 0, editor: false }, word), "rules-near 2");
  assert.equal(counted({ found: [{}, {}], count: 2, whole: 0, editor: true }, word), "rules-near 2 rules-ask");
  assert.equal(counted({ found: [], count: 0, whole: 0, editor: true }, word), "rules-none rules-ask");
});

test("an answer to what was asked before is not shown", () => {
  assert.ok(answers({ text: "wall" }, "wall"));
  assert.ok(!answers({ text: "wal" }, "wall"));
});
