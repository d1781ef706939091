import assert from "node:assert/strict";
import { test } from "node:test";
import { tabs } from "../../widgets/platformer_widgets/page/saves/tabs.js";

/** Wires that hear each other at once, as tabs of one browser do. */
function browser() {
  const wires = [];
  return () => {
    const wire = { close() {}, postMessage: (data) => wires.filter((one) => one !== wire).forEach((one) => one.onmessage({ data })) };
    wires.push(wire);
    return wire;
  };
}

test("a tab says that it has the game, and gives it up to the one that takes it", async () => {
  const wire = browser();
  const lost = [];
  const first = tabs((game) => lost.push(`first ${game}`), wire());
  const second = tabs((game) => lost.push(`second ${game}`), wire());
  assert.equal(await second.elsewhere("toy"), false, "nobody has it");
  first.have("toy", false);
  assert.equal(await second.elsewhere("toy"), true);
  assert.equal(await second.elsewhere("other"), false, "another game");
  second.have("toy", true);
  assert.deepEqual(lost, ["first toy"]);
  assert.equal(await first.elsewhere("toy"), true);
  first.have("toy", true);
  assert.deepEqual(lost, ["first toy", "second toy"]);
});

test("two tabs with two games leave each other alone", () => {
  const wire = browser();
  const lost = [];
  const first = tabs((game) => lost.push(game), wire());
  const second = tabs((game) => lost.push(game), wire());
  first.have("toy", false);
  second.have("toy", false);
  assert.deepEqual(lost, []);
});
