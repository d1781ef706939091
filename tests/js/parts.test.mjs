import assert from "node:assert/strict";
import { test } from "node:test";
import { bossOf, stocked, telling, uncarded } from "../../widgets/platformer_widgets/games/platformer/beside/lesson_beside.js";
import { ARTIFACTS } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/artifacts.js";
import { ATTACKS } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/attacks.js";
import { BOSSES } from "../../widgets/platformer_widgets/games/platformer/drawing/bosses.js";
import { card } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/cards.js";
import { EVENTS } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/events.js";
import { ITEMS } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/items.js";
import { POTIONS } from "../../widgets/platformer_widgets/games/platformer/drawing/cards/potions.js";
import { spokenConsequence, storyLines } from "../../widgets/platformer_widgets/lesson/consequence.js";
import { reconcile } from "../../widgets/platformer_widgets/lib/dom.js";
import { ENEMIES, enemy } from "../../widgets/platformer_widgets/games/platformer/drawing/enemies.js";
import { pulse, TOLERANCE } from "../../widgets/platformer_widgets/link/heartbeat.js";
import { HEROES } from "../../widgets/platformer_widgets/games/platformer/drawing/heroes.js";
import { fill, readable, wording } from "../../widgets/platformer_widgets/lib/words.js";
import PLATFORMER from "../../widgets/platformer_widgets/games/platformer/board.js";
import { SIGNS } from "../../widgets/platformer_widgets/lib/signs.js";
import { behind } from "../../widgets/platformer_widgets/table/reasons.js";
import { firstGame, keepGame, keptGame } from "../../widgets/platformer_widgets/page/new_game/games.js";
import { filename, keep, kept } from "../../widgets/platformer_widgets/page/saves/saves.js";
import { sign, SYMBOLS, symbol } from "../../widgets/platformer_widgets/games/platformer/drawing/symbols.js";
import { KINDS, token, TOKENS } from "../../widgets/platformer_widgets/games/platformer/drawing/tokens.js";
import { numbered, staying, turned } from "../../widgets/platformer_widgets/table/log.js";
import { lettingGo } from "../../widgets/platformer_widgets/keys/let_go.js";
import { escaped } from "../../widgets/platformer_widgets/table/turn.js";
import { spoken } from "../../widgets/platformer_widgets/table/voice.js";
import { spokenHandover } from "../../widgets/platformer_widgets/table/handover.js";

test("elements whose key stays are kept, double keys are told apart", () => {
  assert.deepEqual(reconcile(["a", "b", "c"], ["c", "a", "d"]), { keys: ["c", "a", "d"], gone: ["b"] });
  assert.deepEqual(reconcile(["x"], ["x", "x", "x"]).keys, ["x", "x#1", "x#2"]);
  assert.deepEqual(reconcile(["x", "x#1"], ["x"]).gone, ["x#1"]);
});

test("every drawing is made of shapes with numbers and paths that SVG can read", () => {
  const walk = (shapes, where) => {
    assert.ok(shapes.length, where);
    for (const { tag, attrs, inner } of shapes) {
      assert.match(tag, /^(path|circle|ellipse|rect|g)$/, where);
      if (attrs.d !== undefined) assert.match(attrs.d, /^M[-\d.\s,A-Za-z]+$/, where);
      for (const key of ["cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"]) if (key in attrs) assert.ok(Number.isFinite(attrs[key]), `${where} ${key}`);
      if (inner) walk(inner, where);
    }
  };
  for (const [kind, set] of Object.entries({ HEROES, ENEMIES, BOSSES, SIGNS, SYMBOLS, TOKENS, KINDS, ITEMS, POTIONS, ARTIFACTS, EVENTS, ATTACKS })) for (const [name, shapes] of Object.entries(set)) walk(shapes, `${kind}.${name}`);
});

test("cards without a drawing of their own get the nearest one", () => {
  assert.equal(enemy("frost-wolf"), ENEMIES.werewolf);
  assert.equal(enemy("nobody-knows"), ENEMIES.imp);
  assert.equal(card("hourglass", "item"), ITEMS.hourglass);
  assert.equal(card("nobody-knows", "potion"), KINDS.potion);
  assert.equal(symbol(null), SYMBOLS.blank);
  assert.ok(token("nobody-knows").length);
  assert.ok(sign("something new").length);
});

test("a ruling says that the rulebook is open and why it is played so, a plain rule nothing", () => {
  const ruling = { rule: "GRA-7", ruling: true, open: "Open.", why: "Because." };
  assert.equal(behind(ruling), "Open. Because.");
  assert.equal(behind({ ...ruling, why: "" }), "Open.");
  assert.equal(behind({ ...ruling, ruling: false }), "");
  assert.equal(behind({ rule: "GRA-1" }), "");
});

test("whoever has scrolled the log back is led to its end when the next turn begins", () => {
  assert.equal(turned([{ turn: 3 }], [{ turn: 3 }, { turn: 3 }]), false);
  assert.equal(turned([{ turn: 3 }], [{ turn: 3 }, { turn: 4 }]), true);
  assert.equal(turned([], []), false);
});

test("lines of the log that are the same objects stay, others are made anew", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((text) => ({ text }));
  assert.deepEqual(staying([a, b], [a, b, c]), { drop: 0, keep: 2 });
  assert.deepEqual(staying([a, b, c], [b, c, d]), { drop: 1, keep: 2 });
  assert.deepEqual(staying([a, b, c], [a, d]), { drop: 0, keep: 1 });
  assert.deepEqual(staying([a, b], structuredClone([a, b])), { drop: 2, keep: 0 });
  assert.deepEqual(staying([a], []), { drop: 1, keep: 0 });
  assert.deepEqual(staying([], []), { drop: 0, keep: 0 });
});

test("in the log each rule has its number, and a ruling its mark", () => {
  const word = (key) => ({ "rule-mark": "ustalenie" })[key];
  assert.deepEqual(numbered({ rules: ["GRA-1", "GRA-7"], rulings: ["GRA-7"] }, word), ["GRA-1", "GRA-7 · ustalenie"]);
  assert.deepEqual(numbered({ rules: ["GRA-1"] }, word), ["GRA-1"]);
  assert.deepEqual(numbered({}, word), []);
});

test("words have their gaps filled, and a key without a word can still be read", () => {
  assert.equal(fill("page {page} of {all}", { page: 6 }), "page 6 of {all}");
  assert.equal(readable("symbol-sword"), "Sword");
  assert.equal(readable("new-game"), "New game");
  const shown = { view: { state: 0 }, words: { "rule-page": "page {page}" } };
  const word = wording({ get: (key) => shown[key] });
  assert.equal(word("rule-page", { page: 9 }), "page 9");
  assert.equal(word("not-there"), "Not there");
});

test("what is read aloud: a refusal with its reasons, else what happened and what comes", () => {
  const turn = { title: "Ada's turn", prompt: "Choose." };
  const before = { state: 1, turn };
  assert.equal(spoken({ state: 1, turn, refusal: { title: "Not allowed", reasons: [{ text: "A Wall." }] } }, before), "Not allowed. A Wall.");
  assert.equal(spoken({ state: 1, turn, refusal: { title: "Not allowed", reasons: [{ text: "A Wall.", ruling: true, open: "Read so." }] } }, before), "Not allowed. A Wall. Read so.");
  assert.equal(spoken({ state: 2, turn: { ...turn, prompt: "Go on." }, events: [{ text: "She falls." }] }, before), "She falls. Go on.");
  assert.equal(spoken({ state: 2, turn, events: [], selection: { text: "1 Wound" } }, before), "1 Wound");
  const chosen = (key, { what } = {}) => (key === "chosen" ? `Chosen: ${what}.` : "");
  assert.equal(spoken({ state: 1, turn, selection: { text: "1 Wound" } }, before, chosen), "Chosen: 1 Wound.");
  assert.equal(spoken({ state: 1, turn, selection: { text: "They do not go together." } }, before, chosen), "They do not go together.");
  const helped = { ...turn, prompt: "Coin alone: gain a coin." };
  assert.equal(spoken({ state: 1, turn: helped, selection: { text: "Nothing to do here." } }, before, chosen), "Nothing to do here. Coin alone: gain a coin.");
  assert.equal(spoken({ state: 2, turn, events: [], over: { text: "Ada wins!" } }, before), "Ada wins!");
  assert.equal(spoken({ state: 2, error: "Try again." }, before), "Try again.");
});

test("Escape puts away a refusal first, then what is chosen, and then nothing is left for it", () => {
  const away = (view) => escaped(view, PLATFORMER);
  const dice = [{ selected: false }, { selected: true }];
  assert.deepEqual(away({ refusal: { title: "Not allowed" }, dice, special: null }), { intent: "dismiss" });
  assert.deepEqual(away({ refusal: null, dice, special: { selected: false } }), { intent: "clear" });
  assert.deepEqual(away({ refusal: null, dice: [], special: { selected: true } }), { intent: "clear" });
  assert.deepEqual(away({ refusal: null, dice: [], selection: { text: "Now the Space for the Gloop." } }), { intent: "clear" });
  assert.deepEqual(away({ refusal: null, armed: { at: "e6", verb: "shove" }, dice, special: null }), { intent: "point", at: "e6" });
  assert.equal(away({ refusal: null, dice: [{ selected: false }], special: null, selection: { text: "" } }), null);
  assert.equal(away(null), null);
});

test("Escape lets go of what an answer under way chooses, when it is here, and of nothing that is chosen after it", () => {
  const sent = [];
  let busy = true;
  const { letGo, follow } = lettingGo({ game: PLATFORMER, send: (intent) => sent.push(intent), busy: () => busy });
  const view = (selected) => ({ refusal: null, dice: [{ selected }], special: null });
  assert.equal(letGo(), false, "nothing is shown yet");
  follow(view(false));
  assert.equal(letGo(), true);
  assert.deepEqual(sent, []);
  busy = false;
  follow(view(true));
  assert.deepEqual(sent.splice(0), [{ intent: "clear" }]);
  follow(view(true));
  assert.deepEqual(sent, []);
  follow(view(false));
  assert.equal(letGo(), false, "nothing is chosen and nothing under way");
});

test("silence is noticed, an answer ends it", () => {
  const state = pulse(0);
  state.ask(0);
  assert.equal(state.lost(TOLERANCE), false);
  state.ask(5000);
  assert.equal(state.lost(TOLERANCE + 1), true);
  state.answer(TOLERANCE + 2);
  assert.equal(state.lost(10 * TOLERANCE), false);
});

test("a browser that keeps nothing is no reason to stop", () => {
  const closed = { getItem() { throw new Error("denied"); }, setItem() { throw new Error("full"); } };
  assert.equal(kept("one", "one", closed), null);
  assert.equal(keep("{}", "one", "one", closed), false);
  assert.equal(filename("platformer", new Date(Date.UTC(2026, 10, 20, 9, 5))), "platformer-20261120-0905.json");
});

test("beside a lesson's board a Hero's panel is open when it holds more than numbers", () => {
  const bare = { active: true, items: [], potions: [], tokens: [], boons: [], ability: { action: null } };
  assert.equal(telling(bare), false);
  assert.equal(telling({ ...bare, items: [{}] }), true);
  assert.equal(telling({ ...bare, ability: { action: "ability" } }), true);
  assert.equal(telling({ ...bare, items: [{}], active: false }), false);
});

test("what a card's own button does is no choice besides, and an empty Shop is not shown", () => {
  const choices = ["buy grapnel", "use boots-of-haste", "coin with coin", "end"].map((action) => ({ action }));
  assert.deepEqual(uncarded(choices).map(({ action }) => action), ["coin with coin", "end"]);
  assert.equal(stocked({ items: [null, null], potions: [] }), false);
  assert.equal(stocked({ items: [null, {}], potions: [] }), true);
  assert.equal(stocked(undefined), false);
});

test("what can be bought now is offered by a way to the Shop, while it is open for whoever looks", () => {
  const shop = { open: true, items: [null, { legal: true }, { legal: false }], potions: [{ legal: true }] };
  const view = { shop, turn: { step: "actions", bot: false } };
  assert.equal(PLATFORMER.jump(view, (key, { n }) => `${key} ${n}`).text, "shop-jump 2");
  for (const other of [{ ...view, shop: { ...shop, open: false } }, { ...view, turn: { step: "actions", bot: true } }, { ...view, turn: { step: "special" } }]) {
    assert.equal(PLATFORMER.jump(other, String), null);
  }
});

test("what comes of a wrong way is told action by action, with what is to be learned and how to take it back", () => {
  const consequence = {
    title: "What comes of it",
    played: [{ action: "end", said: "End", told: ["The dice are rolled.", "She is hit."] }, { action: "", said: "", told: ["She faints."] }],
    text: "You slept there.",
    reasons: [{ rule: "TRN-5", page: 7, text: "Every Enemy hits." }],
    rewind: "Take it back",
  };
  assert.deepEqual(storyLines(consequence), ["End: The dice are rolled. She is hit.", "She faints."]);
  assert.equal(spokenConsequence(consequence), "What comes of it: End: The dice are rolled. She is hit. She faints. You slept there. Every Enemy hits. Take it back.");
});

/** A browser's storage. */
function storage(...held) {
  const items = new Map(held);
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key) };
}

test("each game has its own save, and the one from when there was one game is not lost", () => {
  const store = storage(["platformer-nb/record", "old"]);
  assert.equal(kept("first", "first", store), "old");
  assert.equal(kept("second", "first", store), null, "it is not the other game's");
  assert.equal(keep("two", "second", "first", store), true);
  assert.equal(kept("first", "first", store), "old", "the other game's save takes nothing away");
  assert.equal(keep("new", "first", "first", store), true);
  assert.equal(kept("first", "first", store), "new");
  assert.equal(kept("second", "first", store), "two");
  assert.deepEqual([...store.items.keys()].sort(), ["platformer-nb/first/record", "platformer-nb/second/record"]);
});

test("a full browser keeps the old save though the new one has no room", () => {
  const store = { ...storage(["platformer-nb/record", "old"]), setItem: () => { throw new Error("full"); } };
  assert.equal(keep("new", "first", "first", store), false);
  assert.equal(kept("first", "first", store), "old");
});

test("the game of the last visit is begun with, if it is there still and nothing else was asked for", () => {
  const choices = [{ id: "first" }, { id: "second" }];
  const store = storage();
  assert.equal(firstGame(choices, "", keptGame(store)), null, "nobody has chosen yet");
  keepGame("second", store);
  assert.equal(firstGame(choices, "", keptGame(store)), "second");
  assert.equal(firstGame(choices, "first", keptGame(store)), null);
  assert.equal(firstGame([{ id: "first" }], "", keptGame(store)), null);
  assert.equal(firstGame(choices, "", null, "?game=first&language=pl"), "first", "an address may name it");
  assert.equal(firstGame(choices, "", keptGame(store), "?game=first"), "first", "and comes before the last visit");
  assert.equal(firstGame(choices, "", keptGame(store), "?game=third"), "second");
  keepGame("", store);
  assert.equal(keptGame(store), null);
  const closed = { getItem: () => { throw new Error("forbidden"); } };
  assert.equal(keptGame(closed), null);
  keepGame("first", closed);
});

test("a request to hand the screen over is read aloud, after what went wrong", () => {
  const handover = { title: "Hand the screen to Kim", text: "What comes next is for Kim alone." };
  assert.equal(spokenHandover({ handover, error: "" }), "Hand the screen to Kim. What comes next is for Kim alone.");
  assert.match(spokenHandover({ handover, error: "First." }), /^First\. Hand/);
});

test("a lesson shows the panel of a Boss that stands on its map, and of no other", () => {
  assert.equal(bossOf({ boss: { card: "medusa", at: null } }), null);
  assert.equal(bossOf({ boss: null }), null);
  assert.equal(bossOf({}), null);
  const boss = { card: "medusa", at: "e11" };
  assert.equal(bossOf({ boss }), boss);
});
