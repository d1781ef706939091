import assert from "node:assert/strict";
import { test } from "node:test";
import { coaching } from "../../widgets/platformer_widgets/link/coaching.js";
import { answers, lit, stands } from "../../widgets/platformer_widgets/coach/coach.js";
import { length } from "../../widgets/platformer_widgets/coach/odds.js";
import { letter } from "../../widgets/platformer_widgets/table/turn.js";
import { NEAR, nearest, whyButton } from "../../widgets/platformer_widgets/coach/why.js";

test("a question is sent so that it arrives, with the number of the view; only answers of the coach are given on", () => {
  const sent = [];
  let tell;
  const link = {
    send: (message) => sent.push(message),
    sendOnce: () => assert.fail("a question may not be lost: one waits for its answer"),
    on: (what, call) => {
      assert.equal(what, "message");
      tell = call;
      return () => {};
    },
  };
  const coach = coaching(link, () => ({ state: 7 }));
  const given = [];
  coach.given((content) => given.push(content.about));
  assert.equal(coach.ask({ about: "why", lines: [3] }), 7);
  assert.deepEqual(sent, [{ intent: "coach", for: 7, about: "why", lines: [3] }]);
  tell({ type: "foreseen", about: "no" });
  tell({ type: "coached", about: "why" });
  assert.deepEqual(given, ["why"]);
});

test("an answer is taken only for what is asked now", () => {
  const asked = { about: "why", lines: [3], for: 7 };
  assert.ok(answers({ ...asked, answer: null }, asked));
  assert.ok(!answers({ ...asked, about: "hint" }, asked));
  assert.ok(!answers({ ...asked, lines: [4] }, asked));
  assert.ok(!answers({ ...asked, for: 8 }, asked));
  assert.ok(!answers(asked, null));
});

test("a hint stands while dice are chosen, and goes with the next action; a reason stays", () => {
  const asked = { about: "hint", at: 12, language: "en" };
  assert.ok(stands(asked, { state: 8, language: "en", coach: { moment: 12 } }));
  assert.ok(!stands(asked, { state: 8, language: "en", coach: { moment: 13 } }));
  assert.ok(!stands(asked, { state: 8, language: "pl", coach: { moment: 12 } }), "its sentences are of another language");
  assert.ok(!stands(asked, { state: 8, language: "en", coach: null }));
  const refused = { state: 8, language: "en", coach: { moment: 12 }, refusal: { title: "Not allowed" } };
  assert.ok(!stands({ ...asked, for: 8 }, refused), "what it advised is not lit beside what is refused");
  assert.ok(stands({ ...asked, for: null }, refused), "what was refused before makes room");
  assert.ok(stands({ ...asked, about: "odds", for: 8 }, refused));
  const why = { ...asked, about: "why", seat: 2 };
  assert.ok(stands(why, { language: "en", turn: { seat: 1, bot: false }, coach: { moment: 99 } }));
  assert.ok(stands(why, { language: "en", turn: { seat: 2, bot: true }, coach: { moment: 99 } }));
  assert.ok(!stands(why, { language: "en", turn: { seat: 3, bot: true }, coach: { moment: 99 } }), "the turn of another bot begins");
});

test("the place, the dice and the button of the hinted action are lit; a die is no Space of the same name", () => {
  const hint = { places: ["d2"], things: ["d1"], action: "end" };
  const found = [{ at: "d2" }, { at: "d1" }, { mark: "d1" }, { mark: "d2" }, { action: "end" }, { action: "stop" }, {}];
  assert.deepEqual(found.map((dataset) => lit({ dataset }, hint)), [true, false, true, false, true, false, false]);
  assert.ok(!lit({ dataset: { at: "d2" } }, null));
});

test("a bar is as long as its chance, and is seen at all", () => {
  assert.deepEqual([0.5, 1 / 3, 1, 0, 2].map(length), ["50%", "33.3%", "100%", "1%", "100%"]);
});

test("a line of which nothing can be said has no question", () => {
  const asked = [];
  const word = (key) => key;
  assert.equal(whyButton({ text: "It moves.", why: 4 }, { word, why: null }), null);
  assert.equal(whyButton({ text: "It moves." }, { word, why: () => asked.push("it") }), null);
});

test("Tab comes by the questions and rules of the newest lines only", () => {
  const buttons = Array.from({ length: NEAR + 2 }, () => {
    const attrs = new Map();
    return { attrs, hasAttribute: (key) => attrs.has(key), getAttribute: (key) => attrs.get(key), setAttribute: (key, value) => attrs.set(key, value), removeAttribute: (key) => attrs.delete(key) };
  });
  nearest({ children: buttons.map((node) => ({ querySelectorAll: (what) => { assert.match(what, /whybutton.*pw-tag/); return [node]; } })) });
  assert.deepEqual(buttons.map((node) => node.attrs.get("tabindex")), ["-1", "-1", ...Array(NEAR).fill(undefined)]);
});

test("a letter goes to the action buttons", () => assert.equal(letter("a", {}, {}), "choices"));

test("letters ask for a hint and let the bot go on, where there is one", () => {
  const game = { bots: () => true };
  assert.equal(letter("c", { coach: { hint: true } }, game), "hint");
  assert.equal(letter("c", { coach: { hint: false } }, game), null);
  assert.equal(letter("c", { coach: null }, game), null);
  assert.equal(letter("b", { turn: { bot: true } }, game), "bot");
  assert.equal(letter("b", { turn: { bot: false } }, game), null);
  assert.equal(letter("b", { turn: { bot: true }, over: { winner: 1 } }, game), null);
});
