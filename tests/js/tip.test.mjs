import assert from "node:assert/strict";
import { test } from "node:test";
import { keysAtOnce, keysOf, lineOf, onBoard, refused, spokenThings, store } from "../../widgets/platformer_widgets/tip/tip.js";
import { adjoining, placed, shared } from "../../widgets/platformer_widgets/tip/tip_place.js";
import { figureKey, levelKey, signKey, symbolKey, thingsOn } from "../../widgets/platformer_widgets/games/platformer/map/things.js";

const node = (dataset, ...inside) => ({ dataset, querySelectorAll: () => inside });

test("a thing has its keys and, if one asks, those within it, each once", () => {
  const hero = node({ tip: "heroes/a" }, node({ tip: "tokens/coin" }), node({ tip: "tokens/coin signs/b" }));
  assert.deepEqual(keysOf(hero), ["heroes/a"]);
  assert.deepEqual(keysOf(hero, true), ["heroes/a", "tokens/coin", "signs/b"]);
  assert.deepEqual(keysOf(node({})), []);
});

test("what a Space is built of is told at once only where there is nothing else", () => {
  assert.deepEqual(keysAtOnce(node({ tip: "map/trap map/wall", quiet: "map/wall" })), ["map/trap"]);
  assert.deepEqual(keysAtOnce(node({ tip: "map/wall", quiet: "map/wall" })), ["map/wall"]);
  assert.deepEqual(keysAtOnce(node({ tip: "map/trap" })), ["map/trap"]);
});

test("the line of a Space names each thing once, and only Spaces of a board have one", () => {
  assert.equal(lineOf([{ name: "Key" }, { name: "Trap" }, { name: "Key" }]), "Key, Trap");
  const within = (found) => ({ closest: () => found });
  assert.equal(onBoard({ dataset: { at: "a1" }, parentElement: within({}) }), true);
  assert.equal(onBoard({ dataset: {}, parentElement: within({}) }), false, "a die");
  assert.equal(onBoard({ dataset: { at: "a1" }, parentElement: within(null) }), false);
});

test("the line of a Space keeps clear of where an arrow goes next", () => {
  const at = (left, top) => ({ left, top, width: 50, height: 50 });
  const [here, next, far] = [at(200, 200), at(250, 200), at(350, 200)];
  assert.deepEqual(adjoining(here, [next, far]), [next]);
  const line = { width: 120, height: 28 };
  const spot = placed(here, at(200, 200), line, { width: 800, height: 600 }, adjoining(here, [next, far]));
  assert.equal(shared({ ...spot, ...line }, next), 0);
  assert.equal(shared({ ...spot, ...line }, here), 0);
  // With things at its right it ends where its Space ends, and is not laid beside the board.
  const right = [at(250, 150), at(250, 200), at(250, 250)];
  assert.deepEqual(placed(here, { left: 0, top: 0, width: 400, height: 400 }, { width: 240, height: 28 }, { width: 800, height: 600 }, [...right, at(150, 200)]), { left: 10, top: 258 });
});

test("all texts of all things are read out", () => {
  assert.equal(spokenThings([{ texts: ["One.", "Two."] }, { texts: ["Three."] }]), "One. Two. Three.");
});

test("the catalogue is asked for once for a language, and known by its keys", async () => {
  const sent = [];
  const calls = {};
  const tell = (content) => calls.message(content);
  let language = "en";
  let changes = 0;
  const link = {
    get: (key) => (key === "game" ? "one" : { language }),
    send: (message) => sent.push(message),
    on: (what, call) => {
      calls[what] = call;
      return () => {};
    },
  };
  const known = store(link);
  calls.words();
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(sent.length, 0, "nobody has looked yet");
  known.changed(() => { changes += 1; });
  known.ask();
  known.ask();
  assert.deepEqual(sent, [{ intent: "things" }]);
  tell({ type: "record" });
  assert.equal(changes, 0);
  tell({ type: "things", things: [{ kind: "map", id: "trap", name: "Trap" }] });
  assert.equal(changes, 1);
  assert.deepEqual(known.of(["map/none", "map/trap"]).map((thing) => thing.name), ["Trap"]);
  language = "pl";
  calls.words();
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(sent.length, 2, "another language is asked for by itself");
  known.ask();
  assert.equal(sent.length, 2);
});

const box = (left, top, width, height) => ({ left, top, width, height });
const SCREEN = { width: 1000, height: 800 };
const CARD = { width: 200, height: 100 };

test("a card stands beside its thing, within the screen, and keeps clear of what can be pressed", () => {
  const thing = box(400, 300, 50, 50);
  const over = (spot) => box(spot.left, spot.top, CARD.width, CARD.height);
  assert.deepEqual(placed(thing, thing, CARD, SCREEN, []), { left: 458, top: 300 });
  const pressed = [box(460, 300, 50, 50), box(460, 360, 50, 50)];
  const spot = placed(thing, thing, CARD, SCREEN, pressed);
  assert.equal(pressed.reduce((sum, one) => sum + shared(over(spot), one), 0), 0);
  assert.equal(shared(over(spot), thing), 0);
  // All around it can be pressed: beside the room, at the thing's height.
  const room = box(100, 100, 600, 600);
  assert.deepEqual(placed(thing, room, CARD, SCREEN, [room]), { left: 708, top: 300 });
  const edge = placed(box(960, 780, 30, 15), box(960, 780, 30, 15), CARD, SCREEN, []);
  assert.ok(edge.left + CARD.width <= 1000 && edge.top + CARD.height <= 800);
});

test("boxes share what lies in both", () => {
  assert.equal(shared(box(0, 0, 10, 10), box(5, 5, 10, 10)), 25);
  assert.equal(shared(box(0, 0, 10, 10), box(10, 0, 10, 10)), 0);
});

test("a Space has its figure, what lies on it, its feature, and what it is built of", () => {
  const plain = { wall: { left: false, right: false }, floor: null, ladder: false, feature: null, icon: null, token: null };
  assert.deepEqual(thingsOn(plain), { keys: [], quiet: [] });
  const full = { wall: { left: false, right: true }, floor: "ladder", ladder: true, feature: "trap", icon: null, token: "coin" };
  assert.deepEqual(thingsOn(full, { kind: "enemy", card: "gloop" }), {
    keys: ["enemies/gloop", "tokens/coin", "map/trap", "map/ladder", "map/floor-ladder", "map/wall"],
    quiet: ["map/ladder", "map/floor-ladder", "map/wall"],
  });
  assert.deepEqual(thingsOn({ ...plain, feature: "icon", icon: "torch" }).keys, ["map/icon-torch", "tokens/torch"]);
});

test("figures, Levels and faces have keys of the catalogue", () => {
  assert.equal(figureKey({ kind: "hero", card: "sweety" }), "heroes/sweety");
  assert.equal(figureKey({ kind: "enemy", card: "imp", summons: true }), "summons/imp");
  assert.equal(figureKey({ kind: "boss", card: "ikee" }), "bosses/ikee");
  assert.equal(levelKey({ status: "hidden", boss: false }), "levels/hidden");
  assert.equal(levelKey({ status: "revealed", boss: true }), "levels/boss");
  assert.equal(levelKey({ status: "revealed", boss: false }), "levels/revealed");
  assert.equal(symbolKey(null), "symbols/blank");
  assert.deepEqual(["attack", "move"].map(signKey), ["faces/attack", "symbols/move"]);
});

test("a card that comes by itself lies off the board, where neither place covers what can be pressed", () => {
  const [thing, room] = [{ left: 400, top: 300, width: 50, height: 50 }, { left: 0, top: 0, width: 500, height: 600 }];
  const screen = { width: 1000, height: 700 };
  assert.deepEqual(placed(thing, room, { width: 200, height: 150 }, screen, [], true), { left: 508, top: 300 });
  assert.deepEqual(placed(thing, room, { width: 200, height: 150 }, screen, []), { left: 458, top: 300 });
  const press = { left: 480, top: 0, width: 520, height: 700 };
  assert.deepEqual(placed(thing, room, { width: 200, height: 150 }, screen, [press], true).left, 192, "what can be pressed counts more");
});

test("no card comes by itself while a refusal lies over the page", () => {
  const asked = [];
  const root = (...found) => ({ querySelectorAll: (selector) => (asked.push(selector), found) });
  const answer = (boxes) => ({ getClientRects: () => Array(boxes).fill({}) });
  assert.equal(refused(root(), () => true), false);
  assert.equal(refused(root(answer(1)), () => true), true);
  assert.equal(refused(root(answer(0)), () => true), false, "nobody sees it");
  assert.equal(refused(root(answer(1)), () => false), false, "it has room of its own");
  assert.ok(asked.every((selector) => selector.includes(".pw-refusal") && selector.includes(":not([hidden])")));
});
