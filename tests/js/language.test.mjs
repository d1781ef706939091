import assert from "node:assert/strict";
import { test } from "node:test";

import { addressLanguage, firstLanguage, keepLanguage, keptLanguage } from "../../widgets/platformer_widgets/page/new_game/language.js";

const KNOWN = ["en", "pl", "uk"];

test("the language that was chosen here comes before all others", () => {
  assert.equal(firstLanguage(KNOWN, "pl", ["uk-UA"], true), "pl");
  assert.equal(firstLanguage(KNOWN, "pl", ["uk-UA"], false), "pl");
});

test("a language that was asked for comes before what the browser prefers", () => {
  assert.equal(firstLanguage(KNOWN, null, ["uk-UA"], true), null);
});

test("at a first visit the browser's first language that is known decides", () => {
  assert.equal(firstLanguage(KNOWN, null, ["de-DE", "uk-UA", "pl"], false), "uk");
  assert.equal(firstLanguage(KNOWN, null, ["PL-pl"], false), "pl");
  assert.equal(firstLanguage(KNOWN, null, ["de"], false), null);
});

test("the address may ask for a language that is known", () => {
  assert.equal(addressLanguage(KNOWN, "?language=pl"), "pl");
  assert.equal(addressLanguage(KNOWN, "?a=b&language=uk"), "uk");
  for (const other of ["", "?language=", "?language=tlh", "?language=../pl", "?lang=pl"]) assert.equal(addressLanguage(KNOWN, other), null);
});

test("a kept language that is no longer there counts for nothing", () => {
  assert.equal(firstLanguage(KNOWN, "tlh", ["pl"], false), "pl");
  assert.equal(firstLanguage(KNOWN, "", [], false), null);
});

test("a language is kept for the page, and as a cookie for whoever sends it", () => {
  const kept = new Map();
  const store = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const page = { cookie: "" };
  assert.equal(keptLanguage(store), null);
  keepLanguage("uk", store, page);
  assert.equal(keptLanguage(store), "uk");
  assert.match(page.cookie, /^platformer-language=uk; path=\/; max-age=\d+; samesite=lax$/);
});

test("a browser that keeps nothing is no trouble", () => {
  const closed = () => {
    throw new Error("closed");
  };
  const store = { getItem: closed, setItem: closed };
  assert.equal(keptLanguage(store), null);
  keepLanguage("uk", store, { cookie: "" });
});
