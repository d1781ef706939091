import assert from "node:assert/strict";
import { test } from "node:test";
import { tabs } from "../../widgets/platformer_widgets/page/tabs.js";

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
  assert.equal(await second.elsewhere("moths"), false, "nobody has it");
  first.have("moths", false);
  assert.equal(await second.elsewhere("moths"), true);
  assert.equal(await second.elsewhere("other"), false, "another game");
  second.have("moths", true);
  assert.deepEqual(lost, ["first moths"]);
  assert.equal(await first.elsewhere("moths"), true);
  first.have("moths", true);
  assert.deepEqual(lost, ["first moths", "second moths"]);
});

test("two tabs with two games leave each other alone", () => {
  const wire = browser();
  const lost = [];
  const first = tabs((game) => lost.push(game), wire());
  const second = tabs((game) => lost.push(game), wire());
  first.have("moths", false);
  second.have("moths", false);
  assert.deepEqual(lost, []);
});
