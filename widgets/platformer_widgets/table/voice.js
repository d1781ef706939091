/** What is read aloud. */

import { h, text } from "../lib/dom.js";

/** Reads aloud what happened, once for each view. @param {HTMLElement} parent */
export function mountVoice(parent) {
  const live = h("div", { class: "pw-hush", role: "status", "aria-live": "polite" });
  parent.append(live);
  return { say: (words) => text(live, words) };
}

/**
 * What is to be read aloud of a new view. Pure.
 * @param {object} view
 * @param {object|null} before
 * @param {(key: string, gaps?: object) => string} [word]
 */
export function spoken(view, before, word) {
  if (view.error) return view.error;
  if (view.over && !before?.over) return [...said(view), view.over.text].join(" ");
  if (view.refusal) return [`${view.refusal.title}.`, ...(view.refusal.reasons ?? []).flatMap((reason) => [reason.text, reason.ruling && reason.open]).filter(Boolean)].join(" ");
  const ruled = view.inquiry?.verdict;
  if (ruled) return [`${ruled.title}.`, ...ruled.reasons.map((reason) => reason.text)].join(" ");
  const words = view.state !== before?.state ? said(view) : [];
  if (view.turn?.title !== before?.turn?.title) words.push(view.turn?.title ?? "");
  if (view.turn?.prompt !== before?.turn?.prompt) words.push(view.turn?.prompt ?? "");
  if (!words.length && view.selection?.text) words.push(view.selection.text);
  const lit = litPlaces(view);
  if (word && lit && lit !== litPlaces(before)) words.push(word("lit-places", { places: lit }));
  return words.filter(Boolean).join(" ");
}

/** The places that are lit, as one list; "" if there are none. */
const litPlaces = (view) => [...new Set((view?.targets ?? []).filter((target) => target.legal).map((target) => target.at))].join(", ");

const said = (view) => (view.events ?? []).map((event) => event.text).filter(Boolean);
