/** What serves every game knows none: it imports nothing of one, and none of Platformer's words stands in it. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { enter, gameOf, ofGame } from "../../widgets/platformer_widgets/lib/games.js";
import PLATFORMER from "../../widgets/platformer_widgets/games/platformer/board.js";
import { BOSSES } from "../../widgets/platformer_widgets/games/platformer/drawing/bosses.js";
import { ENEMIES } from "../../widgets/platformer_widgets/games/platformer/drawing/enemies.js";
import { HEROES } from "../../widgets/platformer_widgets/games/platformer/drawing/heroes.js";
import { TOKENS } from "../../widgets/platformer_widgets/games/platformer/drawing/tokens.js";

const ROOT = fileURLToPath(new URL("../../widgets/platformer_widgets/", import.meta.url));
const FILES = readdirSync(ROOT, { recursive: true }).map((path) => path.replaceAll("\\", "/")).filter((path) => !path.startsWith("games/")).sort();
const GENERIC = FILES.filter((path) => path.endsWith(".js"));
const STYLES = FILES.filter((path) => path.endsWith(".css"));

/** What Platformer calls its things, and its cards. */
const WORDS = [
  "hero", "heroes", "boss", "bosses", "enemy", "enemies", "minion", "summons", "dungeon", "dungeons", "tower", "climb",
  "gravity", "ladder", "ladders", "oneway", "hatch", "spawn", "faint", "wound", "wounds", "loot", "artifact", "artifacts", "potion", "potions",
  "coin", "coins", "gem", "gems", "heart", "hearts", "sword", "shove", "portal", "forge", "forged", "boost", "boons",
  "dice", "die", "pool", "shop", "forest", "platformer",
  ...[HEROES, ENEMIES, BOSSES, TOKENS].flatMap((drawings) => Object.keys(drawings)),
];

/** Where one of them stands all the same, and why. */
const ALLOWED = {
  "lib/shapes.js": [/\bmirror\b/, "half a drawing is often the other half in a mirror"],
  "lib/signs.js": [/\bmirror\b/, "half a drawing is often the other half in a mirror"],
  "page/new_game/games.js": [/platformer-nb\/game/, "the project's own key in the browser"],
  "review/branch.js": [/platformer-nb/, "the project's own room in the browser"],
  "page/saves/keeping.js": [/platformer-nb/, "the project's own room in the browser"],
  "page/returning.js": [/platformer-nb/, "the project's own room in the browser"],
  "page/saves/tabs.js": [/platformer-nb\/tabs/, "the project's own room in the browser"],
  "page/saves/saves.js": [/platformer-nb/, "the project's own room in the browser"],
  "table/pace.js": [/platformer-nb\/pace/, "the project's own key in the browser"],
  "sound/sound.js": [/platformer-nb\/sound/, "the project's own key in the browser"],
  "rules/card.js": [/platformer-tutor/, "the name of the window the project's tutor opens in"],
  "tutor/progress/progress.js": [/platformer-progress/, "a file of the project: progress is of all games"],
  "tutor/from_play.js": [/platformer-nb/, "the project's own room in the browser"],
  "tutor/store.js": [/platformer-nb/, "the project's own keys in the browser"],
  "page/new_game/language.js": [/platformer-(nb\/language|language)/, "the project's own key and cookie in the browser"],
};

/** The words of a source: camelCase and kebab-case taken apart. */
const words = (source) => new Set(source.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().match(/[a-z]+/g));
const found = (source) => {
  const said = words(source);
  return WORDS.filter((word) => said.has(word));
};

for (const path of GENERIC) {
  const source = readFileSync(ROOT + path, "utf8");

  test(`${path} imports nothing of a game`, () => {
    const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1]);
    assert.deepEqual(imported.filter((one) => /games\//.test(one)), []);
  });

  test(`${path} holds no word of Platformer`, () => {
    const [allowed] = ALLOWED[path] ?? [];
    assert.deepEqual(found(allowed ? source.replaceAll(new RegExp(allowed, "g"), "") : source), []);
  });
}

for (const path of STYLES) {
  test(`${path} holds no word of Platformer`, () => {
    assert.deepEqual(found(readFileSync(ROOT + path, "utf8")), []);
  });
}

test("each exception is needed still", () => {
  for (const [path, [allowed]] of Object.entries(ALLOWED)) assert.match(readFileSync(ROOT + path, "utf8"), allowed, path);
});

test("a word is found as a part of a name, and not inside another word", () => {
  assert.deepEqual(found("mountHeroes(diceBar)"), ["heroes", "dice"]);
  assert.deepEqual(found("forget the heartbeat of this diet"), []);
});

test("a component gets the mounts of the game that its view names, else of its own, else of the only one", () => {
  const link = (view, game) => ({ get: (key) => ({ view, game })[key] });
  assert.throws(() => gameOf(link({}, "")), /has none/);
  const one = { keys: [["1", "one"]] };
  enter("one", one);
  assert.equal(gameOf(link({}, "")).keys, one.keys);
  assert.equal(gameOf(link(undefined, undefined)).keys, one.keys);
  const two = { keys: [] };
  enter("two", two);
  assert.equal(gameOf(link({}, "two")).keys, two.keys);
  assert.equal(gameOf(link({ game: "one" }, "two")).keys, one.keys);
  assert.throws(() => gameOf(link({}, "three")), /"three" is not in this bundle, which has one, two/);
  assert.throws(() => gameOf(link({}, "")), /not in this bundle/);
  const mounted = ofGame((root, context) => ({ root, keys: context.game.keys }))("here", { link: link({}, "one") });
  assert.deepEqual(mounted, { root: "here", keys: [["1", "one"]] });
});

/** The mounts that the pages ask a game for. */
function askedFor() {
  const asked = new Set();
  for (const path of GENERIC) {
    const source = readFileSync(ROOT + path, "utf8");
    for (const match of source.matchAll(/\bgame\.(\w+)/g)) asked.add(match[1]);
  }
  asked.delete("board.js");
  asked.delete("js");
  return [...asked].sort();
}

test("Platformer gives every mount that is asked for, and none besides", () => {
  assert.deepEqual(Object.keys(PLATFORMER).sort(), askedFor());
});

test("a game that gives a board alone has a default for all else but the picture of its form", () => {
  const board = () => null;
  enter("plain", { board });
  const plain = gameOf({ get: (key) => (key === "game" ? "plain" : undefined) });
  assert.deepEqual(Object.keys(plain).sort(), askedFor().filter((name) => name !== "art"));
  assert.equal(plain.board, board);
  const buttons = [{ action: "go" }];
  assert.equal(plain.loose(buttons), buttons);
  assert.equal(plain.bots({ turn: { bot: true } }), true);
  assert.equal(plain.bots({}), false);
  assert.equal(plain.controls().key("1"), false);
  plain.beside().update({});
});

test("every module can be imported as it stands, and has what others import of it", async () => {
  const all = readdirSync(ROOT, { recursive: true }).filter((path) => path.endsWith(".js"));
  for (const path of all) await import(new URL(path, new URL("../../widgets/platformer_widgets/", import.meta.url)));
  assert.ok(all.length > 60);
});
