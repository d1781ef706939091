import assert from "node:assert/strict";
import { test } from "node:test";
import { floors, standing } from "../../widgets/platformer_widgets/start/way.js";

const spots = (count, columns) => floors(count, columns).map(({ row, column }) => `${row}${column}`);

test("the first lesson stands at the bottom, and each floor runs the other way", () => {
  assert.deepEqual(spots(6, 2), ["31", "32", "22", "21", "11", "12"]);
  assert.deepEqual(spots(3, 1), ["31", "21", "11"]);
});

test("the next lesson is always a neighbour, and no two share a place", () => {
  for (const columns of [1, 2, 3, 4]) {
    for (const count of [1, 7, 20]) {
      const way = floors(count, columns);
      assert.equal(new Set(spots(count, columns)).size, count);
      for (const [number, next] of way.slice(1).entries()) {
        const here = way[number];
        assert.equal(Math.abs(here.row - next.row) + Math.abs(here.column - next.column), 1);
        assert.equal(here.up, next.row < here.row, "it leads up where the next floor begins");
      }
      assert.equal(way.at(-1).up, false);
    }
  }
});

test("a lesson is behind, here or ahead", () => {
  const onward = { lesson: "02" };
  assert.equal(standing({ name: "02", done: false }, onward), "here");
  assert.equal(standing({ name: "01", done: true }, onward), "behind");
  assert.equal(standing({ name: "01", done: false }, onward), "ahead");
  assert.equal(standing({ name: "02", done: true }, null), "behind");
});
