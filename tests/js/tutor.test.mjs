import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbour } from "../../widgets/platformer_widgets/tutor/progress/picture.js";
import { moment } from "../../widgets/platformer_widgets/tutor/progress/review.js";
import { addressOf, ruleOf, wishIn } from "../../widgets/platformer_widgets/tutor/address.js";
import { PROGRESS, tutorStore, WHERE } from "../../widgets/platformer_widgets/tutor/store.js";

/** A browser's storage: what is kept are its own properties. */
const storage = () => {
  const made = Object.create({
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; },
    setItem(key, value) { this[key] = String(value); },
  });
  return made;
};
const forbidden = new Proxy({}, { get() { throw new Error("denied"); }, ownKeys() { throw new Error("denied"); } });

test("progress is kept, and before everything goes a copy with its date", () => {
  const kept = storage();
  const store = tutorStore(kept);
  assert.equal(store.progress, null);
  assert.equal(store.putAside(), true, "there is nothing to lose yet");
  assert.deepEqual(store.copies(), []);
  assert.equal(store.keep("much"), true);
  store.putAside(new Date("2026-11-20T10:00:00Z"));
  store.keep("more");
  store.putAside(new Date("2026-11-21T10:00:00Z"));
  store.keep("nothing");
  assert.deepEqual(store.copies().map(({ key }) => store.copy(key)), ["more", "much"]);
  assert.equal(kept[PROGRESS], "nothing");
});

test("a browser that keeps nothing still gives the file, and says that no copy could be put aside", () => {
  const store = tutorStore(forbidden);
  assert.match(store.file, /^\{"progress":1/);
  assert.equal(store.keep("much"), false);
  assert.equal(store.file, "much");
  assert.equal(store.putAside(), false);
  assert.deepEqual(store.copies(), []);
  assert.deepEqual(store.where("one", "one"), {});
});

test("where the last visit ended is whatever object was kept", () => {
  const kept = storage();
  const store = tutorStore(kept);
  store.keepWhere({ room: "puzzles", left: { "03-jumping": 4 } }, "one");
  assert.deepEqual(store.where("one", "one"), { room: "puzzles", left: { "03-jumping": 4 } });
  for (const damaged of ["{", "[]", "7", "null", '"x"']) {
    kept["platformer-nb/one/where"] = damaged;
    assert.deepEqual(store.where("one", "one"), {}, damaged);
  }
});

test("each game has its own place, and the one from when there was one game is not lost", () => {
  const kept = storage();
  kept[WHERE] = JSON.stringify({ room: "progress" });
  const store = tutorStore(kept);
  assert.deepEqual(store.where("first", "first"), { room: "progress" });
  assert.deepEqual(store.where("other", "first"), {});
  store.keepWhere({ room: "puzzles" }, "other");
  assert.deepEqual(store.where("first", "first"), { room: "progress" });
  store.keepWhere({ room: "lessons" }, "first");
  assert.deepEqual(store.where("first", "first"), { room: "lessons" });
  assert.deepEqual(store.where("other", "first"), { room: "puzzles" });
});

test("an address names a rule, with its game or without", () => {
  assert.deepEqual(ruleOf("MOV-1"), { game: "", rule: "MOV-1" });
  assert.deepEqual(ruleOf("other:TY-2"), { game: "other", rule: "TY-2" });
  assert.deepEqual(ruleOf("JOTL-A1-30"), { game: "", rule: "JOTL-A1-30" });
  for (const none of ["", "mov-1", "MOV", "MOV-01", "Other:MOV-1", "MOV-1 ", "a:b:MOV-1"]) assert.equal(ruleOf(none), null, none);
});

test("arrows lead from mark to mark through rows of different lengths", () => {
  const rows = [3, 1, 2];
  const go = (row, column, key) => {
    const to = neighbour(rows, { row, column }, key);
    return to && [to.row, to.column];
  };
  assert.deepEqual(go(0, 0, "ArrowRight"), [0, 1]);
  assert.deepEqual(go(0, 2, "ArrowRight"), [1, 0]);
  assert.equal(go(2, 1, "ArrowRight"), null);
  assert.deepEqual(go(1, 0, "ArrowLeft"), [0, 2]);
  assert.equal(go(0, 0, "ArrowLeft"), null);
  assert.deepEqual(go(0, 2, "ArrowDown"), [1, 0]);
  assert.equal(go(0, 2, "ArrowUp"), null);
  assert.deepEqual(go(2, 1, "ArrowUp"), [1, 0]);
  assert.deepEqual(go(2, 0, "Home"), [0, 0]);
  assert.deepEqual(go(0, 0, "End"), [2, 1]);
  assert.equal(go(0, 0, "a"), null);
});

test("a moment is told as the reader's language writes it", () => {
  const at = Date.UTC(2026, 10, 21, 12);
  assert.match(moment(at, "en"), /November 2\d, 2026/);
  assert.match(moment(at, "pl"), /listopada 2026/);
  assert.match(moment(at, "uk"), /листопада 2026/);
});

test("an address leads to a rule, a lesson or an exam, of a game if it names one", () => {
  assert.deepEqual(wishIn("#MOV-1"), { game: "", message: { intent: "rule", rule: "MOV-1" } });
  assert.deepEqual(wishIn("#MOV-1&from=play"), wishIn("#MOV-1"));
  assert.deepEqual(wishIn("#lesson=03"), { game: "", message: { intent: "link", to: "lesson=03" } });
  assert.deepEqual(wishIn("#other:lesson=03/5"), { game: "other", message: { intent: "link", to: "lesson=03/5" } });
  assert.deepEqual(wishIn("#exam"), { game: "", message: { intent: "link", to: "exam" } });
  assert.deepEqual(wishIn("#exam=GRA-1%2CMOV-2"), { game: "", message: { intent: "link", to: "exam=GRA-1,MOV-2" } });
  for (const none of ["", "#", "#examination", "#box=aid", "#Other:exam", "#%"]) assert.equal(wishIn(none), null, none);
});

test("the address of a place is read back as that place", () => {
  const place = { origin: "https://a.example", pathname: "/tutor" };
  const address = new URL(addressOf(place, { link: "lesson=03/5", language: "pl", game: "other" }));
  assert.equal(address.searchParams.get("language"), "pl");
  assert.deepEqual(wishIn(address.hash), { game: "other", message: { intent: "link", to: "lesson=03/5" } });
  assert.deepEqual(wishIn(new URL(addressOf(place, { link: "exam", language: "en", game: "" })).hash).game, "");
});
