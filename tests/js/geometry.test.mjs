import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond } from "../../widgets/platformer_widgets/games/platformer/map/following.js";
import { CELL, corner, drawnOf, grain, HIDDEN, layout, MARGIN, moveFocus, name, parse, slabs, walls } from "../../widgets/platformer_widgets/games/platformer/map/geometry.js";

const cell = (id, more = {}) => ({ id, ...parse(id), level: 1, wall: { left: false, right: false }, floor: null, ladder: false, feature: null, token: null, label: id, ...more });
const block = (columns, low, high) => {
  const cells = [];
  for (let row = low; row <= high; row++) for (let col = 0; col < columns; col++) cells.push(cell(name(col, row)));
  return cells;
};
const level = (number, status, boss = false) => ({ number, rows: [number * 3 - 2, number * 3], status, boss, label: `Level ${number}` });

test("a Space's name and its place are two ways to say one thing", () => {
  assert.deepEqual(parse("c12"), { col: 2, row: 12 });
  assert.equal(name(2, 12), "c12");
  for (const wrong of ["", "C5", "5c", "c0", "cc", null, undefined]) assert.equal(parse(wrong), null);
});

test("a higher Row is drawn higher, each Row a Space below the one above", () => {
  const plan = layout({ width: 8, rows: [1, 3], levels: [level(1, "revealed")], cells: block(8, 1, 3) });
  assert.equal(corner(plan, "a1").y - corner(plan, "a2").y, CELL);
  assert.equal(corner(plan, "h1").x, MARGIN + 7 * CELL);
  assert.equal(plan.width, 8 * CELL + 2 * MARGIN);
  assert.equal(corner(plan, "a4"), null);
});

test("the page is scrolled so far that it cuts nothing which is read above the tower, if the tower lets it", () => {
  const read = [{ top: 10, bottom: 54 }, { top: 10, bottom: 54 }, { top: 56, bottom: 96 }, { top: 90, bottom: 130 }];
  assert.equal(beyond(read, 30, 100), 24, "the headline goes");
  assert.equal(beyond(read, 60, 100), 70, "what stands beside a thing that goes, goes with it");
  assert.equal(beyond(read, 54, 100), 0);
  assert.equal(beyond(read, 30, 20), 0, "what is to be seen would go too");
});

test("a hidden Level is a narrow band above, a removed one leaves only rubble", () => {
  const levels = [level(1, "removed"), level(2, "revealed"), level(3, "hidden"), level(4, "hidden", true)];
  const plan = layout({ width: 8, rows: [4, 6], levels, cells: block(8, 4, 6) });
  assert.deepEqual(plan.bands.map((band) => [band.level.number, band.height]), [[4, HIDDEN], [3, HIDDEN], [2, 3 * CELL]]);
  const whole = layout({ width: 8, rows: [4, 6], levels: levels.slice(1), cells: block(8, 4, 6) });
  assert.ok(plan.height > whole.height);
});

test("Rows that belong to no Level are drawn all the same", () => {
  const plan = layout({ width: 4, rows: [1, 5], levels: [level(1, "revealed")], cells: block(4, 1, 5) });
  assert.equal(plan.top.size, 5);
});

test("a Wall between two Spaces is drawn once", () => {
  const cells = [cell("a1", { wall: { left: true, right: true } }), cell("b1", { wall: { left: true, right: false } })];
  assert.deepEqual(walls(cells), [{ col: 0, row: 1 }, { col: 1, row: 1 }]);
});

test("Platforms side by side are one slab, with a hatch where a Ladder goes through", () => {
  const cells = [cell("a2", { floor: "platform" }), cell("b2", { floor: "ladder" }), cell("d2", { floor: "oneway" }), cell("a1", { floor: "platform" })];
  const plan = layout({ width: 4, rows: [1, 3], levels: [level(1, "revealed")], cells: block(4, 1, 3) });
  assert.deepEqual(slabs(cells, plan, 1), [
    { row: 2, col: 0, length: 2, kind: "platform", hatches: [1] },
    { row: 2, col: 3, length: 1, kind: "oneway", hatches: [] },
  ]);
});

test("arrow keys move the focus and stop at the edge", () => {
  const cells = block(4, 1, 6);
  assert.equal(moveFocus(cells, "b2", "ArrowUp"), "b3");
  assert.equal(moveFocus(cells, "b2", "ArrowLeft"), "a2");
  assert.equal(moveFocus(cells, "a2", "ArrowLeft"), "a2");
  assert.equal(moveFocus(cells, "b1", "ArrowDown"), "b1");
  assert.equal(moveFocus(cells, "b2", "End"), "d2");
  assert.equal(moveFocus(cells, "d2", "Home"), "a2");
  assert.equal(moveFocus(cells, "b2", "PageUp"), "b5");
  assert.equal(moveFocus(cells, "b5", "PageUp"), "b6");
  assert.equal(moveFocus(cells, "b2", "x"), null);
});

test("a stone looks the same at every drawing", () => {
  assert.equal(grain("stone", 3), grain("stone", 3));
  const values = Array.from({ length: 400 }, (_, n) => grain("stone", n));
  assert.ok(values.every((value) => value >= 0 && value < 1));
  const mean = values.reduce((sum, value) => sum + value) / values.length;
  assert.ok(mean > 0.4 && mean < 0.6, `mean ${mean}`);
});

test("a map that is only looked at has no Levels that nobody has seen, and its names stand by the same drawing", () => {
  const levels = [{ number: 1, rows: [1, 3], status: "revealed" }, { number: 2, rows: [4, 6], status: "hidden" }];
  const map = { levels };
  assert.equal(drawnOf(map, true), map);
  assert.deepEqual(drawnOf(map, false).levels, [levels[0]]);
  const unseen = { levels: [levels[1]] };
  assert.equal(drawnOf(unseen, false), unseen, "before anything is revealed there is a tower all the same");
});
