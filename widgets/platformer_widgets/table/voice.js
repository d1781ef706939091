/** What is read aloud. */

import { h } from "../lib/dom.js";

/** So many of the last things said stay to be read: what is replaced at once is not read by every screen reader. */
const KEPT = 3;

/**
 * Reads aloud what happened, each thing once.
 * @param {HTMLElement} parent
 */
export function mountVoice(parent) {
  const live = h("div", { class: "pw-hush", role: "log", "aria-live": "polite" });
  parent.append(live);
  let last = "";
  return {
    /** Forget what was said in another language. @param {object} view @param {object|null} before */
    follow(view, before) {
      if (before && before.language !== view.language) live.replaceChildren();
    },
    /** @param {string} words @param {unknown} [moment] the same words are said again at another moment */
    say(words, moment) {
      const name = JSON.stringify([words, moment]);
      if (name === last) return;
      last = name;
      if (!words) return;
      live.append(h("p", { text: words }));
      while (live.children.length > KEPT) live.firstElementChild.remove();
    },
  };
}

/**
 * What is to be read aloud of a new view. Pure.
 * @param {object} view
 * @param {object|null} before
 * @param {(key: string, gaps?: object) => string} [word]
 * @param {string} [read] a title that is read anyway, because it has just got the focus
 */
export function spoken(view, before, word, read = "") {
  if (view.error) return view.error;
  if (view.over && !before?.over) return [...said(view), view.over.text].join(" ");
  if (view.refusal) return refused(view.refusal, word);
  const ruled = view.inquiry?.verdict;
  if (ruled) return [`${ruled.title}.`, ...ruled.reasons.map((reason) => reason.text)].join(" ");
  const words = view.state !== before?.state ? happened(view, before, word) : [];
  const title = view.turn?.title !== before?.turn?.title;
  const prompt = view.turn?.prompt !== before?.turn?.prompt;
  if (title && view.turn?.title !== read) words.push(view.turn?.title);
  const what = view.selection?.text ?? "";
  const chosen = word && what !== (before?.selection?.text ?? "");
  if (chosen && what) words.push(what.endsWith(".") ? what : word("chosen", { what })); // a sentence of its own stands alone
  if (prompt) words.push(view.hand && `${view.hand.text}: ${view.hand.told}.`, view.turn?.prompt);
  if (!word && !words.length) words.push(what);
  else if (chosen && !words.length) words.push(word("chosen-none"));
  if (word) words.push(places(view, before, word, title || prompt || chosen));
  return words.filter(Boolean).join(" ");
}

/** A refusal: why, and what would be possible. */
function refused({ title, reasons, instead, none }, word) {
  const why = (reasons ?? []).flatMap((reason) => [reason.text, reason.ruling && reason.open]);
  const ways = word && instead?.length ? `${none || word("instead")} ${instead.map((way) => way.text).join(", ")}.` : word && none;
  return [`${title}.`, ...why, ways].filter(Boolean).join(" ");
}

/** What is lit, if it is another than before or something is asked anew; that nothing is, where something might be. */
function places(view, before, word, anew) {
  const lit = litPlaces(view);
  if (lit) return anew || lit !== litPlaces(before) ? word("lit-places", { places: lit }) : "";
  return view.targets && anew && !view.turn?.bot && !view.over && !choosing(view) ? word("lit-none") : "";
}

/** Whether what is asked is answered by buttons alone. Pure. */
export const choosing = (view) => !view.turn?.bot && !litPlaces(view) && (view.buttons ?? []).filter((one) => one.legal).length > 1;

/** The places that are lit, as one list, without what is possible almost everywhere; "" if there are none. */
const litPlaces = (view) => [...new Set((view?.targets ?? []).filter((target) => target.legal && !target.wide).map((target) => target.at))].join(", ");

/** What has happened; of a game that has just begun only what came after it was set up, which the log has. */
function happened(view, before, word) {
  const told = said(view);
  if (!before) {
    const since = view.log?.findLastIndex((line) => line.turn !== view.log.at(-1).turn) ?? -1;
    return since < 0 ? told : told.slice(-(view.log.length - 1 - since));
  }
  const back = word && !told.length && view.redo?.can && (view.redo.why !== before.redo?.why || view.log?.length < before.log?.length);
  return back ? [word("taken-back")] : told;
}

const said = (view) => (view.events ?? []).map((event) => event.text).filter(Boolean);
