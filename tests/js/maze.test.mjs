/** The maze of Labyrinth: where corridors run, what a press on a cell means, where an arrow key leads. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { abreast, across, beside, besideStart, corridorPath, crowd, deadEnds, frame, gate, LAYERS, middle, PITCH, ring, shared, spot, startAt, turned, WIDTH } from "../../widgets/platformer_widgets/games/labyrinth/maze/geometry.js";
import { named } from "../../widgets/platformer_widgets/games/labyrinth/maze/tiles.js";
import { RADIUS } from "../../widgets/platformer_widgets/games/labyrinth/maze/figures.js";
import { counted } from "../../widgets/platformer_widgets/games/labyrinth/beside/pawns.js";
import { LONGEST, opening, rolls, steps } from "../../widgets/platformer_widgets/games/labyrinth/maze/motion.js";
import { first, stepped } from "../../widgets/platformer_widgets/games/labyrinth/maze/turner.js";
import { bright, byCell, cellOf, meant, readOut, rows, same, thingsOn } from "../../widgets/platformer_widgets/games/labyrinth/maze/offers.js";

const CELLS = [];
for (let r = -3; r <= 3; r += 1) {
  for (let q = Math.max(-3, -3 - r); q <= Math.min(3, 3 - r); q += 1) CELLS.push({ id: `${"abcdefg"[r + 3]}${q - Math.max(-3, -3 - r) + 1}`, q, r });
}
const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.01;

test("an edge leads to the neighbour that numbers it as the opposite one", () => {
  const STEPS = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
  STEPS.forEach(([q, r], edge) => {
    const here = middle({ q: 0, r: 0 });
    const there = middle({ q, r });
    const out = gate(edge);
    const back = gate((edge + 3) % 6);
    assert.ok(near({ x: here.x + out.x, y: here.y + out.y }, { x: there.x + back.x, y: there.y + back.y }), `edge ${edge}`);
  });
});

test("a corridor begins and ends in the middle of its edges", () => {
  for (const edges of [[0, 3], [0, 2], [1, 2]]) {
    const [, x, y] = /^M(\S+) (\S+)Q/.exec(corridorPath(edges));
    assert.ok(near({ x: Number(x), y: Number(y) }, gate(edges[0])));
  }
  assert.equal(corridorPath([0, 1, 3]).match(/L/g).length, 3);
});

test("nothing covers the name of a cell", () => assert.equal(LAYERS.at(-1), "names"));

/** Pairs of corridors of one tile, and the edges of corridors that have a tile to themselves. */
const PAIRS = [[[0, 3], [1, 4]], [[2, 5], [1, 3]], [[0, 2, 4], [1, 3]], [[0, 3], [1, 2]], [[2, 3], [0, 5]], [[2, 3], [1, 4]], [[1, 2], [3, 4]], [[2, 5], [0, 3]]];
const WAYS = [...PAIRS.flatMap(([one, other]) => [[one, [other]], [other, [one]]]), ...[[2, 3], [0, 3], [1, 4], [0, 2, 4], [1, 3, 5], [0, 1, 2, 3, 4, 5]].map((edges) => [edges, []])];

test("what lies on a corridor ends above the name of its cell, within its walls, and who stands there hides neither", () => {
  for (const [edges, rest] of WAYS) {
    for (const figures of [0, 1, 2]) {
      for (const [things, wide] of [[1, 0], [2, 25], [3, 38]]) {
        const { lies, stands, scale } = shared(spot(edges, rest), { narrow: rest.length > 0, things, wide, figures });
        const where = `${edges} | ${rest}: ${things}, ${figures}`;
        assert.ok(lies.y + 12.5 < 34, where);
        assert.ok(Math.abs(lies.x) + wide / 2 + 12.5 <= PITCH / 2, where);
        assert.ok(stands.y + RADIUS * scale <= 36, where);
        if (figures) assert.ok(Math.hypot(lies.x - stands.x, lies.y - stands.y) > RADIUS * scale + 5, `${where}: it is hidden`);
      }
    }
    const alone = shared(spot(edges, rest), { narrow: rest.length > 0, figures: 1 }).stands;
    assert.ok(alone.y + RADIUS <= 36 && Math.hypot(alone.x, alone.y) < 35, `${edges}`);
  }
});

test("where corridors cross, who stands over a thing stands on the own one", () => {
  for (const [one, other] of PAIRS) {
    for (const [edges, rest] of [[one, [other]], [other, [one]]]) {
      const own = spot(edges, rest);
      const { stands } = shared(own, { narrow: true, things: 1, figures: 1 });
      assert.ok(Math.hypot(stands.x - own.x, stands.y - own.y) < 22, `${edges} | ${rest}`);
    }
  }
});

test("pawns on corridors that cross stand apart", () => {
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  for (const [one, other] of [[[0, 3], [1, 4]], [[2, 5], [1, 3]], [[0, 2, 4], [1, 3]], [[0, 3], [1, 2]]]) {
    assert.ok(far(spot(one, [other]), spot(other, [one])) > 20, `${one} | ${other}`);
  }
  assert.ok(far(spot([2, 5], [[1, 3]]), spot([1, 3], [[2, 5]])) > 35, "a straight one stands at the end that a bow leaves free");
});

test("a corridor that ends before the closed side of a tile has a wall there, one before an empty cell or an open side has none", () => {
  const cell = (id, q, edges, kind = "tile") => ({ id, q, r: 0, kind, corridors: edges.length ? [{ edges }] : [] });
  const ends = (cells) => deadEnds(cells).map(({ cell: one, edge }) => `${one.id}/${edge}`);
  assert.deepEqual(ends([cell("a", 0, [1, 4]), cell("b", 1, [0, 2])]), ["a/1"]);
  assert.deepEqual(ends([cell("a", 0, [1, 4]), cell("b", 1, [1, 4])]), []);
  assert.deepEqual(ends([cell("a", 0, [1, 4]), cell("b", 1, [], "empty")]), []);
});

test("six figures on one corridor do not hide each other", () => {
  const all = [...Array(6).keys()].map((index) => ring(6, index, 15));
  for (const one of all) for (const other of all) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) > 14);
});

test("figures that share a corridor are drawn so small that none hides another", () => {
  for (const narrow of [false, true]) {
    for (let count = 2; count <= 4; count += 1) {
      const { far, scale } = crowd(count, 40, { narrow });
      const all = [...Array(count).keys()].map((index) => ring(count, index, far));
      for (const one of all) for (const other of all) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) >= 40 * scale - 0.3, `${count} ${narrow}`);
      assert.ok(far + 20 * scale < (narrow ? 30 : 44), "they stay on their corridor");
      assert.ok(Math.max(...all.map(({ y }) => y)) - 3 + 20 * scale < 33, "and off the name of the cell");
    }
  }
  assert.deepEqual(crowd(1, 40), { far: 0, scale: 1 });
  assert.ok(crowd(3, 40, { lies: true }).scale <= 0.8, "above what lies there too");
});

test("key tiles and start spaces are named on the board as lessons name them, where figures do not stand", () => {
  assert.equal(named({ id: "a4", number: 1 }), "a4 K1");
  assert.equal(named({ id: "b4", number: null }), "b4");
  for (let edge = 0; edge < 6; edge += 1) {
    const { x, y, anchor } = besideStart({ edge });
    assert.ok(Math.hypot(x, y) > 22, "beside its circle");
    assert.ok(anchor === "middle" ? y < -22 : Math.abs(x) > 22);
  }
});

test("a picture shows the places it is about, large, and all of the board without any", () => {
  const [left, top, wide, high] = frame([middle({ q: 0, r: 0 })]).split(" ").map(Number);
  const { x, y } = middle({ q: 0, r: 0 });
  assert.ok(left < x - PITCH / 2 && left + wide > x + PITCH / 2 && top < y - 50 && top + high > y + 50);
  assert.ok(wide < 1.3 * PITCH);
  assert.ok(frame([]).startsWith(`0 0 ${WIDTH} `));
});

test("a press on a cell that waited holds while the same would be done there, and is told to be too late otherwise", () => {
  const move = (action, warning = "") => ({ targets: [{ at: "c3", action, legal: true, warning }] });
  const press = { intent: "point", at: "c3" };
  assert.ok(same(press, move("move E"), move("move E")));
  for (const now of [move("move W"), move("move E", "It costs a life."), { targets: [] }]) assert.ok(!same(press, move("move E"), now));
  assert.ok(!same({ intent: "point", at: "d4" }, move("move E"), move("move E")), "nothing was offered there");
  assert.ok(!same({ intent: "hint" }, move("move E"), move("move E")));
});

test("figures on a corridor on which something lies stand beside each other, none of them below", () => {
  for (let count = 1; count <= 7; count += 1) {
    const all = [...Array(count).keys()].map((index) => abreast(count, index));
    assert.ok(all.every(({ x, y }) => y === 0 && Math.abs(x) <= 32));
    for (const [index, one] of all.entries()) assert.ok(index === 0 || one.x - all[index - 1].x > 10);
  }
});

test("a start space lies off the field beside its key tile", () => {
  const key = { q: 3, r: -3, edge: 0 };
  assert.ok(Math.hypot(startAt(key).x - middle(key).x, startAt(key).y - middle(key).y) < PITCH);
  assert.ok(startAt(key).y < middle(key).y);
});

test("a tile is turned clockwise", () => {
  assert.deepEqual(turned([0, 3], 5), [5, 2]);
});

test("arrow keys go from every cell to a neighbour, or nowhere at the border", () => {
  for (const cell of CELLS) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const there = CELLS.find((one) => one.id === beside(CELLS, cell.id, key));
      if (!there) continue;
      const [a, b] = [middle(cell), middle(there)];
      assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < PITCH + 1);
    }
  }
  assert.equal(beside(CELLS, "d7", "ArrowRight"), null);
  assert.equal(beside(CELLS, "d4", "a"), null);
  const column = ["d4"];
  for (let step = 0; step < 3; step += 1) column.push(beside(CELLS, column.at(-1), "ArrowUp"));
  assert.equal(column.at(-1)[0], "a");
});

test("an arrow key leads off a start space and back onto it", () => {
  const starts = [{ id: "S1", q: 3, r: -3, seat: 1 }, { id: "S2", q: 3, r: 0, seat: null }];
  assert.equal(across(CELLS, starts, "S1", "ArrowDown"), "a4");
  assert.equal(across(CELLS, starts, "a4", "ArrowUp"), "S1");
  assert.equal(across(CELLS, starts, "d7", "ArrowRight"), null, "nobody begins there");
  assert.equal(across(CELLS, starts, "S1", "Tab"), null);
});

test("choices belong to the cell of their corridor", () => {
  assert.deepEqual(["d3b", "d3", "S1"].map(cellOf), ["d3", "d3", "S1"]);
  const offers = byCell([{ at: "d3a", legal: true }, { at: "d3b", legal: true }, { at: "c1", legal: false }]);
  assert.deepEqual([[...offers.keys()], offers.get("d3").length], [["d3", "c1"], 2]);
});

const lay = (turning, corridors, bridges = [], traps = []) => ({ at: "c2", verb: "lay", legal: true, warning: "", action: `lay c2 ${turning}`, tile: { corridors, bridges, traps, items: [] } });

test("of a tile that looks alike in two turnings one is offered, and it is asked about, never laid unseen", () => {
  const alike = byCell([lay(0, [[0, 3], [1, 4]]), lay(3, [[3, 0], [4, 1]]), lay(1, [[1, 4], [3, 0]])]).get("c2");
  assert.deepEqual(alike.map((one) => one.action), ["lay c2 0"]);
  assert.deepEqual(meant(alike, "c2"), { ask: alike });
});

test("a bridge over another corridor and a trap on another corridor make a tile look different", () => {
  const rows = [[0, 3], [1, 4]];
  const offers = [lay(0, rows), lay(1, rows, [[0, 1]]), lay(2, rows, [[1, 0]]), lay(3, rows, [], [0]), lay(4, rows, [], [1])];
  assert.equal(byCell(offers).get("c2").length, 5);
});

test("what is not possible does not light its cell; alone it is nothing to choose from, and the press is refused with the reason", () => {
  const key = { at: "a1", action: "take key", verb: "take-key", legal: false, warning: "Not possible now: it is your own." };
  assert.equal(bright([key]), false);
  assert.deepEqual(meant([key], "a1"), { intent: { intent: "act", action: "take key" } });
  assert.deepEqual(meant([key, key], "a1"), { ask: [key, key] });
  assert.deepEqual(meant([key], "a1", 2), { ask: [key] }, "on a small board its corridors are shown first");
  const turned = { ...key, verb: "lay", tile: {} };
  assert.deepEqual(meant([turned], "a1"), { ask: [turned] }, "a tile is never laid unseen");
});

test("one choice is done at once, several, a dear one and a trap are asked about, none is pointed at", () => {
  const move = { action: "move E", warning: "" };
  assert.deepEqual(meant([move], "d5"), { intent: { intent: "act", action: "move E" } });
  assert.deepEqual(meant([{ ...move, warning: "A loses 1 life." }], "d5").ask.length, 1);
  assert.deepEqual(meant([move, move], "d5").ask.length, 2);
  assert.deepEqual(meant([{ action: "set trap d5", wide: true, warning: "" }], "d5").ask.length, 1);
  assert.deepEqual(meant(undefined, "d5"), { intent: { intent: "point", at: "d5" } });
});

test("what is possible almost everywhere does not make a Move two presses", () => {
  const move = { action: "move E", at: "d5", warning: "" };
  const trap = { action: "set trap d5", at: "d5", wide: true, warning: "" };
  assert.deepEqual(meant([move, trap], "d5"), { intent: { intent: "act", action: "move E" } });
  assert.deepEqual(meant([trap, { ...move, warning: "A loses 1 life." }], "d5").ask.length, 2);
  assert.deepEqual(meant([{ ...trap, wide: false }], "d5"), { intent: { intent: "act", action: "set trap d5" } }, "a place for it is chosen");
  assert.equal(bright([trap]), false);
});

test("what a character has is drawn: hearts kept and lost, the Crystal, keys, stun tokens", () => {
  assert.deepEqual(counted({ lives: 2, most: 4, crystal: true, keys: 1, stun: 2 }), ["heart", "heart", "lost", "lost", "crystal", "key", "stun", "stun"]);
  assert.deepEqual(counted({ lives: 0, most: 1, crystal: false, keys: 0, stun: 0 }), ["lost", "spent"]);
});

test("where cells are drawn small, a press enlarges the cell; a single way is still gone at once", () => {
  const move = { action: "move E", warning: "" };
  assert.deepEqual(meant([move], "d5", 1), { intent: { intent: "act", action: "move E" } });
  assert.deepEqual(meant([move], "d5", 2), { ask: [move] });
  assert.deepEqual(meant(undefined, "d5", 1), { ask: [] });
});

test("where nothing but a trap is possible beside a wall, going there can be tried, and its refusal is told", () => {
  const trap = { at: "a3", verb: "set-trap", action: "set trap a3", wide: true };
  const cell = { id: "a3", corridors: [{ id: "a3" }] };
  const ids = (offers, own) => rows(cell, offers, false, "try-here", own).map((row) => row.id);
  assert.deepEqual(ids([trap], "a4"), ["set trap a3", "a3/try"]);
  assert.deepEqual(ids([trap], "a3b"), ["set trap a3"], "nobody goes where they stand");
  assert.deepEqual(ids([{ ...trap, verb: "move", wide: false }], "a4"), ["set trap a3"]);
  const large = { id: "b2", corridors: [{ id: "b2a", label: "a" }, { id: "b2b", label: "b" }] };
  assert.deepEqual(rows(large, [], true, "try-here", "b2a").map((row) => row.id), ["b2a/told", "b2b/told", "b2b/try"]);
  assert.deepEqual(rows(large, [], true, "", "b2a").map((row) => row.id), ["b2a/told", "b2b/told"], "in an exam nothing is tried");
});

test("where cells are drawn small, a piece is put where the pawn in turn stands too, and a guess is marked there", () => {
  const cell = { id: "a4", corridors: [{ id: "a4", label: "a4: Swordmaster" }] };
  for (const tryit of ["put-here", "mark-here"]) assert.deepEqual(rows(cell, [], true, tryit, "a4").map((row) => row.id), ["a4/told", "a4/try"]);
  assert.deepEqual(rows(cell, [], true, "try-here", "a4").map((row) => row.id), ["a4/told"]);
});

test("figures walk and dice roll in the order of the events, and all of it in a bearable time", () => {
  const walk = (from, to) => ({ type: "golem-stepped", figure: "golem", from, to });
  const events = [{ type: "rolled", figure: "pawn-1", dice: [4, 3] }, walk("d4", "c3"), walk("c3", "b2"), { type: "ended", figure: "pawn-1" }];
  const plan = steps(events);
  assert.deepEqual(plan.map((step) => step.kind), ["roll", "walk", "walk"]);
  assert.deepEqual([...opening(plan)], [["golem", "d4"]]);
  assert.ok(steps(Array.from({ length: 40 }, () => walk("d4", "c3"))).reduce((sum, step) => sum + step.ms, 0) <= LONGEST + 40);
});

test("dice stay while nothing happens, and are taken away by what happens without them", () => {
  assert.equal(rolls([]), null);
  assert.deepEqual(rolls([{ type: "ended" }]), []);
  assert.deepEqual(rolls([{ type: "rolled", figure: "pawn-2", dice: [6, 1] }]), [{ figure: "pawn-2", dice: [6, 1] }]);
});

test("the tile in hand is turned round and round, from the first way that is possible", () => {
  assert.deepEqual([stepped(0, -1, 3), stepped(2, 1, 3)], [2, 0]);
  const offers = [{ action: "lay a3 0", legal: false }, { action: "lay a3 1", legal: true }];
  assert.equal(first(offers, null), 1);
  assert.equal(first(offers, "lay a3 0"), 0);
  assert.equal(first(offers, null, true), 0, "a lesson gives nothing away");
});

test("a cell names the things on it for the catalogue, figures first", () => {
  const cell = { id: "d3", kind: "tile", tile: "p2", corridors: [{ id: "d3a", keys: 1, trap: "?", items: [{ id: "lamp" }], tokens: [] }] };
  const view = { pawns: [{ at: "d3a", character: { id: "paladin" } }], golem: { at: "d4" } };
  assert.deepEqual(thingsOn(cell, view), ["characters/paladin", "signs/key", "signs/trap", "items/lamp", "tiles/p"]);
});

test("of the choices of a cell three are read out, and how many more there are", () => {
  const word = (key, { n }) => `${key} ${n}`;
  const offers = [1, 2, 3, 4, 5].map((n) => ({ legal: true, text: `turning ${n}` }));
  assert.deepEqual(readOut(offers, word), ["turning 1", "turning 2", "turning 3", "log-more 2"]);
  assert.deepEqual(readOut(offers.slice(0, 1), word), ["turning 1"]);
  assert.deepEqual(readOut([{ legal: false, text: "Take a key", warning: "Not now" }], word), ["Take a key. Not now"]);
});
