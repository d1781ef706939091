/** Sheets to print: which rules stand on the card, and how large they are so that all stays one page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, linesOf, SIZES } from "../../widgets/platformer_widgets/sheets/fitting.js";
import { chosenRules } from "../../widgets/platformer_widgets/sheets/sheets.js";

const rules = {
  missed: ["B-2"],
  chapters: [
    { id: "A", name: "As", rules: [{ rule: "A-1", page: 1, text: "a" }] },
    { id: "B", name: "Bs", rules: [{ rule: "B-1", page: 2, text: "b" }, { rule: "B-2", page: 2, text: "bb" }] },
  ],
};
const ids = (found) => found.map((one) => one.rule);

test("the card has the rules one gets wrong and those of the chapters chosen, each once, in their order", () => {
  assert.deepEqual(ids(chosenRules(rules, { wrong: true, ids: new Set() })), ["B-2"]);
  assert.deepEqual(ids(chosenRules(rules, { wrong: false, ids: new Set(["A"]) })), ["A-1"]);
  assert.deepEqual(ids(chosenRules(rules, { wrong: true, ids: new Set(["B", "A"]) })), ["A-1", "B-1", "B-2"]);
  assert.deepEqual(ids(chosenRules(rules, { wrong: false, ids: new Set() })), []);
});

test("little is printed large, more smaller, and what does not fit is left out and counted", () => {
  const texts = (count) => Array.from({ length: count }, () => "x".repeat(120));
  const sizes = [3, 20, 32, 45].map((count) => fitted(texts(count)));
  assert.deepEqual(sizes.map((one) => one.size), SIZES.map((one) => one.size));
  assert.deepEqual(sizes.map((one) => one.count), [3, 20, 32, 45]);
  const many = fitted(texts(500));
  assert.equal(many.size, SIZES.at(-1).size);
  assert.ok(many.count >= 45 && many.count * linesOf("x".repeat(120), SIZES.at(-1).wide) <= SIZES.at(-1).lines);
});
