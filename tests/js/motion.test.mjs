import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, follow, LONGEST, opening, plan } from "../../widgets/platformer_widgets/games/platformer/map/motion.js";

const enemy = (at, card = "ent") => ({ id: `enemy-${at}`, kind: "enemy", card, at });
const hero = (at) => ({ id: "hero-1", kind: "hero", card: "sweety", at });
const view = (figures, cells = []) => ({ figures, map: { cells } });

test("events are played in their order, and those without a picture are left out", () => {
  const groups = plan([{ type: "turn-began" }, { type: "rolled" }, { type: "moved", figure: "hero-1", from: "a1", to: "a2" }, { type: "fell", figure: "hero-1", from: "a2", to: "a1" }]);
  assert.deepEqual(groups.map((group) => group.map((step) => step.kind)), [["roll"], ["walk"], ["fall"]]);
});

test("Enemies that move by one die move together", () => {
  const groups = plan([{ type: "enemy-moved", figure: "enemy-b1", from: "b1", to: "a1" }, { type: "enemy-moved", figure: "enemy-c1", from: "c1", to: "b1" }]);
  assert.equal(groups.length, 1);
  assert.equal(groups[0].length, 2);
});

test("a long tale is told faster, never longer than the limit", () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ type: "moved", figure: "hero-1", from: `a${n + 1}`, to: `a${n + 2}` }));
  assert.ok(duration(plan(many)) <= LONGEST + many.length);
});

test("a deeper fall takes longer", () => {
  const fall = (to) => duration(plan([{ type: "fell", figure: "hero-1", from: "a9", to }]));
  assert.ok(fall("a1") > fall("a8"));
});

test("whatever comes as an event does no harm", () => {
  assert.deepEqual(plan(undefined), []);
  assert.deepEqual(plan([{}, { type: 7 }, { type: "constructor" }]).flat().filter((step) => !step.ms), []);
});

test("a Hero lunges at what it strikes before that is hit", () => {
  const groups = plan([{ type: "struck", figure: "enemy-b1", by: "hero-1", to: "b1" }]);
  assert.deepEqual(groups.map((group) => group.map((step) => [step.kind, step.figure, step.to])), [[["lunge", "hero-1", "b1"]], [["hit", "enemy-b1", "b1"]]]);
  assert.deepEqual(plan([{ type: "struck", figure: "enemy-b1", to: "b1" }]).flat().map((step) => step.kind), ["hit"]);
});

test("a figure is followed through several moves to its last name", () => {
  const told = follow([
    { type: "enemy-moved", figure: "enemy-c4", from: "c4", to: "d4" },
    { type: "shoved", figure: "enemy-d4", from: "d4", to: "d5" },
    { type: "fell", figure: "enemy-d5", from: "d5", to: "d1" },
  ], view([enemy("c4")]));
  assert.deepEqual(told.events.map((event) => event.figure), ["enemy-d1", "enemy-d1", "enemy-d1"]);
  assert.deepEqual(told.gone, []);
});

test("Enemies in a row that move together keep their own names", () => {
  for (const order of [["b1", "c1"], ["c1", "b1"]]) {
    const to = { b1: "a1", c1: "b1" };
    const told = follow([
      ...order.map((from) => ({ type: "enemy-moved", figure: `enemy-${from}`, from, to: to[from] })),
      { type: "defeated", figure: "enemy-b1" },
    ], view([enemy("b1", "ent"), enemy("c1", "werewolf")]));
    assert.deepEqual(told.gone.map((figure) => figure.card), ["werewolf"]);
    assert.equal(told.events.at(-1).figure, told.events.find((event) => event.from === "c1").figure);
    assert.equal(told.events.find((event) => event.from === "b1").figure, "enemy-a1");
  }
});

test("a defeated Enemy is kept under a name of its own until it has vanished", () => {
  const told = follow([{ type: "struck", figure: "enemy-b4" }, { type: "defeated", figure: "enemy-b4" }], view([enemy("b4")]));
  assert.equal(told.gone.length, 1);
  assert.equal(told.gone[0].at, "b4");
  assert.ok(told.events.every((event) => event.figure === told.gone[0].id && event.at === "b4"));
});

test("what a Hero takes is known from where it lay", () => {
  const told = follow([{ type: "moved", figure: "hero-1", from: "a1", to: "a2" }, { type: "took", figure: "hero-1" }], view([hero("a1")], [{ id: "a2", token: "gem" }]));
  assert.equal(told.events[1].at, "a2");
  assert.equal(told.events[1].token, "gem");
});

test("before the first step everything stands where it was", () => {
  const { start, unseen, leaving } = opening(plan([
    { type: "fell", figure: "hero-1", from: "a4", to: "a1" }, { type: "fainted", figure: "hero-1", from: "a1" },
    { type: "spawned", figure: "hero-2", to: "b1" }, { type: "moved", figure: "hero-2", from: "b1", to: "b2" },
  ]));
  assert.deepEqual([...start], [["hero-1", "a4"]]);
  assert.deepEqual([...unseen], ["hero-2"]);
  assert.deepEqual([...leaving.keys()], ["hero-1"]);
});
