import assert from "node:assert/strict";
import { test } from "node:test";
import { foresight } from "../../widgets/platformer_widgets/link/foresight.js";
import { about, beside, named } from "../../widgets/platformer_widgets/lib/foresight.js";

const node = (dataset, ...classes) => ({ dataset, classList: { contains: (name) => classes.includes(name) } });

test("lit Spaces and legal choices are asked about, nothing else", () => {
  assert.deepEqual(about(node({ at: "b2" }, "pw-cell", "pw-legal")), { at: "b2" });
  assert.equal(about(node({ at: "b2" }, "pw-cell")), null);
  assert.deepEqual(about(node({ action: "end" })), { action: "end" });
  assert.equal(about(node({ action: "end" }, "pw-illegal")), null);
  assert.equal(about(node({})), null);
  assert.equal(about(null), null);
  assert.equal(named({ at: "b2", action: null }), named({ at: "b2" }));
  assert.notEqual(named({ at: "b2" }), named({ action: "b2" }));
});

test("a question goes once, beside the thread, with the number of the view; only its answers are given on", () => {
  const sent = [];
  let tell;
  const link = {
    send: () => assert.fail("a question is not sent again"),
    sendOnce: (message) => sent.push(message),
    on: (what, call) => {
      assert.equal(what, "message");
      tell = call;
      return () => {};
    },
  };
  const asking = foresight(link, () => ({ state: 7 }));
  const answers = [];
  asking.given((answer) => answers.push(answer.text));
  asking.ask({ at: "b2" });
  assert.deepEqual(sent, [{ intent: "foresee", for: 7, at: "b2" }]);
  tell({ type: "record", text: "no" });
  tell({ type: "foreseen", text: "She falls." });
  assert.deepEqual(answers, ["She falls."]);
});

test("what is foreseen covers neither what it is about nor the lowest Row", () => {
  const whole = { top: 50, bottom: 667 };
  const low = { top: 560, bottom: 630 };
  assert.equal(beside(low, whole, 52, 800), "high", "it lies over the news");
  assert.equal(beside({ top: 180, bottom: 250 }, whole, 52, 800), "high", "nor does the third Row from the top drive it down");
  assert.equal(beside({ top: 96, bottom: 160 }, whole, 52, 800), "below", "there is room under the board");
  assert.equal(beside({ top: 96, bottom: 160 }, whole, 52, 700), "low", "there is none");
  assert.equal(beside({ top: 10, bottom: 44 }, whole, 52, 800), "high", "a button above the board");
});
