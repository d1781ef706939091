import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting, free, LEAST, mostOf, pinnedAt } from "../../widgets/platformer_widgets/screen/under.js";

test("what a low board leaves of the window is used, what a high one leaves is not", () => {
  assert.equal(free(800, 50, 356), 374);
  assert.equal(free(800, 50, 690), 40);
  assert.equal(free(800, 50, 900), 0, "the board is higher than the window");
});

test("under the board stands the first for which there is room", () => {
  const [shop, boss] = [{ dataset: { under: "100" } }, { dataset: { under: "" } }];
  assert.equal(fitting([shop, boss], 300), shop);
  assert.equal(fitting([boss, shop], LEAST), boss);
  assert.equal(fitting([boss, shop], LEAST - 1), shop, "it needs less");
  assert.equal(fitting([boss, shop], 99), null);
});

test("as much is shown as fits, and the least where nothing does", () => {
  const needs = { all: 300, "first lines": 240, names: 120 };
  const shown = (room) => mostOf(Object.keys(needs), (one) => needs[one] <= room);
  assert.deepEqual([300, 250, 130, 90].map(shown), ["all", "first lines", "names", "names"]);
});

test("a board keeps its own place while the page is scrolled, as far as all of it is in the window", () => {
  assert.equal(pinnedAt(800, 50, 736), 50);
  assert.equal(pinnedAt(800, 93, 736), 58, "what stands above it has pushed it down");
  assert.equal(pinnedAt(600, 50, 640), 6, "it is higher than the window");
});
