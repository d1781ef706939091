import assert from "node:assert/strict";
import { test } from "node:test";
import { placeAt } from "../../widgets/platformer_widgets/lib/foresight_place.js";
import { letGo, pressedTwice } from "../../widgets/platformer_widgets/lib/second_press.js";

/** A document with some things to be pressed. */
function page() {
  const listeners = [];
  const ownerDocument = { addEventListener: (kind, call, { signal }) => listeners.push({ kind, call, signal }) };
  const node = () => {
    const one = { ownerDocument, contains: (other) => other === one };
    return one;
  };
  const tell = (kind, event) => {
    for (const one of [...listeners]) if (one.kind === kind && !one.signal.aborted) one.call(event);
  };
  let prevented = 0;
  const key = (name) => tell("keydown", { key: name, preventDefault: () => { prevented += 1; } });
  return { node, click: (target) => tell("click", { target }), key, prevented: () => prevented };
}

/** Presses of a thing, at times of one's own; `waits` is what is shown. */
function thing(node, name = "1") {
  const one = { node, waits: false };
  one.press = (at, now = name) => pressedTwice(node, now, (armed) => { one.waits = armed; }, () => at);
  return one;
}

const later = () => new Promise((done) => setTimeout(done, 5));

test("the second press does it, but not the other half of a double click", () => {
  const end = thing(page().node());
  assert.equal(end.press(0), false);
  assert.equal(end.waits, true);
  assert.equal(end.press(100), false);
  assert.equal(end.press(300), true);
  assert.equal(end.waits, false);
  assert.equal(end.press(600), false, "it asks anew");
  letGo();
});

test("one thing at most waits for a second press, and only as long as nothing else is pressed", () => {
  const { node, click } = page();
  const [end, trap] = [thing(node()), thing(node())];
  end.press(0);
  trap.press(1000);
  assert.deepEqual([end.waits, trap.waits], [false, true]);
  assert.equal(end.press(2000), false, "the first is asked about again");
  assert.deepEqual([end.waits, trap.waits], [true, false]);
  click(end.node);
  assert.equal(end.waits, true, "its own press");
  click(node());
  assert.equal(end.waits, false);
  assert.equal(end.press(3000), false);
  letGo();
});

test("Escape lets go of what waits, and does nothing else", () => {
  const { node, key, prevented } = page();
  const end = thing(node());
  end.press(0);
  key("Escape");
  assert.deepEqual([end.waits, prevented()], [false, 1]);
  key("Escape");
  assert.equal(prevented(), 1, "nothing waits: it means what it means");
});

test("a key that goes elsewhere or does something else lets go, one that presses the thing again does not", async () => {
  const { node, key } = page();
  const end = thing(node());
  for (const name of ["Tab", "1", "ArrowUp"]) {
    end.press(0);
    key(name);
    await later();
    assert.equal(end.waits, false, name);
  }
  end.press(0);
  key("Enter");
  key("Shift");
  await later();
  assert.equal(end.waits, true, "Enter is followed by a click, of this or of another");
  key("e");
  assert.equal(end.press(1000), true, "a letter that presses it");
  end.press(2000);
  key("e");
  end.press(2100);
  await later();
  assert.equal(end.waits, true, "too soon: it goes on waiting");
  letGo();
});

test("another view and another game let go, of what is in their table", () => {
  const { node } = page();
  const end = thing(node());
  end.press(0);
  letGo({ contains: () => false });
  assert.equal(end.waits, true);
  letGo({ contains: (one) => one === end.node });
  assert.equal(end.waits, false);
  end.press(1000);
  assert.equal(end.press(2000, "2"), false, "of another view it asks again");
  letGo();
});

test("what a Space asks stands at the Space: below it, or above it where what is pinned would hide it", () => {
  const [line, window] = [{ width: 200, height: 60 }, { width: 360, height: 560 }];
  const space = (left, top) => ({ left, top, right: left + 44, bottom: top + 44 });
  assert.deepEqual(placeAt(space(100, 300), line, window), { left: 22, top: 348 });
  assert.deepEqual(placeAt(space(310, 500), line, window), { left: 156, top: 436 }, "within the window");
});
