import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST, waiting } from "../../widgets/platformer_widgets/lesson/player.js";

const view = (lesson, events = []) => ({ lesson: { kind: "show", next: "go", previous: true, ...lesson }, events });

test("a demonstration waits longer after more was told, but not for ever", () => {
  const ms = (text) => waiting(view({}, [{ text }]), true);
  assert.ok(ms("") > 0);
  assert.ok(ms("a sentence") > ms(""));
  assert.equal(ms("x".repeat(1000)), ms("x".repeat(2000)));
});

test("before the first action there is time to find the board", () => {
  assert.equal(waiting(view({ previous: false }), true), FIRST);
});

test("nothing is waited for that does not come", () => {
  assert.equal(waiting(view({}), false), null, "it was paused");
  assert.equal(waiting(view({ next: null }), true), null, "it is at its end");
  assert.equal(waiting(view({ kind: "try" }), true), null, "it is no demonstration");
});
