import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, mended } from "../../widgets/platformer_widgets/link/changes.js";
import { acknowledged, LONGEST } from "../../widgets/platformer_widgets/link/link.js";
import { thread } from "../../widgets/platformer_widgets/link/thread.js";

test("what has not changed is the same object as before", () => {
  const before = { map: { cells: [{ id: "a1" }, { id: "b1" }] }, log: [{ text: "one" }], turn: {} };
  const after = changed(before, { in: { map: { in: { cells: { drop: 0, keep: 2, at: [[1, { in: { token: { is: "coin" } } }]], more: [] } } }, log: { drop: 0, keep: 1, at: [], more: [{ text: "two" }] } }, gone: ["turn"] });
  assert.deepEqual(after, { map: { cells: [{ id: "a1" }, { id: "b1", token: "coin" }] }, log: [{ text: "one" }, { text: "two" }] });
  assert.equal(after.map.cells[0], before.map.cells[0]);
  assert.equal(after.log[0], before.log[0]);
  assert.equal(changed(before, null), before);
});

/** A component that sends its views as changes, over a wire that loses what `lost` says; a page that shows them. */
function playing(lost) {
  const there = { view: { state: 0, parts: [0, 0, 0] }, serial: 0 };
  const here = { ...structuredClone(there), whole: 0 };
  const calls = new Map();
  const last = new Map();
  let base = null;
  const raw = {
    get: (key) => here[key],
    keep: (values) => Object.assign(here, values),
    on(what, call) {
      calls.set(what, [...(calls.get(what) ?? []), call]);
      return () => {};
    },
    send({ post, intent, at }) {
      const again = post.number <= (last.get(post.from) ?? 0);
      let change = null;
      const before = there.view;
      if (intent === "act" && !again) {
        there.view = { state: before.state + 1, parts: before.parts.with(at, before.parts[at] + 1) };
        change = { in: { state: { is: there.view.state }, parts: { drop: 0, keep: 3, at: [[at, { is: there.view.parts[at] }]], more: [] } } };
      } else base = null;
      if (!again) there.serial += 1;
      last.set(post.from, Math.max(post.number, last.get(post.from) ?? 0));
      const told = { answered: { from: post.from, number: last.get(post.from) }, serial: there.serial };
      if (base === null) Object.assign(told, { view: there.view, whole: there.serial });
      else told.patch = { since: base, serial: there.serial, change };
      base = there.serial;
      if (!lost()) arrive(JSON.parse(JSON.stringify(told)));
    },
  };
  function arrive(told) {
    const other = Object.keys(told).filter((key) => JSON.stringify(here[key]) !== JSON.stringify(told[key]));
    Object.assign(here, told);
    for (const key of other) for (const call of calls.get(key) ?? []) call(here[key]);
  }
  return { there, here, raw };
}

test("whatever is lost, no view is shown with a part of an older one, and the newest comes", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  let seed = 11;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  let bad = 0.4;
  const { there, raw } = playing(() => chance() < bad);
  const pages = ["one", "two"].map((name) => mended(acknowledged(raw, name)));
  const shown = [[], []];
  pages.forEach((link, index) => thread(link, (view) => {
    assert.equal(view.parts.reduce((sum, part) => sum + part, 0), view.state);
    shown[index].push(view.state);
  }));
  for (let turn = 0; turn < 60; turn++) {
    pages[turn % 2].send({ intent: "act", at: turn % 3 });
    t.mock.timers.tick(Math.floor(chance() * 900));
  }
  bad = 0;
  for (let gone = 0; gone < 80 * LONGEST; gone += 200) t.mock.timers.tick(200);
  assert.equal(there.view.state, 60);
  for (const link of pages) assert.deepEqual(link.get("view"), there.view);
  assert.equal(shown[0].at(-1), 60);
});

test("a view that was missed before the component is mounted is asked for", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const { there, here, raw } = playing(() => false);
  Object.assign(there, { view: { state: 2, parts: [1, 1, 0] }, serial: 2 });
  Object.assign(here, { serial: 2, patch: { since: 1, serial: 2, change: null } });
  const link = mended(acknowledged(raw, "me"));
  assert.deepEqual(link.get("view"), there.view);
});
