import assert from "node:assert/strict";
import { test } from "node:test";

import { arrived, fromPlay, toGame } from "../../widgets/platformer_widgets/tutor/from_play.js";

/** A tab's own room. */
function shelf() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

test("a tab that came from a game knows it as long as it is open", () => {
  const store = shelf();
  arrived("#MOV-1", store);
  assert.equal(fromPlay(store), false);
  arrived("#MOV-1&from=play", store);
  arrived("#lesson=03", store);
  assert.equal(fromPlay(store), true);
});

test("a browser that keeps nothing has no way to tell", () => {
  arrived("#MOV-1&from=play", null);
  assert.equal(fromPlay(null), false);
});

/** A tab; `stays`: the browser does not let it close itself. */
function tab(opener, stays) {
  const did = [];
  const here = { opener, closed: false, close: () => (here.closed = !stays, did.push("close")), location: { assign: (to) => did.push(to) } };
  return { here, did };
}

test("the way back closes the tab, and goes to the game itself where that is not possible", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const focused = [];
  const opener = { closed: false, focus: () => focused.push("game") };
  const cases = [[opener, false, ["close"]], [opener, true, ["close", "./"]], [null, true, ["./"]], [{ closed: true }, true, ["./"]]];
  for (const [from, stays, done] of cases) {
    const { here, did } = tab(from, stays);
    toGame(here);
    t.mock.timers.tick(1000);
    assert.deepEqual(did, done);
  }
  assert.deepEqual(focused, ["game", "game"]);
});
