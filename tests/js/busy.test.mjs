import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { busyLink, FELT } from "../../widgets/platformer_widgets/tutor/busy.js";

/** A root that hears clicks, a button in it, and a link that answers when told. */
function page() {
  let click = null;
  const attrs = new Map();
  const node = {
    isConnected: true,
    closest: () => node,
    getAttribute: (key) => attrs.get(key) ?? null,
    hasAttribute: (key) => attrs.has(key),
    setAttribute: (key, value) => attrs.set(key, value),
    removeAttribute: (key) => attrs.delete(key),
  };
  let done = false;
  const root = { addEventListener: (_what, call) => (click = call) };
  const link = busyLink(root, { get: () => "kept", send: () => () => done });
  return { link, node, press: () => click({ target: node }), answer: () => (done = true), busy: () => attrs.get("aria-busy") ?? null };
}

test("a pressed button is busy while its answer is late, and no longer", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { link, press, answer, busy } = page();
  press();
  link.send({ intent: "open" });
  mock.timers.tick(FELT - 1);
  assert.equal(busy(), null);
  mock.timers.tick(1);
  assert.equal(busy(), "true");
  answer();
  mock.timers.tick(200);
  assert.equal(busy(), null);
  mock.timers.reset();
});

test("a quick answer and what nobody pressed mark nothing", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const quick = page();
  quick.press();
  quick.link.send({});
  quick.answer();
  const unasked = page();
  unasked.press();
  mock.timers.tick(1);
  unasked.link.send({ intent: "ping" });
  mock.timers.tick(FELT * 2);
  assert.equal(quick.busy(), null);
  assert.equal(unasked.busy(), null);
  assert.equal(unasked.link.get("page"), "kept");
  mock.timers.reset();
});
