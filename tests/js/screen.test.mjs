import assert from "node:assert/strict";
import { test } from "node:test";
import { band, wanted } from "../../widgets/platformer_widgets/games/platformer/map/following.js";
import { CELL, layout } from "../../widgets/platformer_widgets/games/platformer/map/geometry.js";
import { aligned, back, begun, stands } from "../../widgets/platformer_widgets/screen/reveal.js";
import { around, clear, halved, kept, lies } from "../../widgets/platformer_widgets/screen/sheet.js";
import { folds, full } from "../../widgets/platformer_widgets/table/choices.js";

const can = { legal: true };
const cannot = { legal: false };

test("what is not possible folds away where it would take room from what is", () => {
  assert.equal(folds([can, can, cannot]), true);
  assert.equal(folds([cannot, cannot, cannot]), true);
  assert.equal(folds([can, cannot]), false, "two fit");
  assert.equal(folds([can, can, can]), false);
  assert.equal(folds([]), false);
});

test("a choice that is shown in short can be called by what is seen", () => {
  assert.equal(full({ short: "The ability", text: "Use the ability" }), "Use the ability");
  assert.equal(full({ short: "Grawitacja", text: "Zastosuj Grawitację" }), "Grawitacja. Zastosuj Grawitację");
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

test("an answer lies where there is more room beside what it is about", () => {
  assert.deepEqual(lies({ top: 100, bottom: 144 }, 560), { side: "under", most: 404 });
  assert.deepEqual(lies({ top: 400, bottom: 444 }, 560), { side: "over", most: 388 });
  assert.deepEqual(lies({ top: 300, bottom: 344 }, 560, 180), { side: "under", most: 204 }, "what stays above it has its room");
  const plain = { side: "under", most: 336 };
  assert.deepEqual(lies(null, 560), plain, "about nothing there");
  assert.deepEqual(lies({ top: -80, bottom: -36 }, 560), plain, "scrolled away");
  assert.deepEqual(lies({ top: 570, bottom: 614 }, 560), plain, "under what is pinned");
});

test("an answer about no place leaves half of the board", () => {
  const board = { top: 260, bottom: 580 };
  assert.equal(halved({ side: "over", most: 290 }, board, 580, 190), 218);
  assert.equal(halved({ side: "under", most: 336 }, board, 580, 190), 150, "it can still be read");
  assert.equal(halved({ side: "over", most: 120 }, board, 580, 190), 120);
  assert.equal(halved({ side: "under", most: 336 }, null, 580, 190), 336);
});

test("beside a low board an answer leaves what stands above the choices, or at least what ends the turn", () => {
  assert.equal(kept(125, 62, 360), 125);
  assert.equal(kept(232, 110, 400), 116, "it would be too low to be read");
  assert.equal(kept(60, 62, 360), 60);
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

test("an answer about no place keeps clear of what is lit, where no figure is in turn on the board", () => {
  const board = { top: 150, bottom: 560 };
  const lit = around([{ top: 500, bottom: 530 }, { top: 460, bottom: 495 }]);
  assert.deepEqual(lit, { top: 460, bottom: 530 });
  assert.equal(around([]), null);
  assert.deepEqual(clear({ home: null, lit, board }, 580, 60), { side: "over", most: 388 });
  assert.deepEqual(clear({ home: null, lit: null, board }, 580, 60), { side: "under", most: 213 });
  const whole = { top: 100, bottom: 560 };
  assert.equal(clear({ home: null, lit: whole, board }, 580, 60).side, "under", "there is no room beside what is lit");
  const home = { top: 200, bottom: 240 };
  assert.deepEqual(clear({ home, lit, board }, 580, 60), clear({ home, lit: null, board }, 580, 60), "the figure in turn counts first");
});

test("what an answer is about stays in view, as long as the answer can be begun to be read", () => {
  const answer = { top: 260, height: 400 };
  assert.equal(back(-100, answer, 0, 740), 100, "up to the place");
  assert.equal(back(-500, answer, 0, 740), 330, "no further than the first sentence stays");
  assert.equal(back(40, answer, 0, 740), 0, "it is in view");
  assert.equal(back(Infinity, answer, 0, 740), 0, "it is about no place");
});

test("who asks why a line is so is not scrolled away from it where the answer can be begun to be read", () => {
  assert.ok(begun({ top: 400, height: 434 }, 46, 800), "its end alone is below the window");
  assert.ok(begun({ top: 700, height: 90 }, 46, 800), "all of it is in view");
  assert.ok(!begun({ top: 700, height: 434 }, 46, 800), "its first sentence is not");
  assert.ok(!begun({ top: 20, height: 90 }, 46, 800), "what is pinned covers it");
});
