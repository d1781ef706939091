import assert from "node:assert/strict";
import { test } from "node:test";
import { band, wanted } from "../../widgets/platformer_widgets/games/platformer/map/following.js";
import { CELL, layout } from "../../widgets/platformer_widgets/games/platformer/map/geometry.js";
import { aligned, stands } from "../../widgets/platformer_widgets/screen/reveal.js";
import { folds } from "../../widgets/platformer_widgets/table/choices.js";

const can = { legal: true };
const cannot = { legal: false };

test("what is not possible folds away where it would take room from what is", () => {
  assert.equal(folds([can, can, cannot]), true);
  assert.equal(folds([cannot, cannot, cannot]), true);
  assert.equal(folds([can, cannot]), false, "two fit");
  assert.equal(folds([can, can, can]), false);
  assert.equal(folds([]), false);
});

test("what is answered is scrolled to by its top only if it does not fit", () => {
  assert.equal(aligned(300, 500), "nearest");
  assert.equal(aligned(501, 500), "start");
});

test("a page that somebody has scrolled since is not put back", () => {
  assert.equal(stands(93, 93), true);
  assert.equal(stands(92.5, 93), true, "pixels of a zoomed page");
  assert.equal(stands(400, 93), false);
});

const cells = [1, 2, 3].flatMap((row) => [{ id: `a${row}`, row, col: 0 }, { id: `b${row}`, row, col: 1 }]);
const plan = layout({ width: 2, rows: [1, 3], levels: [{ number: 1, rows: [1, 3], status: "revealed" }], cells });

test("the tower follows the one in turn and what is lit", () => {
  const figures = [{ at: "b3" }, { active: true, at: "a2" }];
  const targets = [{ at: "a3", legal: true }, { at: "b1", legal: false }, { at: "a3", legal: true }];
  assert.deepEqual(wanted({ figures, targets }), { active: "a2", all: ["a2", "a3"] });
  assert.deepEqual(wanted({ figures: [{ active: true, at: null }] }), { active: null, all: [] });
});

test("all that is to be seen is one band of the tower, or else the one that counts most", () => {
  const top = plan.top.get(3);
  assert.deepEqual(band(plan, ["a2", "a3", "b1"], 3 * CELL), { top, height: 3 * CELL });
  assert.deepEqual(band(plan, ["a2", "a3", "b1"], 3 * CELL - 1), { top: plan.top.get(2), height: CELL });
  assert.equal(band(plan, ["a9"], 3 * CELL), null);
  assert.equal(band(plan, [], 3 * CELL), null);
});
