import assert from "node:assert/strict";
import { test } from "node:test";
import { foresight } from "../../widgets/platformer_widgets/link/foresight.js";
import { about, named, warnsToo } from "../../widgets/platformer_widgets/lib/foresight.js";
import { place } from "../../widgets/platformer_widgets/lib/foresight_place.js";

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

test("a warning that is a part of what would happen is told once, with its sign; any other stands in its own line", () => {
  const dataset = { action: "keep", warning: "A loses 1 life.", foreseen: "B wins. A loses 1 life." };
  assert.equal(warnsToo({ dataset }), true);
  assert.equal(warnsToo({ dataset: { ...dataset, foreseen: "The turn ends." } }), false);
  assert.equal(warnsToo({ dataset: { ...dataset, foreseen: undefined } }), false);
  assert.equal(warnsToo({ dataset: { at: "b2", warning: "It hurts.", foreseen: "She falls." } }), true);
  assert.equal(warnsToo({ dataset: { ...dataset, warning: undefined } }), false);
  assert.equal(warnsToo(null), false);
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

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const board = box(10, 100, 620, 700);
const controls = box(870, 230, 1270, 410);
const at = (here, more = {}, height = 50, window = 800) => place({ here, board, controls, clear: [], ...more }, height, window);

test("what a Space brings is told below the board, or over an end of it that it does not hide", () => {
  const low = box(80, 620, 150, 690);
  assert.equal(at(low).top, 704, "there is room below");
  assert.equal(at(low, {}, 50, 740).top, 100, "there is none: over the upper end, under the news");
  assert.equal(at(box(80, 110, 150, 180), {}, 50, 740).bottom, 700, "the Space is there: over the lower end");
  const landing = box(160, 110, 230, 180);
  assert.equal(at(box(160, 320, 230, 390), { clear: [landing] }, 50, 740).bottom, 700, "nor is it where the figure lands");
  assert.equal(at(box(80, 300, 150, 370), { board: box(10, -200, 620, 500) }, 50, 480).top, 0, "of a board that is scrolled, what is seen of it");
});

test("what a Space brings lies over nothing that stands under the board, as the Shop does", () => {
  const shop = box(10, 710, 620, 790);
  const under = { clear: [shop], over: true };
  assert.equal(at(box(80, 620, 150, 690), under).bottom, 96, "it stands above the board");
  assert.equal(at(box(80, 620, 150, 690), { ...under, board: box(10, 20, 620, 700) }).top, 20, "or over its upper end, where nothing is above it");
});

test("what a choice brings is told under the choices: neither the news nor the headline nor the choice is hidden", () => {
  const choice = box(880, 300, 1080, 340);
  const line = at(choice);
  assert.deepEqual([line.left, line.right, line.top], [870, 1270, 414]);
  const full = box(870, 10, 1270, 790);
  assert.equal(at(choice, { controls: full }).top, 704, "there is no room there: at the board");
});

test("where the choices are pinned at the end of a phone, the line stands over them", () => {
  const phone = { board: box(0, 150, 360, 640), controls: box(0, 530, 360, 740) };
  const choice = box(10, 680, 150, 724);
  assert.equal(at(choice, phone, 50, 740).bottom, 526);
  assert.equal(at(box(50, 400, 94, 444), phone, 50, 740).top, 150, "of a Space: over the upper end of the board");
  assert.equal(at(box(50, 160, 94, 204), phone, 50, 740).bottom, 530, "or over what is seen of its lower end");
});
