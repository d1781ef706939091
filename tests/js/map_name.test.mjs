import assert from "node:assert/strict";
import { test } from "node:test";
import { covered } from "../../widgets/platformer_widgets/games/platformer/map/covered.js";
import { describe } from "../../widgets/platformer_widgets/games/platformer/map/map.js";

const cell = (id, row, col, more = {}) => ({ id, row, col, feature: null, token: null, ladder: false, label: `${id}: told`, ...more });

const told = (signs) => signs.map(({ cell: { id }, what, slot }) => `${id} ${what} ${slot}`);

test("a map that is only looked at names all that a live one names, from the top", () => {
  const cells = [
    cell("a1", 1, 0, { token: "coin" }),
    cell("b1", 1, 1),
    cell("c1", 1, 2, { ladder: true }),
    cell("a2", 2, 0, { feature: "trap" }),
    cell("b2", 2, 1, { label: "" }),
    cell("c3", 3, 2),
    cell("d3", 3, 3, { floor: "platform" }),
  ];
  const figures = [{ id: "hero-1", at: "c3" }, { id: "boss", at: null }];
  assert.equal(describe({ map: { cells }, figures }, () => "Map"), "Map. c3: told. a2: told. a1: told. c1: told");
});

test("a Shop, a portal, an icon and a Trap that a figure stands before keep a sign", () => {
  const cells = [cell("a1", 1, 0, { feature: "shop" }), cell("b1", 1, 1, { feature: "spawn" }), cell("c1", 1, 2, { feature: "trap" }), cell("d1", 1, 3, { feature: "portal" })];
  const figures = [{ id: "e1", at: "a1" }, { id: "e2", at: "b1" }, { id: "hero-1", at: "d1" }, { id: "boss", at: null }];
  assert.deepEqual(told(covered({ map: { cells }, figures })), ["a1 shop 0", "d1 portal 0"]);
});

test("a coin and a gem that a figure stands before keep a sign, beside that of a Trap", () => {
  const cells = [
    cell("a1", 1, 0, { token: "coin" }),
    cell("b1", 1, 1, { feature: "trap", token: "gem" }),
    cell("c1", 1, 2, { token: "gem" }),
    cell("d1", 1, 3, { feature: "spawn", token: "coin" }),
  ];
  const figures = [{ id: "e1", at: "a1" }, { id: "hero-1", at: "b1" }, { id: "e2", at: "d1" }];
  assert.deepEqual(told(covered({ map: { cells }, figures })), ["a1 coin 0", "b1 trap 0", "b1 gem 1", "d1 coin 0"]);
});
