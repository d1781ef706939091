import assert from "node:assert/strict";
import { test } from "node:test";
import { wary } from "../../widgets/platformer_widgets/lib/wary.js";

function room() {
  const listeners = {};
  const root = { addEventListener: (kind, call) => { listeners[kind] = call; } };
  const node = (warning) => ({ dataset: warning ? { warning } : {}, blur() {}, focus() {}, dispatchEvent() {} });
  let time = 0;
  const careful = wary(root, (what) => `Press ${what} again.`, () => (time += 1000));
  return { careful, node, touch: () => listeners.pointerdown({ pointerType: "touch" }), mouse: () => listeners.pointerdown({ pointerType: "mouse" }), key: () => listeners.keydown({}) };
}

test("the first tap on what warns shows the warning, the second does it", () => {
  const { careful, node, touch } = room();
  const trap = node("It hurts.");
  touch();
  assert.equal(careful.first(trap, "1/b1", "b1"), true);
  assert.equal(trap.dataset.again, "Press b1 again.");
  assert.equal(careful.first(trap, "1/b1", "b1"), false);
  assert.equal(trap.dataset.again, undefined);
  assert.equal(careful.first(trap, "2/b1", "b1"), true, "of another view it warns again");
  assert.equal(careful.first(node("It hurts too."), "2/c1", "c1"), true, "another one warns of its own");
  assert.equal(trap.dataset.again, undefined);
  assert.equal(careful.first(trap, "2/b1", "b1"), true);
});

test("a mouse and a key, which show the warning before they press, do it at once, and so does what warns of nothing", () => {
  const { careful, node, touch, mouse, key } = room();
  const trap = node("It hurts.");
  mouse();
  assert.equal(careful.first(trap, "1/b1", "b1"), false);
  touch();
  key();
  assert.equal(careful.first(trap, "1/b1", "b1"), false);
  touch();
  assert.equal(careful.first(node(""), "1/c1", "c1"), false);
});

test("what is to be made sure of is asked for twice by any press, though a Space on another part of the table waited", () => {
  const [board, choices] = [room(), room()];
  const [trap, end] = [board.node("It hurts."), choices.node("Dice are left.")];
  end.dataset.sure = "";
  choices.mouse();
  assert.equal(choices.careful.first(end, "1/end", "End"), true);
  board.touch();
  assert.equal(board.careful.first(trap, "1/b1", "b1"), true);
  assert.equal(end.dataset.again, undefined, "one thing waits: the ring and the words go with it");
  assert.equal(choices.careful.first(end, "1/end", "End"), true, "so the press of End is its first");
  assert.equal(trap.dataset.again, undefined);
  assert.equal(end.dataset.again, "Press End again.");
  assert.equal(choices.careful.first(end, "1/end", "End"), false);
  choices.mouse();
  assert.equal(choices.careful.first(end, "2/end", "End"), true);
  assert.equal(choices.careful.first(end, "2/end", "End"), false);
});
