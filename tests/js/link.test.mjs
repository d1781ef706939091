import assert from "node:assert/strict";
import { test } from "node:test";
import { anywidget, commLink } from "../../widgets/platformer_widgets/link/comm_link.js";
import { acknowledged, LONGEST, PATIENCE, UNEASY } from "../../widgets/platformer_widgets/link/link.js";
import { thread } from "../../widgets/platformer_widgets/link/thread.js";
import { DOUBLED, fates, kernel, late, LOST, PASSES } from "./kernel.mjs";

/** A kernel that counts, and a page that has a link to it. */
function counting(t, wire) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const there = kernel((_message, { count }) => ({ count: count + 1 }), { ...wire, shown: { count: 0 } });
  const link = acknowledged(there.link, "me");
  const wait = (ms) => {
    for (let gone = 0; gone < ms; gone += 100) t.mock.timers.tick(100);
  };
  return { ...there, raw: there.link, link, wait, numbers: () => there.sent.map((message) => message.post.number) };
}

const NAMES = ["a", "b", "c"].map((name) => ({ intent: name }));

test("a message carries a number and is sent once when it is answered", (t) => {
  const { link, sent, done, wait } = counting(t);
  link.send({ intent: "a", for: 7 });
  wait(10 * LONGEST);
  assert.deepEqual(sent, [{ post: { from: "me", number: 1 }, intent: "a", for: 7 }]);
  assert.deepEqual(done, [{ intent: "a", for: 7 }]);
  assert.equal(link.get("count"), 1);
});

test("a message that is lost is sent again by itself, under its number", (t) => {
  const { link, done, wait, numbers } = counting(t, { up: fates([LOST, LOST]) });
  link.send(NAMES[0]);
  wait(PATIENCE - 100);
  assert.deepEqual(numbers(), [1]);
  wait(10 * PATIENCE);
  assert.deepEqual(numbers(), [1, 1, 1]);
  assert.deepEqual(done, [NAMES[0]]);
  assert.equal(link.get("count"), 1);
});

test("when an answer is lost the message is sent again, and the kernel shows again what it has not done again", (t) => {
  const { link, done, wait, numbers } = counting(t, { down: fates([LOST, LOST]) });
  link.send(NAMES[0]);
  wait(10 * PATIENCE);
  assert.deepEqual(numbers(), [1, 1, 1]);
  assert.deepEqual(done, [NAMES[0]]);
  assert.equal(link.get("count"), 1);
});

test("a message or an answer that comes twice counts once", (t) => {
  const { link, done, wait, numbers } = counting(t, { up: () => DOUBLED, down: () => DOUBLED });
  for (const message of NAMES) link.send(message);
  wait(10 * PATIENCE);
  assert.deepEqual(done, NAMES);
  assert.deepEqual(numbers(), [1, 2, 3]);
  assert.equal(link.get("count"), 3);
});

test("an answer that is late, and the message that was sent again meanwhile, count once", (t) => {
  const { link, done, wait } = counting(t, { up: fates([late(3 * PATIENCE)]), down: fates([late(PATIENCE), late(5 * PATIENCE)]) });
  for (const message of NAMES) link.send(message);
  wait(40 * PATIENCE);
  assert.deepEqual(done, NAMES);
  assert.equal(link.get("count"), 3);
});

test("messages arrive in their order, whatever becomes of each", (t) => {
  const { link, done, wait } = counting(t, { up: fates([LOST, DOUBLED, late(900), LOST]), down: fates([late(2500), LOST, DOUBLED]) });
  for (const message of [...NAMES, ...NAMES]) link.send(message);
  wait(60 * PATIENCE);
  assert.deepEqual(done, [...NAMES, ...NAMES]);
});

test("whatever a wire does, each message is done once and in its order", (t) => {
  let seed = 7;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = () => {
    const luck = chance();
    return luck < 0.3 ? LOST : luck < 0.5 ? [0, Math.floor(chance() * 9000)] : luck < 0.7 ? late(Math.floor(chance() * 9000)) : PASSES;
  };
  const { link, done, wait } = counting(t, { up: any, down: any });
  const all = Array.from({ length: 40 }, (_, n) => ({ intent: "n", n }));
  for (const message of all) link.send(message);
  wait(40 * 20 * LONGEST);
  assert.deepEqual(done, all);
  assert.equal(link.get("count"), 40);
});

test("a message is sent ever less often while nothing comes of it, and without end", (t) => {
  const { link, sent, wait } = counting(t, { up: () => LOST });
  link.send(NAMES[0]);
  const times = [];
  for (let at = 0; at < 20 * LONGEST; at += 100) {
    if (sent.length > times.length) times.push(at);
    wait(100);
  }
  assert.deepEqual(times.slice(1).map((time, index) => time - times[index]).slice(0, 5), [PATIENCE, 2 * PATIENCE, 4 * PATIENCE, LONGEST, LONGEST]);
  assert.ok(times.at(-1) > 20 * LONGEST - LONGEST - 100);
});

test("what is pressed again while nothing comes of it is done once", (t) => {
  const { link, done, wait } = counting(t, { up: fates([LOST]) });
  for (let press = 0; press < 5; press++) link.send({ intent: "start" });
  wait(10 * PATIENCE);
  assert.deepEqual(done, [{ intent: "start" }]);
  link.send({ intent: "start" });
  wait(PATIENCE);
  assert.equal(done.length, 2);
});

test("two pages that show one component are told apart", (t) => {
  const { link, raw, done, wait, sent } = counting(t, { down: fates([LOST]) });
  const other = acknowledged(raw, "you");
  link.send(NAMES[0]);
  other.send(NAMES[1]);
  wait(10 * PATIENCE);
  assert.deepEqual(done, [NAMES[0], NAMES[1]]);
  assert.deepEqual(sent.map(({ post }) => [post.from, post.number]), [["me", 1], ["you", 1], ["me", 1]]);
});

test("a connection that refuses to send is tried again, a question for life is asked once", (t) => {
  const { raw, wait, done } = counting(t);
  let tries = 0;
  const link = acknowledged({ ...raw, send(message) {
    if (++tries < 3) throw new Error("gone");
    raw.send(message);
  } }, "me");
  link.sendOnce({ intent: "ping" });
  link.send(NAMES[0]);
  wait(10 * PATIENCE);
  assert.deepEqual(done, [NAMES[0]]);
  assert.equal(tries, 3);
});

test("an answer has come when all messages that belong to it have, whatever comes first, and counts each once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const [sent, calls, shown] = [[], new Map(), {}];
  const raw = { get: (key) => shown[key], on: (what, call) => (calls.set(what, [...(calls.get(what) ?? []), call]), () => {}), send: (message) => sent.push(message) };
  const link = acknowledged(raw, "me");
  const hear = (what, value) => calls.get(what).forEach((call) => call(value));
  const answer = (number, letters) => {
    Object.assign(shown, { answered: { from: "me", number }, letters });
    hear("answered", shown.answered);
  };
  const letter = (number, index, from = "me") => hear("message", { type: "record", letter: { from, number, index } });
  const names = () => sent.map(({ intent }) => intent);
  for (const message of NAMES) link.send(message);
  answer(1, 2);
  letter(1, 0);
  letter(1, 0);
  letter(1, 1, "you");
  hear("message", { type: "pong" });
  assert.deepEqual(names(), ["a"], "the second message of the answer is lost");
  t.mock.timers.tick(PATIENCE);
  assert.deepEqual(names(), ["a", "a"]);
  letter(1, 1);
  assert.deepEqual(names(), ["a", "a", "b"]);
  letter(2, 0);
  answer(2, 1);
  assert.deepEqual(names(), ["a", "a", "b", "c"]);
  answer(3, 0);
  t.mock.timers.tick(10 * LONGEST);
  assert.equal(sent.length, 4);
});

test("that an answer is awaited is told when it is late, and that it has come", (t) => {
  const { link, wait } = counting(t, { up: fates([PASSES, late(UNEASY + 300)]) });
  const told = [];
  const end = link.on("waiting", (is) => told.push(is));
  link.send(NAMES[0]);
  wait(2 * UNEASY);
  assert.deepEqual(told, [], "this one came at once");
  link.send(NAMES[1]);
  wait(UNEASY - 100);
  assert.deepEqual(told, []);
  wait(200);
  assert.deepEqual(told, [true]);
  wait(300);
  assert.deepEqual(told, [true, false]);
  end();
});

test("a link that is closed sends nothing more", (t) => {
  const { link, sent, wait } = counting(t, { up: () => LOST });
  link.send(NAMES[0]);
  link.close();
  wait(10 * LONGEST);
  assert.equal(sent.length, 1);
});

const WORDS = { words: { "rule-page": "page {page}" } };
const step = (_message, { view }) => ({ view: { ...view, state: view.state + 1, events: [] } });

test("an intent is done once on the view it was made on, whatever is lost", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const there = kernel(step, { shown: { view: { state: 7, events: [] } }, up: fates([LOST]), down: fates([LOST]) });
  const shown = [];
  const views = thread(acknowledged(there.link, "me"), (view) => shown.push(view.state));
  views.send({ intent: "bot" });
  for (let gone = 0; gone < 10 * PATIENCE; gone += 100) t.mock.timers.tick(100);
  assert.deepEqual(there.done, [{ intent: "bot", for: 7 }]);
  assert.deepEqual(shown, [8]);
});

const shows = (view) => {
  const there = kernel(step, { shown: { view, ...WORDS } });
  let serial = 0;
  return { ...there, answer: (next) => there.tell({ view: next, serial: ++serial }) };
};

test("the view that is shown already is an echo, unless it says what went wrong", () => {
  const view = { state: 7, language: "en", events: [{ type: "moved" }], error: "" };
  const there = shows(view);
  const echoes = [];
  thread(there.link, (_view, how) => echoes.push(how.echo));
  there.answer(structuredClone(view));
  there.answer({ ...view, events: [] });
  there.answer({ ...view, error: "no" });
  there.answer({ ...view, error: "no" });
  there.answer({ ...view, state: 8 });
  assert.deepEqual(echoes, [true, false, false, false, false]);
});

test("the same events are not played twice", () => {
  const events = [{ type: "moved" }];
  const there = shows({ state: 7, events });
  const shown = [];
  thread(there.link, (_view, how) => shown.push(how.animate));
  there.answer({ state: 7, events: [{ type: "moved" }] });
  assert.deepEqual(shown, [false]);
});

/** As much of an anywidget model as a link takes. */
function model(data) {
  const heard = new Map();
  return {
    heard,
    sent: [],
    saved: 0,
    get: (key) => data[key],
    set(key, value) { data[key] = value; },
    save_changes() { this.saved += 1; },
    send(message) { this.sent.push(message); },
    on: (event, call) => heard.set(event, call),
    off: (event, call) => heard.get(event) === call && heard.delete(event),
  };
}

test("a link over a comm reads, sets, sends, and hears values and messages until it is ended", () => {
  const widget = model({ page: 1 });
  const link = commLink(widget);
  const heard = [];
  const ends = [link.on("page", (value) => heard.push(value)), link.on("message", (value) => heard.push(value))];
  link.set("page", 2);
  assert.deepEqual([link.get("page"), widget.saved], [2, 1]);
  widget.heard.get("change:page")(widget, "backbone's");
  widget.heard.get("msg:custom")({ type: "pong" }, []);
  assert.deepEqual(heard, [2, { type: "pong" }]);
  link.send({ intent: "x" });
  assert.deepEqual(widget.sent, [{ intent: "x" }]);
  for (const end of ends) end();
  assert.equal(widget.heard.size, 0);
});

test("a component for anywidget has a link whose messages are numbered, and is ended as a whole", () => {
  const widget = model({});
  let closed = 0;
  const component = anywidget((el, link) => {
    link.send({ intent: el });
    return () => { closed += 1; };
  });
  const end = component.render({ model: widget, el: "here" });
  assert.equal(widget.sent[0].intent, "here");
  assert.equal(widget.sent[0].post.number, 1);
  assert.match(widget.sent[0].post.from, /^[a-z0-9-]{1,40}$/);
  end();
  assert.equal(closed, 1);
  assert.equal(widget.heard.size, 0);
});

test("a component is mounted when its view is on the page, so that it can take the focus", async () => {
  const seen = [];
  const component = anywidget((el) => {
    seen.push(el.isConnected);
    return () => seen.push("closed");
  });
  const el = { isConnected: false };
  const rendered = component.render({ model: model({}), el });
  assert.deepEqual(seen, []);
  el.isConnected = true;
  (await rendered)();
  assert.deepEqual(seen, [true, "closed"]);
  await component.render({ model: model({}), el: { isConnected: false } });
  assert.equal(seen.at(-1), false, "a view out of sight is mounted as well");
});
