import assert from "node:assert/strict";
import { test } from "node:test";
import { next } from "../../widgets/platformer_widgets/games/platformer/beside/cards.js";
import { inTurn } from "../../widgets/platformer_widgets/keys/away.js";
import { meaning } from "../../widgets/platformer_widgets/keys/page_keys.js";
import { ending } from "../../widgets/platformer_widgets/table/turn.js";

const typed = (key, more = {}) => ({ key, target: { matches: () => false }, ...more });

test("on the whole page Escape, ?, letters and digits mean something, but not where text is typed, nor once they were answered", () => {
  assert.equal(meaning(typed("Escape")), "away");
  assert.equal(meaning(typed("?")), "help");
  for (const key of ["h", "N", "6"]) assert.equal(meaning(typed(key)), "play", key);
  assert.equal(meaning(typed("e", { repeat: true })), "", "a key held down does not go on playing");
  assert.equal(meaning(typed("e", { target: { matches: () => true } })), "", "it is typed");
  for (const key of ["Enter", " ", "toString", "ArrowUp"]) assert.equal(meaning(typed(key)), "", key);
  assert.equal(meaning(typed("?", { target: { matches: () => true } })), "");
  for (const more of [{ defaultPrevented: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) assert.equal(meaning(typed("Escape", more)), "");
});

test("of panels the one that lies on top goes first: a card, the box, a question, the search, then what stands in the page", () => {
  const panel = (away) => ({ dataset: { away } });
  const all = ["help", "card", "coach", "search", "shared", "box", "question"].map(panel);
  assert.deepEqual(inTurn(all).map(({ dataset }) => dataset.away), ["card", "box", "question", "search", "coach", "shared", "help"]);
});

test("after a purchase the keyboard goes on at the next card that can be bought, else at one before, else at none", () => {
  assert.equal(next([null, "b", null, "d"], 2), "d");
  assert.equal(next([null, "b", null, null], 2), "b");
  assert.equal(next([null, null], 1), null);
});

test("the help says of its key what the button says that ends the turn", () => {
  const game = { end: (view) => view.buttons.find((one) => one.action === "end")?.action };
  assert.equal(ending({ buttons: [{ action: "build", text: "Build" }, { action: "end", text: "End the turn" }] }, game), "End the turn");
  assert.equal(ending({ buttons: [] }, game), undefined, "what it said before stays");
  assert.equal(ending({ buttons: [{ action: "end", text: "End" }] }, { end: null }), undefined);
});
