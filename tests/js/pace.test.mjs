import assert from "node:assert/strict";
import { test } from "node:test";
import { drift } from "../../widgets/platformer_widgets/games/platformer/drawing/drift.js";
import { layout } from "../../widgets/platformer_widgets/games/platformer/map/geometry.js";
import { asking, keepPace, keptPace, PACES, PATIENT, pause, READING } from "../../widgets/platformer_widgets/table/pace.js";
import { keepLanguage, keptLanguage } from "../../widgets/platformer_widgets/page/new_game/language.js";
import { keep, kept } from "../../widgets/platformer_widgets/page/saves/saves.js";
import { mood, theme } from "../../widgets/platformer_widgets/games/platformer/drawing/themes.js";

const bot = { turn: { bot: true } };

test("a bot is asked after the pause of the pace, step by step only by hand", () => {
  assert.equal(pause(bot, "slow"), PACES.slow);
  assert.equal(pause(bot, "fast"), PACES.fast);
  assert.equal(pause(bot, "step"), null);
  assert.equal(pause(bot, "warp"), null);
  assert.ok(PACES.slow > PACES.normal && PACES.normal > PACES.fast);
});

test("what has just happened can be read before the bot goes on, however long it is; whoever wants it fast has it fast", () => {
  const happened = (length) => ({ ...bot, events: [{ text: "x".repeat(length) }, {}] });
  for (const pace of ["slow", "normal"]) {
    assert.equal(pause(happened(20), pace), PACES[pace] + 20 * READING[pace]);
    assert.equal(pause(happened(100), pace), pause(happened(5000), pace), "nobody waits for ever");
    assert.ok(pause(happened(5000), pace) <= 6000);
  }
  assert.equal(pause(happened(100), "fast"), PACES.fast);
  assert.equal(pause(happened(100), "step"), null);
});

test("nobody is asked when a person decides, when the game is over, or after errors in a row", () => {
  assert.equal(pause({ turn: { bot: false } }, "fast"), null);
  assert.equal(pause({}, "fast"), null);
  assert.equal(pause({ ...bot, over: { winner: 1 } }, "fast"), null);
  assert.equal(pause(bot, "fast", PATIENT), null);
  assert.equal(pause(bot, "fast", PATIENT - 1), PACES.fast);
});

/** Somebody who asks bots, and the times at which each message went off. */
function asker(t, { seen = () => true, send = () => true } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const times = [];
  let now = 0;
  const bot = asking((intent) => {
    assert.deepEqual(intent, { intent: "bot" });
    const went = send();
    if (went) times.push(now);
    return went;
  }, seen);
  const wait = (ms) => {
    for (const end = now + ms; now < end;) {
      now += 100;
      t.mock.timers.tick(100);
    }
  };
  return { bot, times, wait };
}

test("a bot is asked once when it is due: that the message arrives is the link's business", (t) => {
  const { bot, times, wait } = asker(t);
  bot.after(800);
  wait(700);
  assert.deepEqual(times, []);
  wait(200_000);
  assert.deepEqual(times, [800]);
});

test("an answer ends the asking, and the next decision is asked for when it is due", (t) => {
  const { bot, times, wait } = asker(t);
  bot.after(100);
  bot.stop();
  wait(60_000);
  assert.deepEqual(times, []);
  bot.after(100);
  wait(200);
  assert.equal(times.length, 1);
});

test("a bot waits while another intent is under way", (t) => {
  let busy = true;
  const { bot, times, wait } = asker(t, { send: () => !busy });
  bot.after(100);
  wait(5000);
  assert.deepEqual(times, []);
  busy = false;
  wait(400);
  assert.equal(times.length, 1);
});

test("bots whom nobody watches are not asked", (t) => {
  let here = false;
  const { bot, times, wait } = asker(t, { seen: () => here });
  bot.after(100);
  wait(20_000);
  assert.deepEqual(times, []);
  here = true;
  wait(500);
  here = false;
  wait(20_000);
  assert.equal(times.length, 1);
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

test("a browser that forbids even to look at what it keeps is played in all the same", (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get() { throw new Error("denied"); } });
  t.after(() => (before ? Object.defineProperty(globalThis, "localStorage", before) : delete globalThis.localStorage));
  assert.equal(keptPace(), "normal");
  keepPace("fast");
  assert.equal(kept("one", "one"), null);
  assert.equal(keep("{}", "one", "one"), false);
  assert.equal(keptLanguage(), null);
  keepLanguage("pl");
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
