import assert from "node:assert/strict";
import test from "node:test";
import { isOf, moves, tried } from "../../widgets/platformer_widgets/rules/card.js";

test("what was tried is told in its order, the refusal last", () => {
  const told = [{ said: "Allowed: go", told: ["She goes.", "She falls."] }];
  assert.deepEqual(tried({ told, refused: null }), ["Allowed: go", "She goes.", "She falls."]);
  assert.deepEqual(tried({ told, refused: { title: "Not allowed: go", reasons: ["A Wall."] } }).slice(3), ["Not allowed: go", "A Wall."]);
  assert.deepEqual(tried(null), []);
});

test("an example says whose turn it is, or how it has ended", () => {
  assert.equal(moves({ view: { turn: { title: "Turn: C" }, over: null } }), "Turn: C");
  assert.equal(moves({ view: { turn: { title: "Turn: C" }, over: { text: "C wins" } } }), "C wins");
  assert.equal(moves({ view: {} }), "");
});

test("an answer that comes late, for another rule or after the card was closed, is not shown", () => {
  assert.equal(isOf({ type: "explained", rule: "MAP-3" }, "MAP-3"), true);
  assert.equal(isOf({ type: "explained", rule: "MAP-4" }, "MAP-3"), false);
  assert.equal(isOf({ type: "explained", rule: "MAP-3" }, ""), false);
  assert.equal(isOf({ type: "rule", rule: "MAP-3" }, "MAP-3"), false);
});
