/** What a component is mounted on does the same over each link: a Jupyter comm, a web worker, that of tests. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { mended } from "../../widgets/platformer_widgets/link/changes.js";
import { commLink } from "../../widgets/platformer_widgets/link/comm_link.js";
import { acknowledged, PATIENCE } from "../../widgets/platformer_widgets/link/link.js";
import { workerLink } from "../../widgets/platformer_widgets/link/worker_link.js";
import { kernel } from "./kernel.mjs";

const FIRST = { view: { state: 0 }, serial: 0, whole: 0, answered: {} };

/** The other side: each `add` makes the next state, and a message that was answered is not acted upon again. */
function counter() {
  let [state, last] = [0, 0];
  return ({ post, intent }) => {
    if (intent === "add" && post.number > last) state += 1;
    last = Math.max(last, post.number);
    return { view: { state }, serial: state, whole: state, answered: post };
  };
}

function overComm() {
  const [answer, values, heard] = [counter(), structuredClone(FIRST), new Map()];
  const calls = (event) => heard.get(event) ?? heard.set(event, new Set()).get(event);
  const model = {
    get: (key) => values[key],
    set: (key, value) => { values[key] = value; },
    save_changes: () => {},
    on: (event, call) => calls(event).add(call),
    off: (event, call) => calls(event).delete(call),
    send: (content) => queueMicrotask(() => {
      const brought = answer(structuredClone(content));
      const other = Object.keys(brought).filter((key) => !isDeepStrictEqual(values[key], brought[key]));
      Object.assign(values, brought);
      for (const key of other) for (const call of [...calls(`change:${key}`)]) call();
    }),
  };
  return { link: commLink(model), says: (content) => { for (const call of [...calls("msg:custom")]) call(content); } };
}

function overWorker() {
  const answer = counter();
  const worker = { postMessage: (text) => queueMicrotask(() => link.came(JSON.stringify({ method: "update", state: answer(JSON.parse(text).content) }))) };
  const link = workerLink(worker, structuredClone(FIRST));
  link.open();
  return { link, says: (content) => link.came(JSON.stringify({ method: "custom", content })) };
}

function overTest() {
  const there = kernel((_message, { view, serial }) => ({ view: { state: view.state + 1 }, whole: serial + 1 }), { shown: structuredClone(FIRST) });
  return { link: { ...there.link, keep: () => {} }, says: (content) => there.tell({ message: content }) };
}

/** A component: it counts, and shows what it is told. */
function component(link) {
  const shown = [];
  const ends = [
    link.on("view", ({ state }) => shown.push(state)),
    link.on("message", ({ type }) => shown.push(type)),
  ];
  return { shown, add: (by) => link.send({ intent: "add", by }), close: () => [...ends, link.close].forEach((end) => end()) };
}

/** Wait until it has shown so much, no longer than until a message is sent again. */
async function until(shown, count) {
  for (let left = PATIENCE / 10; left && shown.length < count; left -= 1) await new Promise((done) => { setTimeout(done, 5); });
}

for (const [name, over] of Object.entries({ "a comm": overComm, "a worker": overWorker, "the wire of tests": overTest })) {
  test(`over ${name} a component shows each view once, in order, hears messages, and nothing after its end`, async () => {
    const { link, says } = over();
    assert.equal(link.get("view").state, 0);
    const counting = component(mended(acknowledged(link, "me")));
    for (const by of ["mouse", "keys", "touch"]) counting.add(by);
    await until(counting.shown, 3);
    assert.deepEqual(counting.shown, [1, 2, 3]);
    says({ type: "pong" });
    assert.deepEqual(counting.shown, [1, 2, 3, "pong"]);
    assert.equal(link.get("view").state, 3);
    counting.close();
    says({ type: "late" });
    link.send({ post: { from: "another", number: 99 }, intent: "add" });
    await new Promise((done) => { setTimeout(done, 20); });
    assert.deepEqual(counting.shown, [1, 2, 3, "pong"]);
  });
}
