/** A page that nobody uses is warned, stays if somebody is there, and comes back when somebody is there again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { IDLE, idlePage, RESTING } from "../../widgets/platformer_widgets/link/idle.js";

/** A window with a document, and what a page does in it. */
function world() {
  const window = new EventTarget();
  window.document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const done = { awake: 0, told: [], back: 0 };
  const page = idlePage({ awake: () => done.awake++, tell: (state) => done.told.push(state), comeBack: () => done.back++ }, window);
  return { window, page, done, press: () => window.dispatchEvent(new Event("keydown")) };
}

test("a press on a page that is not warned tells nobody anything", () => {
  const { press, done } = world();
  press();
  assert.deepEqual(done, { awake: 0, told: [], back: 0 });
});

test("a warned page says so once, and stays when somebody presses a key", () => {
  const { page, press, done } = world();
  page.message({ type: "idle" });
  page.message({ type: "idle" });
  page.message({ type: "pong" });
  assert.deepEqual(done.told, [IDLE]);
  press();
  press();
  assert.deepEqual(done, { awake: 1, told: [IDLE, ""], back: 0 });
});

test("a page that was ended without somebody comes back when it is looked at, and not before", () => {
  const { window, page, done } = world();
  page.message({ type: "idle" });
  assert.equal(page.over(), true);
  assert.deepEqual(done.told, [IDLE, RESTING]);
  window.document.visibilityState = "hidden";
  window.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(done.back, 0);
  window.document.visibilityState = "visible";
  window.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(done.back, 1);
});

test("a kernel that is over for another reason is no matter of idleness", () => {
  const { page, press, done } = world();
  assert.equal(page.over(), false);
  press();
  assert.deepEqual(done, { awake: 0, told: [], back: 0 });
});

test("a page that is taken away listens no more", () => {
  const { page, press, done } = world();
  page.message({ type: "idle" });
  page.close();
  press();
  assert.equal(done.awake, 0);
});
