import assert from "node:assert/strict";
import { test } from "node:test";
import { twice } from "../../widgets/platformer_widgets/lib/sure.js";
import { news } from "../../widgets/platformer_widgets/table/news.js";
import { byTurn } from "../../widgets/platformer_widgets/table/since.js";
import { letter, named } from "../../widgets/platformer_widgets/table/turn.js";
import { spoken } from "../../widgets/platformer_widgets/table/voice.js";

test("the line beside the board holds the newest things, and stays when nothing new has happened", () => {
  const none = { text: "", seat: null };
  const events = ["She jumps.", "She falls.", "She takes a coin."].map((text) => ({ text }));
  const log = events.map(({ text }) => ({ text, seat: 2 }));
  const line = news(none, { events, log });
  assert.deepEqual(line, { text: "She falls. She takes a coin.", seat: 2 });
  assert.equal(news(line, { events: [], log }), line);
  assert.deepEqual(news(none, { events: [], log }), { text: "She takes a coin.", seat: 2 }, "after a reload the log is all there is");
  assert.deepEqual(news(line, { events: [], log: log.slice(0, 1) }), { text: "She jumps.", seat: 2 }, "taken back");
  assert.deepEqual(news(line, { events: [], log: [] }), none);
});

test("a label is not said twice with a reason that begins with it", () => {
  assert.equal(named("Take back", "Take back: Move up"), "Take back: Move up");
  assert.equal(named("Take back", "Nothing has been done yet."), "Take back. Nothing has been done yet.");
  assert.equal(named("Take back", ""), "Take back");
});

test("letters take back, end the turn and move the focus, as far as it is possible", () => {
  const game = { end: (view) => view.buttons.find((one) => one.action === "end")?.action };
  const view = { undo: { can: true }, buttons: [{ action: "end" }], turn: {} };
  assert.deepEqual(letter("u", view, game), { intent: "undo" });
  assert.equal(letter("u", { undo: { can: false } }, game), null);
  assert.deepEqual(letter("e", view, game), { intent: "act", action: "end" });
  assert.equal(letter("e", { ...view, buttons: [] }, game), null);
  assert.equal(letter("e", { ...view, turn: { bot: true } }, game), null, "a bot's turn is not ended by a key");
  assert.equal(letter("e", view, { end: null }), null);
  assert.deepEqual(["h", "n", "?", "x"].map((key) => letter(key, view, game)), ["mine", "lit", "help", null]);
});

test("what cannot be taken back needs a second press, and not the other half of a double click", () => {
  let now = 0;
  const shown = [];
  const sure = twice((armed) => shown.push(armed), () => now);
  assert.equal(sure.press(), false);
  now = 100;
  assert.equal(sure.press(), false);
  now = 600;
  assert.equal(sure.press(), true);
  assert.deepEqual(shown, [true, false]);
  assert.equal(sure.press(), false);
  sure.letGo();
  assert.equal(sure.press(), false, "let go of, it is asked again");
});

test("places that light up are read aloud once", () => {
  const word = (key, { places }) => `${key} ${places}`;
  const lit = (...places) => ({ state: 1, turn: {}, targets: places.map((at) => ({ at, legal: true })) });
  assert.equal(spoken(lit("b1", "c1", "b1"), { state: 1, turn: {} }, word), "lit-places b1, c1");
  assert.equal(spoken(lit("b1"), lit("b1"), word), "");
});

test("what befell one is told under whose turn it was", () => {
  const line = (of, turn, says) => ({ of, turn, seat: 2, text: says });
  const groups = byTurn([line("Kim", 3, "a"), line("Kim", 3, "b"), line("Kim", 4, "c")]);
  assert.deepEqual(groups.map((group) => group.lines.length), [2, 1]);
  assert.deepEqual(byTurn(undefined), []);
});
