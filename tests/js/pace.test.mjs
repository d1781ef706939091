import assert from "node:assert/strict";
import { test } from "node:test";
import { drift } from "../../widgets/platformer_widgets/lib/drift.js";
import { layout } from "../../widgets/platformer_widgets/lib/geometry.js";
import { keepPace, keptPace, PACES, PATIENT, pause } from "../../widgets/platformer_widgets/lib/pace.js";
import { mood, theme } from "../../widgets/platformer_widgets/lib/themes.js";

const bot = { turn: { bot: true } };

test("a bot is asked after the pause of the pace, step by step only by hand", () => {
  assert.equal(pause(bot, "slow"), PACES.slow);
  assert.equal(pause(bot, "fast"), PACES.fast);
  assert.equal(pause(bot, "step"), null);
  assert.equal(pause(bot, "warp"), null);
  assert.ok(PACES.slow > PACES.normal && PACES.normal > PACES.fast);
});

test("nobody is asked when a person decides, when the game is over, or after errors in a row", () => {
  assert.equal(pause({ turn: { bot: false } }, "fast"), null);
  assert.equal(pause({}, "fast"), null);
  assert.equal(pause({ ...bot, over: { winner: 1 } }, "fast"), null);
  assert.equal(pause(bot, "fast", PATIENT), null);
  assert.equal(pause(bot, "fast", PATIENT - 1), PACES.fast);
});

test("the pace is kept, and a browser that keeps nothing plays at the normal one", () => {
  const shelf = new Map();
  const store = { getItem: (key) => shelf.get(key) ?? null, setItem: (key, value) => shelf.set(key, value) };
  assert.equal(keptPace(store), "normal");
  keepPace("step", store);
  assert.equal(keptPace(store), "step");
  for (const key of shelf.keys()) shelf.set(key, "toString");
  assert.equal(keptPace(store), "normal");
  const closed = { getItem() { throw new Error("denied"); }, setItem() { throw new Error("full"); } };
  keepPace("fast", closed);
  assert.equal(keptPace(closed), "normal");
});

test("every dungeon has a look, one not known the forest's, and both looks say the same things", () => {
  assert.equal(theme("nowhere"), theme("forest"));
  assert.equal(theme("toString"), theme("forest"));
  assert.notEqual(theme("void"), theme("forest"));
  assert.deepEqual(Object.keys(theme("void")), Object.keys(theme("forest")));
  assert.notEqual(mood({ number: 9, boss: false }, "void"), undefined);
  assert.equal(mood({ number: 4, boss: true }, "void"), theme("void").boss);
});

test("the void behind a Level is drawn of shapes that SVG can read, and the same each time", () => {
  const level = (number, boss) => ({ number, rows: [3 * number - 2, 3 * number], status: "revealed", boss, label: "" });
  const levels = [level(1, false), level(2, false), level(3, true)];
  const plan = layout({ width: 8, rows: [1, 9], levels, cells: [] });
  const walk = (shapes) => shapes.forEach(({ tag, attrs, inner }) => {
    assert.match(tag, /^(path|circle|ellipse|g)$/);
    if (attrs.d !== undefined) assert.match(attrs.d, /^M[-\d.\s,A-Za-z]+$/);
    assert.doesNotMatch(JSON.stringify(attrs), /NaN|undefined|null/);
    if (inner) walk(inner);
  });
  for (const band of plan.bands) {
    const shapes = drift(band, plan, mood(band.level, "void"));
    walk(shapes);
    assert.deepEqual(drift(band, plan, mood(band.level, "void")), shapes);
  }
});
