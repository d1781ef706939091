import assert from "node:assert/strict";
import { test } from "node:test";
import { wary } from "../../widgets/platformer_widgets/lib/wary.js";

function room() {
  const listeners = {};
  const root = { addEventListener: (kind, call) => { listeners[kind] = call; } };
  const node = (warning) => ({ dataset: warning ? { warning } : {}, blur() {}, focus() {}, removeAttribute() { delete this.dataset.again; } });
  return { root, node, touch: () => listeners.pointerdown({ pointerType: "touch" }), mouse: () => listeners.pointerdown({ pointerType: "mouse" }), key: () => listeners.keydown({}) };
}

test("the first tap on what warns shows the warning, the second does it", () => {
  const { root, node, touch } = room();
  const careful = wary(root, () => "Again.");
  const trap = node("It hurts.");
  touch();
  assert.equal(careful.first(trap, "1/b1"), true);
  assert.equal(trap.dataset.again, "Again.");
  assert.equal(careful.first(trap, "1/b1"), false);
  assert.equal(trap.dataset.again, undefined);
  assert.equal(careful.first(trap, "2/b1"), true, "of another view it warns again");
  assert.equal(careful.first(node("It hurts too."), "2/c1"), true, "another one warns of its own");
  assert.equal(trap.dataset.again, undefined);
  assert.equal(careful.first(trap, "2/b1"), true);
});

test("a mouse and a key, which show the warning before they press, do it at once, and so does what warns of nothing", () => {
  const { root, node, touch, mouse, key } = room();
  const careful = wary(root, () => "Again.");
  const trap = node("It hurts.");
  mouse();
  assert.equal(careful.first(trap, "1/b1"), false);
  touch();
  key();
  assert.equal(careful.first(trap, "1/b1"), false);
  touch();
  assert.equal(careful.first(node(""), "1/c1"), false);
});

test("what is to be made sure of is asked for twice by any press, though another warning was open", () => {
  const { root, node, touch, mouse } = room();
  const careful = wary(root, () => "Again.");
  const [trap, end] = [node("It hurts."), node("Dice are left.")];
  end.dataset.sure = "";
  touch();
  assert.equal(careful.first(trap, "1/b1"), true);
  assert.equal(careful.first(end, "1/end"), true, "the other warning is not all that goes");
  assert.equal(end.dataset.again, "Again.");
  assert.equal(careful.first(end, "1/end"), false);
  mouse();
  assert.equal(careful.first(end, "2/end"), true);
  assert.equal(careful.first(end, "2/end"), false);
});
