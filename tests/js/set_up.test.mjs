/** A position that is set up: where the arrows lead among the pieces, and where a fault is shown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { along, changed, lighted, numbers, told } from "../../widgets/platformer_widgets/page/set_up.js";

test("arrows go round the pieces, Home and End to the ends, other keys nowhere", () => {
  const ids = ["a", "b", "c"];
  assert.equal(along(ids, "a", "ArrowRight"), "b");
  assert.equal(along(ids, "c", "ArrowDown"), "a");
  assert.equal(along(ids, "a", "ArrowLeft"), "c");
  assert.equal(along(ids, "b", "ArrowUp"), "a");
  assert.equal(along(ids, "b", "Home"), "a");
  assert.equal(along(ids, "b", "End"), "c");
  assert.equal(along(ids, "b", "Enter"), undefined);
});

test("a change that failed on the board lights its place, one beside it lights none", () => {
  assert.deepEqual(lighted({ editor: { problem: { at: "c12" } } }), ["c12"]);
  assert.deepEqual(lighted({ editor: { problem: { at: "one-card" } } }), []);
  assert.deepEqual(lighted({ editor: { problem: null } }), []);
});

test("what else a change has done is said where it was made, and lights no place; a fault comes before it", () => {
  const note = { at: "c12", text: "The key lay on a1." };
  assert.equal(told({ problem: null, note }), note);
  assert.deepEqual(lighted({ editor: { problem: null, note } }), []);
  assert.equal(told({ problem: { at: "a1", text: "No." }, note }).text, "No.");
  assert.equal(told({ problem: null }), null, "an editor that notes nothing");
});

test("a piece that is placed or taken away is read out by what its place is called now, a board that is another is not", () => {
  const empty = new Map(["a1", "b1", "c1", "d1"].map((at) => [at, `${at}: empty`]));
  const placed = new Map([...empty, ["b1", "b1: Gloop"]]);
  assert.equal(changed(empty, placed), "b1: Gloop");
  assert.equal(changed(placed, empty), "b1: empty");
  assert.equal(changed(placed, placed), "");
  assert.equal(changed(null, placed), "", "nothing has changed when it opens");
  assert.equal(changed(empty, new Map([...empty].map(([at]) => [at, `${at}: a Trap`]))), "");
});

test("a number beside the board that changes is read out with what it counts and whose it is", () => {
  const editor = (stun) => ({ groups: [{ title: "Ann (Pedlar)", fields: [{ id: "stun-1", label: "Stun tokens", kind: "number", value: stun }, { id: "card", label: "Character", kind: "choice", value: "pedlar" }] }] });
  assert.deepEqual([...numbers(editor(0)).keys()], ["stun-1"]);
  assert.equal(changed(numbers(editor(0)), numbers(editor(1))), "Ann (Pedlar): Stun tokens: 1");
});
