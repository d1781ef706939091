/** The choice of a language, kept in this browser for the next visit. */

import { attr, h, keyed, show, text, unique } from "../../lib/dom.js";
import { shelf } from "../../lib/shelf.js";

const KEY = "platformer-nb/language";
const YEAR = 31_536_000;

/** The language kept here, or null. */
export function keptLanguage(store = shelf()) {
  try {
    return store.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Keep a language, if the browser lets us: for the page, and as a cookie for whoever sends the page.
 * @param {string} code
 */
export function keepLanguage(code, store = shelf(), page = globalThis.document) {
  try {
    store.setItem(KEY, code);
    page.cookie = `platformer-language=${code}; path=/; max-age=${YEAR}; samesite=lax`;
  } catch {
    // It is spoken until the page is left.
  }
}

/**
 * The language that the address asks for, `?language=pl`; null without one, or if there is no such language. Pure.
 * @param {string[]} known
 * @param {string} [search] of the address
 */
export function addressLanguage(known, search = globalThis.location?.search ?? "") {
  const code = new URLSearchParams(search).get("language");
  return known.includes(code) ? code : null;
}

/** A language has been chosen on the page: the address asks for none any more. */
function forgetAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has("language")) return;
  address.searchParams.delete("language");
  history.replaceState(history.state, "", address);
}

/**
 * The language to begin with: the kept one; unless one was asked for in Python, the browser's own. Pure.
 * @param {string[]} known
 * @param {string|null} kept
 * @param {readonly string[]} preferred
 * @param {boolean} asked
 * @returns {string|null} null: the one that is spoken already
 */
export function firstLanguage(known, kept, preferred, asked) {
  if (known.includes(kept)) return kept;
  if (asked) return null;
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find((code) => known.includes(code)) ?? null;
}

/**
 * Mount the choice.
 * @param {HTMLElement} parent
 * @param {{word: Function, choose: (code: string) => void}} context
 */
export function mountLanguage(parent, { word, choose }) {
  const uid = unique("language");
  const label = h("label", { for: uid });
  const choice = h("select", { id: uid, onchange: () => {
    keepLanguage(choice.value);
    forgetAddress();
    choose(choice.value);
  } });
  const root = h("div", { class: "pw-row pw-speech", hidden: true }, label, choice);
  parent.append(root);
  return {
    /**
     * @param {{id: string, name: string}[]} languages
     * @param {string} now
     */
    update(languages, now) {
      show(root, languages.length > 1);
      text(label, word("language"));
      keyed(choice, languages, (one) => one.id, (one) => h("option", { value: one.id, lang: one.id }), (option, one) => text(option, one.name));
      if (choice.value !== now) choice.value = now;
      attr(choice, "lang", now);
    },
  };
}

const alone = () => "voila" in document.body.dataset;

/** Whoever reads the page aloud, and the browser's tab, know the language too. @param {HTMLElement} root @param {string} code */
export function spoken(root, code) {
  attr(root, "lang", code);
  if (alone()) attr(document.documentElement, "lang", code);
}

/** The title of the browser's tab: what is asked, and on which page. @param {string} page @param {string|undefined|false} asked */
export function titled(page, asked) {
  if (alone()) document.title = asked ? `${asked} · ${page}` : page;
}
