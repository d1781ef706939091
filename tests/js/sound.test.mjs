import assert from "node:assert/strict";
import { test } from "node:test";
import PLATFORMER from "../../widgets/platformer_widgets/games/platformer/board.js";
import { heard, keptLevel, LEVELS, MOST, SOUNDS, sounding } from "../../widgets/platformer_widgets/sound/sound.js";

const store = (level) => {
  const held = new Map(level ? [["platformer-nb/sound", level]] : []);
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value), held };
};

/** A browser's sound that only writes down what would sound. */
function fake() {
  const made = { contexts: 0, started: [], gains: [], closed: 0 };
  const param = (write) => ({ setValueAtTime: (value) => write?.(value), exponentialRampToValueAtTime() {} });
  class Context {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    constructor() { made.contexts += 1; }
    node(kind, more = {}) { return { kind, connect() {}, start: (when) => made.started.push([kind, when]), stop() {}, ...more }; }
    createOscillator() { return this.node("tone", { frequency: param() }); }
    createBufferSource() { return this.node("noise"); }
    createBiquadFilter() { return this.node("filter", { frequency: param() }); }
    createGain() { return this.node("gain", { gain: param((value) => made.gains.push(value)) }); }
    createBuffer(_channels, size) { return { getChannelData: () => new Float32Array(size) }; }
    resume() {}
    close() { made.closed += 1; }
  }
  return { Context, made };
}

test("it is off at first, and how loud it is is kept", () => {
  assert.equal(keptLevel(store()), "off");
  assert.equal(keptLevel(store("loud")), "loud");
  assert.equal(keptLevel(store("deafening")), "off");
  assert.equal(keptLevel(null), "off");
});

test("nothing is made, and nothing sounds, before a press; nor after one while it is off", () => {
  const { Context, made } = fake();
  const page = new EventTarget();
  const kept = store();
  const sound = sounding({ store: kept, Context, page });
  page.dispatchEvent(new Event("pointerdown"));
  sound.play(["roll"]);
  assert.equal(made.contexts, 0);
  sound.choose("normal");
  assert.equal(made.contexts, 1);
  assert.equal(kept.held.get("platformer-nb/sound"), "normal");
  const before = made.started.length;
  assert.ok(before > 0, "one hears how loud it will be");
  sound.choose("off");
  sound.play(["won"]);
  assert.equal(made.started.length, before);
  sound.close();
  assert.equal(made.closed, 1);
});

test("at the next visit it sounds from the first press on, as loud as was chosen, one sound after the other", () => {
  const { Context, made } = fake();
  const page = new EventTarget();
  const sound = sounding({ store: store("quiet"), Context, page });
  sound.play(["step"]);
  assert.deepEqual(made.started, []);
  page.dispatchEvent(new Event("keydown"));
  sound.play(["step", "fall"]);
  assert.deepEqual(made.gains, [LEVELS.quiet, LEVELS.quiet]);
  assert.ok(made.started[1][1] > made.started[0][1]);
});

test("an event sounds as its game says, the turn of a person and the end of the game by themselves", () => {
  const sounds = { rolled: "roll", fell: "fall", odd: "no such sound" };
  const before = { turn: { seat: 1, bot: false } };
  const turn = { seat: 1, bot: false };
  const events = ["rolled", "rolled", "fell", "odd", "other"].map((type) => ({ type }));
  assert.deepEqual(heard({ events, turn }, before, sounds), ["roll", "fall"]);
  assert.deepEqual(heard({ events, turn }, null, sounds), [], "nothing of what stands there when the page opens");
  assert.deepEqual(heard({ events: [], turn: { seat: 2, bot: false } }, before, sounds), ["turn"]);
  assert.deepEqual(heard({ events: [], turn: { seat: 2, bot: true } }, before, sounds), []);
  assert.deepEqual(heard({ events: [], turn }, { turn: { seat: 1, bot: true } }, sounds), ["turn"]);
  assert.deepEqual(heard({ events: [], turn, over: { winner: 1 } }, before, sounds), ["won"]);
  assert.deepEqual(heard({ events: [], turn, over: { winner: null } }, before, sounds), ["out"]);
  assert.deepEqual(heard({ events: [], turn, over: { winner: 1 } }, { over: { winner: 1 } }, sounds), []);
  const many = Array.from({ length: 40 }, (_, index) => ({ type: index % 2 ? "rolled" : "fell" }));
  assert.equal(heard({ events: many, turn }, before, sounds).length, MOST);
});

test("Platformer names sounds that there are", () => {
  assert.deepEqual(Object.values(PLATFORMER.sounds).filter((name) => !(name in SOUNDS)), []);
  assert.ok(PLATFORMER.sounds.rolled && PLATFORMER.sounds.fell);
});
