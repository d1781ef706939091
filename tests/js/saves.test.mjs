import assert from "node:assert/strict";
import { test } from "node:test";
import { keeping } from "../../widgets/platformer_widgets/page/saves/keeping.js";
import { aside, forget, idOf, keepOwn, kept, MOST, named, recordOf, seatsOf, turnOf, turns } from "../../widgets/platformer_widgets/page/saves/saves.js";

const saved = (...players) => JSON.stringify({ players });
const what = { game: "first", unnamed: "first", over: false, from: null };
let games = 0;
/** A game comes on the table: a new one, or the one that is gone on with. */
const begin = (record, told, store, at) => keepOwn(record, { ...told, id: idOf(told.from, "first", "first", store) ?? `game-${++games}` }, store, at);
/** A storage whose keys can be looked through, as a browser's. */
function shelfOf(room = Infinity) {
  const store = Object.defineProperties({}, {
    getItem: { value: (key) => store[key] ?? null },
    removeItem: { value: (key) => delete store[key] },
    setItem: { value(key, value) {
      const others = Object.entries(store).filter(([name]) => name !== key);
      if (others.reduce((sum, one) => sum + one[1].length, value.length) > room) throw new Error("full");
      store[key] = value;
    } },
  });
  return store;
}
const players = (store) => aside("first", store).map((one) => one.seats.map(({ name }) => name).join());
const day = (number) => new Date(Date.UTC(2026, 10, number));

test("a new game puts the one before aside, also that of when there was one game, and of another game none", () => {
  const store = shelfOf();
  store.setItem("platformer-nb/record", saved("Ada"));
  assert.equal(begin(saved("Bo"), { ...what, over: true }, store, day(1)), true);
  assert.equal(kept("first", "first", store), saved("Bo"));
  assert.deepEqual(players(store), ["Ada"]);
  assert.deepEqual(aside("second", store), []);
  assert.equal(begin(saved("Bo"), { ...what, over: true }, store, day(2)), true, "told twice, it is one game");
  assert.equal(begin(saved("Cy"), what, store, day(3)), true);
  assert.deepEqual(aside("first", store).map(({ seats: [{ name }], over, at }) => [name, over, at]), [["Bo", true, day(3)], ["Ada", false, day(1)]]);
});

test("a game that goes on leaves the list, and the one on the table takes its place there", () => {
  const store = shelfOf();
  begin(saved("Ada"), what, store, day(1));
  begin(saved("Bo"), what, store, day(2));
  begin(saved("Ada", "read anew"), { ...what, from: saved("Ada") }, store, day(3));
  assert.deepEqual(players(store), ["Bo"]);
  begin(saved("Ada", "again"), { ...what, from: saved("Ada", "read anew") }, store, day(4));
  assert.deepEqual(players(store), ["Bo"], "a reload puts nothing aside");
  forget(aside("first", store)[0].key, store);
  assert.deepEqual(players(store), []);
});

test("of too many games the oldest that is over goes first, then the oldest", () => {
  const store = shelfOf();
  for (let number = 0; number <= MOST; number++) begin(saved(`${number}`), { ...what, over: number === 3 }, store, day(number + 1));
  assert.equal(players(store).length, MOST);
  begin(saved("next"), what, store, day(29));
  assert.deepEqual([players(store).length, players(store).includes("3"), players(store).at(-1)], [MOST, false, "0"], "game 3 was over");
  begin(saved("last"), what, store, day(30));
  assert.deepEqual([players(store).length, players(store).at(-1)], [MOST, "1"]);
});

test("where there is no room for the game before, only one that is over makes room, and else it stays", () => {
  const [ada, bo, cy] = ["Ada", "Bo", "Cy"].map((name) => saved(name, "x".repeat(300)));
  const store = shelfOf(1200);
  begin(ada, { ...what, over: true }, store, day(1));
  begin(bo, what, store, day(2));
  assert.equal(begin(cy, what, store, day(3)), true);
  assert.equal(begin(saved("Di", "x".repeat(300)), what, store, day(4)), true);
  assert.deepEqual(aside("first", store).map((one) => one.seats[0].name), ["Cy", "Bo"]);
  assert.equal(begin(saved("Ed", "x".repeat(300)), what, store, day(5)), false);
  assert.equal(JSON.parse(kept("first", "first", store)).players[0], "Di");
  assert.deepEqual(aside("first", store).map((one) => one.seats[0].name), ["Cy", "Bo"]);
});

test("what is damaged among the saved games is no game, and a browser that forbids to look has none", () => {
  const store = shelfOf();
  for (const held of ["", "{}", '{"record": "no"}', '{"record": "{}"}']) {
    store.setItem(`platformer-nb/first/aside/${day(1).toISOString()}`, held);
    assert.deepEqual(aside("first", store), []);
  }
  store.setItem("platformer-nb/first/aside/once", JSON.stringify({ record: saved("Ada") }));
  assert.deepEqual(aside("first", store), []);
  assert.deepEqual(aside("first", null), []);
});

/** A browser: each tab has its own room, and one for all of them; `plays` brings a record from the kernel. */
function browser() {
  const store = globalThis.localStorage;
  return function tab(room = shelfOf()) {
    const shown = { page: { unnamed: "first", restored: false }, view: {} };
    const sent = [];
    const keeper = keeping({ get: (key) => shown[key], send: (message) => sent.push(message) }, room);
    return {
      room, keeper, sent, store,
      plays(record, { fresh = false, restored = false } = {}) {
        if (fresh) shown.page = { ...shown.page, restored };
        return keeper.store(record, "first", fresh);
      },
    };
  };
}

/** As the browser's own storage, for one test. */
function shelved(t) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: shelfOf() });
  t.after(() => (before ? Object.defineProperty(globalThis, "localStorage", before) : delete globalThis.localStorage));
  t.mock.timers.enable({ apis: ["Date"], now: day(1).getTime() });
}

test("two tabs with two games: each keeps its own, finds it again, and the other's is in its list", (t) => {
  shelved(t);
  const open = browser();
  const [one, two] = [open(), open()];
  one.plays(saved("Ada"), { fresh: true });
  two.plays(saved("Bo"), { fresh: true });
  for (let move = 1; move <= 5; move++) {
    t.mock.timers.tick(1000);
    assert.equal(one.plays(saved("Ada", `${move}`)), true);
    t.mock.timers.tick(1000);
    assert.equal(two.plays(saved("Bo", `${move}`)), true);
  }
  assert.equal(one.keeper.of("first"), saved("Ada", "5"));
  assert.equal(two.keeper.of("first"), saved("Bo", "5"));
  assert.deepEqual(players(one.store), ["Ada,5"], "nothing is kept twice");
  assert.equal(open().keeper.of("first"), saved("Bo", "5"), "a new tab has the game that was played last");

  const again = open(one.room);
  assert.equal(again.keeper.of("first"), saved("Ada", "5"), "a reload finds its own");
  again.keeper.resume(again.keeper.of("first"), "first");
  again.plays(saved("Ada", "5"), { fresh: true, restored: true });
  again.plays(saved("Ada", "6"));
  assert.equal(again.keeper.mine("first"), one.keeper.mine("first"), "it is the same game as before");
  assert.deepEqual(players(one.store), ["Bo,5"]);
  assert.equal(two.keeper.of("first"), saved("Bo", "5"));
});

test("a tab that goes on with the other's game has the other's id, and a new game has its own", (t) => {
  shelved(t);
  const open = browser();
  const [one, two] = [open(), open()];
  one.plays(saved("Ada"), { fresh: true });
  assert.equal(two.keeper.named(two.keeper.of("first"), "first"), one.keeper.mine("first"));
  two.keeper.resume(two.keeper.of("first"), "first");
  two.plays(saved("Ada"), { fresh: true, restored: true });
  assert.equal(two.keeper.mine("first"), one.keeper.mine("first"));
  assert.deepEqual(players(one.store), []);
  two.plays(saved("Bo"), { fresh: true });
  assert.notEqual(two.keeper.mine("first"), one.keeper.mine("first"));
  assert.equal(one.keeper.of("first"), saved("Ada"));
});

test("a browser that gives a tab no room of its own keeps the game all the same", (t) => {
  shelved(t);
  const { keeper, plays, store } = browser()(null);
  plays(saved("Ada"), { fresh: true });
  plays(saved("Ada", "1"));
  assert.equal(keeper.of("first"), saved("Ada", "1"));
  assert.deepEqual(players(store), []);
  assert.equal(recordOf("first", { id: "nobody's", unnamed: "first" }), saved("Ada", "1"));
});

test("a branch knows the game it has come of, a reload later too, until that game is forgotten", (t) => {
  shelved(t);
  const open = browser();
  const tab = open();
  const { keeper, sent, store, room } = tab;
  tab.plays(saved("Ada"), { fresh: true });
  assert.equal(keeper.source("first"), null);
  keeper.look("", -1);
  keeper.branch("first");
  assert.deepEqual(sent.map(({ intent }) => intent), ["review", "play-on"]);
  tab.plays(saved("Ada", "branch"), { fresh: true });
  tab.plays(saved("Ada", "branch", "moved"));
  assert.equal(keeper.source("first"), saved("Ada"));
  const anew = open(room);
  assert.equal(anew.keeper.source("first"), saved("Ada"), "after a reload");

  anew.keeper.goBack("first");
  assert.deepEqual(anew.sent, [{ intent: "resume", record: saved("Ada") }]);
  anew.plays(saved("Ada"), { fresh: true, restored: true });
  assert.equal(anew.keeper.source("first"), null, "the game itself is no branch");

  const [branch] = aside("first", store);
  anew.keeper.look(branch.record, 0);
  anew.keeper.branch("first");
  t.mock.timers.tick(1000);
  anew.plays(saved("Bo"), { fresh: true });
  assert.equal(anew.keeper.source("first"), branch.record, "of a saved game that was looked through");
  forget(aside("first", store).find((one) => one.record === branch.record).key, store);
  assert.equal(anew.keeper.source("first"), null);
  anew.plays(saved("Cy"), { fresh: true });
  assert.equal(anew.keeper.source("first"), null, "another new game is no branch");
});

test("a branch off the end of a game is another game from the beginning", (t) => {
  shelved(t);
  const tab = browser()();
  tab.plays(saved("Ada"), { fresh: true });
  tab.keeper.look("", -1);
  tab.keeper.branch("first");
  tab.plays(saved("Ada"), { fresh: true });
  assert.equal(tab.keeper.source("first"), saved("Ada"));
  tab.plays(saved("Ada", "moved"));
  assert.equal(tab.keeper.source("first"), saved("Ada"), "the game itself is still there");
  assert.deepEqual(aside("first", tab.store).map(({ record }) => record), [saved("Ada")]);
});

test("a saved game is called by who plays in it: a bot without a name by its kind, as at the table", () => {
  const word = (_key, { seat }) => `Player ${seat}`;
  const bots = [{ id: "planning", name: "Planning bot" }];
  assert.equal(named(seatsOf(saved("Ada", "")), { word, bots }), "Ada, Player 2");
  assert.equal(named(seatsOf(JSON.stringify({ players: ["Ada", "", ""], bots: ["", "planning", "gone"] })), { word, bots }), "Ada, Planning bot 2, Player 3");
  assert.deepEqual([seatsOf(""), seatsOf("{"), seatsOf('{"players": 3}')], [[], [], []]);
});

test("a saved game tells which turn it has reached, one from before that was noted tells none", () => {
  const store = shelfOf();
  const turn = (record) => turnOf(record, "first", "first", store);
  begin(saved("Ada"), { ...what, turn: 7 }, store, day(1));
  assert.equal(turn(saved("Ada")), 7);
  begin(saved("Bo"), what, store, day(2));
  assert.deepEqual([turn(saved("Ada")), turn(saved("Bo")), turn(saved("Cy"))], [7, null, null]);
  assert.deepEqual(aside("first", store).map((one) => one.turn), [7]);
  assert.deepEqual([turns(7, (key, { n }) => `${key} ${n}`), turns(null)], [["review-turn 7"], []]);
});
