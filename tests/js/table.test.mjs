import assert from "node:assert/strict";
import { test } from "node:test";
import { news, unread } from "../../widgets/platformer_widgets/table/news.js";
import { teachAt } from "../../widgets/platformer_widgets/rules/card.js";
import { CITED, folded } from "../../widgets/platformer_widgets/table/log.js";
import { byTurn } from "../../widgets/platformer_widgets/table/since.js";
import { canEnd, letter, named } from "../../widgets/platformer_widgets/table/turn.js";
import { choosing, spoken } from "../../widgets/platformer_widgets/table/voice.js";

test("the line beside the board holds the newest things, and stays when nothing new has happened", () => {
  const none = { text: "", seat: null, why: [] };
  const events = ["She jumps.", "She falls.", "She takes a coin."].map((text) => ({ text }));
  const log = events.map(({ text }, n) => ({ text, seat: 2, act: n ? 5 : 4 }));
  const line = news(none, { events, log });
  assert.deepEqual(line, { text: "She falls. She takes a coin.", seat: 2, why: [] });
  assert.equal(news(line, { events: [], log }), line);
  assert.deepEqual(news(none, { events: [], log }), line, "after a reload what the last action brought stands there as before");
  assert.deepEqual(news(line, { events: [], log: log.slice(0, 1) }), { text: "She jumps.", seat: 2, why: [] }, "taken back");
  assert.deepEqual(news(line, { events: [], log: [] }), none);
  const still = { text: "3 stay.", seat: 2, act: 5, quiet: true };
  assert.equal(news(none, { events: [...events, still, { text: "" }], log: [...log, still] }).text, line.text, "what a game tells together is no news");
  assert.deepEqual(news(none, { events: [still], log: [...log, still] }), line);
});

test("the question beside the news is about what stands there", () => {
  const events = [{ text: "She jumps.", why: 4 }, { text: "She falls.", why: 5 }, { text: "She takes a coin." }];
  const log = [{ text: "She falls.", why: 5, seat: 2 }, { text: "She takes a coin.", seat: 2 }];
  const none = { text: "", seat: null, why: [] };
  assert.deepEqual(news(none, { events, log }).why, [5], "of a line of which nothing can be said nothing is asked");
  assert.deepEqual(news(none, { events: events.slice(0, 2), log }).why, [4, 5]);
  assert.deepEqual(news(none, { events: [], log: log.slice(0, 1) }).why, [5]);
  const twice = news(none, { events: [{ text: "She gains 1 coin.", why: 7 }, { text: "She gains 1 coin.", why: 8 }], log });
  assert.deepEqual(news(twice, { events: [], log: [{ text: "She gains 1 coin.", why: 7, seat: 2 }] }).why, [7], "the second was taken back");
});

test("a label is not said twice with a reason that begins with it", () => {
  assert.equal(named("Take back", "Take back: Move up"), "Take back: Move up");
  assert.equal(named("Take back", "Nothing has been done yet."), "Take back. Nothing has been done yet.");
  assert.equal(named("Take back", ""), "Take back");
});

test("where one can end what one does, nothing is asked that the choices alone answer", () => {
  const game = { end: () => "end" };
  assert.equal(canEnd({ buttons: [{ action: "coin", legal: true }, { action: "end", legal: true }] }, game), true);
  assert.equal(canEnd({ buttons: [{ action: "end", legal: false }, { action: "stay", legal: true }] }, game), false);
  assert.equal(canEnd({ buttons: [{ action: "stay", legal: true }] }, {}), false);
});

test("letters take back, end the turn and move the focus, as far as it is possible", () => {
  const game = { end: (view) => view.buttons.find((one) => one.action === "end")?.action };
  const view = { undo: { can: true }, buttons: [{ action: "end" }], turn: {} };
  assert.deepEqual(letter("u", view, game), { intent: "undo" });
  assert.equal(letter("u", { undo: { can: false } }, game), "stuck", "it is said why not");
  assert.deepEqual(letter("e", view, game), { intent: "act", action: "end" });
  assert.equal(letter("e", { ...view, buttons: [] }, game), null);
  assert.equal(letter("e", { ...view, turn: { bot: true } }, game), null, "a bot's turn is not ended by a key");
  assert.equal(letter("e", view, { end: null }), null);
  assert.deepEqual(["h", "n", "?", "x"].map((key) => letter(key, view, game)), ["mine", "lit", "help", null]);
});

test("places that light up are read aloud once", () => {
  const word = (key, { places }) => `${key} ${places}`;
  const lit = (...places) => ({ state: 1, turn: {}, targets: places.map((at) => ({ at, legal: true })) });
  assert.equal(spoken(lit("b1", "c1", "b1"), { state: 1, turn: {} }, word), "lit-places b1, c1");
  const wide = { ...lit("b1", "c1"), targets: [{ at: "b1", legal: true }, { at: "c1", legal: true, wide: true }] };
  assert.equal(spoken(wide, { state: 1, turn: {} }, word), "lit-places b1", "not where everything is possible");
  assert.equal(spoken(lit("b1"), lit("b1"), word), "");
});

test("what is to be laid is read aloud with the question where, and once", () => {
  const view = (prompt) => ({ state: 1, turn: { prompt }, hand: { text: "Tile", told: "2 corridors" } });
  assert.equal(spoken(view("Where?"), { state: 1, turn: {} }), "Tile: 2 corridors. Where?");
  assert.equal(spoken(view("Where?"), view("Where?")), "");
});

test("what is chosen is said with what is lit by it, and that nothing is, or nothing is chosen any more", () => {
  const word = (key, gaps) => [key, ...Object.values(gaps ?? {})].join(" ");
  const view = (text, ...places) => ({ state: 1, turn: {}, selection: text ? { text } : null, targets: places.map((at) => ({ at, legal: true })) });
  assert.equal(spoken(view("1 Wound", "b1"), view("", "b1"), word), "chosen 1 Wound lit-places b1");
  assert.equal(spoken(view("a shove"), view("", "b1"), word), "chosen a shove lit-none");
  assert.equal(spoken(view("", "b1"), view("1 Wound", "b1"), word), "chosen-none lit-places b1");
});

test("of a game that has just begun only the first turn is read aloud, and no title that has just got the focus", () => {
  const event = (turn, text) => ({ turn, text });
  const log = [event(0, "She joins."), event(0, "He joins."), event(1, "The dice show a sword.")];
  const view = { state: 0, turn: { title: "Ada's turn", prompt: "Choose." }, events: log, log };
  assert.equal(spoken(view, null, undefined, "Ada's turn"), "The dice show a sword. Choose.");
  assert.equal(spoken({ ...view, log: log.slice(0, 2), events: log.slice(0, 2) }, null), "She joins. He joins. Ada's turn Choose.");
});

test("what was taken back is said to be, and a refusal says what would be possible", () => {
  const word = (key) => `[${key}]`;
  const turn = { title: "Ada's turn", prompt: "Choose." };
  const before = { state: 1, turn, redo: { can: false }, log: [1] };
  assert.equal(spoken({ state: 2, turn, redo: { can: true, why: "Redo: up" }, log: [] }, before, word), "[taken-back]");
  assert.equal(spoken({ state: 2, turn, redo: { can: false }, events: [{ text: "She falls." }], log: [1, 2] }, before, word), "She falls.");
  const refusal = { title: "Not allowed", reasons: [], instead: [{ text: "left" }, { text: "right" }], none: "" };
  assert.equal(spoken({ state: 2, turn, refusal }, before, word), "Not allowed. [instead] left, right.");
  assert.equal(spoken({ state: 2, turn, refusal: { ...refusal, none: "Nothing similar, but:" } }, before, word), "Not allowed. Nothing similar, but: left, right.");
  assert.equal(spoken({ state: 2, turn, refusal: { ...refusal, instead: [], none: "Nothing." } }, before, word), "Not allowed. Nothing.");
});

test("only buttons answer where nothing is lit and there is more than one of them", () => {
  const view = { turn: {}, targets: [], buttons: [{ legal: true }, { legal: true }] };
  assert.equal(choosing(view), true);
  assert.equal(choosing({ ...view, targets: [{ at: "b1", legal: true }] }), false);
  assert.equal(choosing({ ...view, buttons: view.buttons.slice(1) }), false);
  assert.equal(choosing({ ...view, turn: { bot: true } }), false);
});

test("what befell one is told under whose turn it was", () => {
  const line = (of, turn, says) => ({ of, turn, seat: 2, text: says });
  const groups = byTurn([line("Kim", 3, "a"), line("Kim", 3, "b"), line("Kim", 4, "c")]);
  assert.deepEqual(groups.map((group) => group.lines.length), [2, 1]);
  assert.deepEqual(byTurn(undefined), []);
});

test("the way to a lesson names the game where there are several", () => {
  assert.equal(teachAt("MOV-1", ""), "tutor#MOV-1");
  assert.equal(teachAt("MOV-1", "tower"), "tutor#tower:MOV-1");
});

test("of many rules of a line the first are shown; one alone is not put behind a button", () => {
  assert.deepEqual([0, 1, CITED, CITED + 1].map(folded), [0, 0, 0, 0]);
  assert.deepEqual([folded(4), folded(5)], [2, 3]);
});

test("what the others did is read from its first line, after the last turn of the one in turn", () => {
  const of = (...seats) => seats.map((seat, index) => ({ seat, turn: index }));
  assert.equal(unread(of(1, 1, 2, 2, 2, 1, 1), 1), 2);
  assert.equal(unread(of(2, 2, 1), 1), 0, "there was no turn of one's own yet");
  assert.equal(unread(of(1, 2, 3, 2), 3), 3, "in the middle of others, what came after it");
  assert.equal(unread(of(1, 1, 1), 1), 2, "nobody else has done anything");
  assert.equal(unread([], 1), -1);
  assert.equal(unread(of(1, 2), undefined), 1, "nobody is in turn");
  const acted = (...acts) => acts.map((act, n) => ({ seat: n ? 1 : 2, act }));
  assert.equal(unread([{ seat: 1, act: 1 }, ...acted(2, 2, 2)], 1), 1, "the dice fell and the Enemies moved");
  assert.equal(unread([{ seat: 1, act: 1 }, ...acted(2, 2, 3)], 1), 3, "after a reload in the middle of one's turn nothing is counted");
});
