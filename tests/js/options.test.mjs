import assert from "node:assert/strict";
import { test } from "node:test";

import { open, twice } from "../../widgets/platformer_widgets/page/new_game/options.js";

test("a choice is disabled with the numbers of players that do not have it", () => {
  const choices = [{ id: "paladin", name: "Paladin" }, { id: "lady-of-golems", name: "Lady of Golems", barred: [2], closed: "Lady of Golems (not with this number of players: 2)" }];
  const disabled = (players) => open(choices, players).map((one) => one.disabled);
  assert.deepEqual(disabled(2), [false, true]);
  assert.deepEqual(disabled(3), [false, false]);
  const named = (players) => open(choices, players).map((one) => one.name);
  assert.deepEqual(named(2), ["Paladin", "Lady of Golems (not with this number of players: 2)"]);
  assert.deepEqual(named(3), ["Paladin", "Lady of Golems"]);
});

test("what two seats have both chosen is named with the seats; no choice is not the same choice", () => {
  assert.deepEqual(twice([null, "etorn", "sweety", "etorn"]), { choice: "etorn", one: 2, other: 4 });
  assert.equal(twice([null, null, "etorn"]), null);
});
