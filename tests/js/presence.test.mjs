/** A kernel that is away is waited for; one that is over is come back from, a few times. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { AGAIN, AWAY, GONE, HERE, presence, watchKernel } from "../../widgets/platformer_widgets/link/presence.js";
import { nextReturn, WINDOW } from "../../widgets/platformer_widgets/page/returning.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A server that says `there`, and what the presence tells of it. */
function world() {
  const now = { there: true, socket: true, reconnects: 0, told: [] };
  const watch = presence({
    connected: () => now.socket,
    there: () => Promise.resolve(now.there),
    reconnect: () => now.reconnects++,
  }, (state) => now.told.push(state));
  return { now, watch };
}

test("a socket that closes is said at once, and asked about until it is open again", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { now, watch } = world();
  now.socket = false;
  now.there = null;
  watch.away();
  assert.deepEqual(now.told, [AWAY]);
  await settled();
  assert.equal(now.reconnects, 0, "there is no server yet");
  now.there = true;
  mock.timers.tick(AGAIN);
  await settled();
  assert.equal(now.reconnects, 1);
  now.socket = true;
  mock.timers.tick(AGAIN);
  await settled();
  assert.deepEqual(now.told, [AWAY, HERE]);
  mock.timers.tick(10 * AGAIN);
  await settled();
  assert.equal(now.reconnects, 1, "nobody asks while it is there");
});

test("only the server says that a kernel is over, and that is for good", async () => {
  const { now, watch } = world();
  now.there = false;
  watch.away();
  await settled();
  watch.look();
  watch.away();
  await settled();
  assert.deepEqual(now.told, [AWAY, GONE]);

  const other = world();
  other.watch.over();
  other.watch.over();
  assert.deepEqual(other.now.told, [GONE]);
});

test("silence alone asks, and says nothing of a kernel that is there", async () => {
  const { now, watch } = world();
  await watch.look();
  assert.deepEqual(now.told, []);
  watch.close();
  now.there = false;
  await watch.look();
  assert.deepEqual(now.told, []);
});

test("a page that is left is not called back by the end of its own kernel", async (t) => {
  const listeners = {};
  const before = [globalThis.addEventListener, globalThis.removeEventListener];
  globalThis.addEventListener = (kind, call) => { listeners[kind] = call; };
  globalThis.removeEventListener = (kind) => delete listeners[kind];
  t.after(() => [globalThis.addEventListener, globalThis.removeEventListener] = before);
  const signal = () => ({ connect(call) { this.call = call; }, disconnect() { this.call = null; } });
  const kernel = { connectionStatus: "connected", connectionStatusChanged: signal(), statusChanged: signal() };
  const told = [];
  const watch = watchKernel(kernel, (state) => told.push(state));
  listeners.beforeunload();
  kernel.connectionStatusChanged.call(kernel, "disconnected");
  kernel.statusChanged.call(kernel, "dead");
  await settled();
  assert.deepEqual(told, []);
  watch.close();
  assert.deepEqual(Object.keys(listeners), []);

  watchKernel(kernel, (state) => told.push(state));
  kernel.statusChanged.call(kernel, "autorestarting");
  assert.deepEqual(told, [GONE]);
});

test("a page comes back three times, more and more slowly, and again after a while", () => {
  const items = new Map();
  const store = { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value) };
  const waits = [0, 1, 2, 3].map((second) => nextReturn(store, 1000 * second));
  assert.equal(waits[0], 0);
  assert.ok(waits[1] > 0 && waits[2] > waits[1]);
  assert.equal(waits[3], null);
  assert.equal(nextReturn(store, WINDOW + 5000), 0);
  assert.equal(nextReturn(null), null, "what cannot be counted might never end");
});
