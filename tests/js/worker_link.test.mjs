import assert from "node:assert/strict";
import { test } from "node:test";
import { acknowledged } from "../../widgets/platformer_widgets/link/link.js";
import { mended } from "../../widgets/platformer_widgets/link/changes.js";
import { workerLink } from "../../widgets/platformer_widgets/link/worker_link.js";

/** A link and what its worker gets. */
function linked(state = { view: { a: 1 }, serial: 0, whole: 0 }) {
  const got = [];
  const link = workerLink({ postMessage: (text) => got.push(JSON.parse(text)) }, state);
  const update = (brought) => link.came(JSON.stringify({ method: "update", state: brought }));
  return { got, link, update };
}

test("what is sent before the worker is open waits for it, in its order", () => {
  const { got, link } = linked();
  link.send({ intent: "a" });
  link.send({ intent: "b" });
  assert.deepEqual(got, []);
  link.open();
  link.send({ intent: "c" });
  assert.deepEqual(got.map((one) => [one.method, one.content.intent]), [["custom", "a"], ["custom", "b"], ["custom", "c"]]);
});

test("a message that is sent again for want of an answer reaches the worker once", () => {
  const { got, link } = linked();
  const post = { from: "me", number: 1 };
  link.send({ post, intent: "a" });
  link.send({ post, intent: "a" });
  link.open();
  link.send({ post, intent: "a" });
  link.send({ post: { from: "me", number: 2 }, intent: "a" });
  assert.deepEqual(got.map((one) => one.content.post.number), [1, 2]);
});

test("while the worker starts nobody is lost", () => {
  const { got, link } = linked();
  const heard = [];
  link.on("message", (content) => heard.push(content.type));
  link.send({ intent: "ping" });
  assert.deepEqual(heard, ["pong"]);
  link.open();
  link.send({ intent: "ping" });
  assert.deepEqual([heard.length, got.length], [1, 1]);
});

test("the state that the worker begins with is news only where it differs from the stored one", () => {
  const { link, update } = linked();
  const heard = [];
  for (const key of ["view", "serial"]) link.on(key, (value) => heard.push([key, value]));
  update({ view: { a: 1 }, serial: 3, whole: 0 });
  assert.deepEqual(heard, [["serial", 3]]);
});

test("a view comes as what has changed, and an answer ends the waiting", () => {
  const { got, link, update } = linked();
  const page = mended(acknowledged(link, "me"));
  const seen = [];
  page.on("serial", () => seen.push(page.get("view")));
  link.open();
  const answered = page.send({ intent: "a" });
  assert.deepEqual(got[0].content, { post: { from: "me", number: 1 }, intent: "a" });
  update({ patch: { since: 0, serial: 1, change: { in: { b: { is: 2 } } } }, serial: 1, answered: { from: "me", number: 1 }, letters: 0 });
  assert.deepEqual(seen, [{ a: 1, b: 2 }]);
  assert.equal(answered(), true);
  page.close();
});
