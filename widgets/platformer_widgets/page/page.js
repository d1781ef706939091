import { attr, button, h, show, text } from "../lib/dom.js";
import { mountForm } from "./form.js";
import { heartbeat } from "../link/heartbeat.js";
import { firstLanguage, keptLanguage, mountLanguage } from "./language.js";
import { frame } from "../lib/frame.js";
import { gameName, gameOf } from "../lib/games.js";
import { wording } from "../lib/words.js";
import { thread } from "../link/thread.js";
import { download, keep, kept } from "./saves.js";
import { mountTable } from "../table/table.js";

/** A sentence with its full stop, if it has no other end. */
const ended = (says) => (/[.!?…]$/.test(says) ? says : `${says}.`);

/**
 * The whole page: a form, then the table; the game is kept in the browser all the while.
 * @param {HTMLElement} el
 * @param {import("../link/link.js").Link} link
 */
export function mountPage(el, link) {
  const { get, send } = link;
  const { root, close } = frame(el, "pw-table pw-page pw-pinned");
  const word = wording(link);
  let asking = false;
  let record = null;
  let games = get("page").games;
  let table = null;
  /** The record of a game that has just come back changes no news. */
  let greeting = false;

  const reload = button({ class: "pw-primary" }, () => location.reload());
  const lost = h("div", { class: "pw-lost", role: "alert", hidden: true }, h("p", {}), reload);
  const title = h("h1", { class: "pw-title" });
  const fresh = button({}, () => ask(true));
  const save = button({}, () => record && download(record, gameName(link)));
  const menu = h("div", { class: "pw-row pw-menu" }, fresh, save);
  const learn = h("a", { class: "pw-link", href: "tutor", hidden: !("voila" in document.body.dataset) });
  const top = h("div", { class: "pw-top" }, title, learn, menu);
  const speech = mountLanguage(top, { word, choose: speak });
  const trouble = h("div", { class: "pw-problem", role: "alert", hidden: true });
  const news = h("p", { class: "pw-soft pw-news", role: "status" });
  const formRoom = h("div", { class: "pw-formroom" });
  const tableRoom = h("div", { class: "pw-tableroom" });
  const small = h("p", { class: "pw-soft pw-unofficial" });
  root.append(lost, top, trouble, news, formRoom, tableRoom, small);

  const told = ({ text: says, place, reason, mend }) => says ?? `${word("error-title")}: ${place}: ${reason}. ${ended(mend)}`;
  const form = mountForm(formRoom, { word, game: gameOf(link), send, back: () => ask(false), resume: () => send({ intent: "resume", record: kept() ?? "" }) });
  const views = thread(link, showView);
  const beat = heartbeat(() => link.sendOnce({ intent: "ping" }), (gone) => show(lost, gone));

  function speak(code) {
    send({ intent: "language", language: code });
  }

  /** Whoever reads the page aloud, and the browser's tab, know the language too. */
  function spoken(code) {
    attr(root, "lang", code);
    if (!("voila" in document.body.dataset)) return;
    attr(document.documentElement, "lang", code);
    document.title = word("window-title");
  }

  function ask(wanted) {
    asking = wanted;
    showPage();
    (wanted ? formRoom.querySelector("input") : root.querySelector(".pw-turn h2"))?.focus({ preventScroll: true });
  }

  function showView(view, how) {
    if (!get("page").games) return;
    table ??= mountTable(tableRoom, { send: views.send, word: views.word, game: gameOf(link), onNew: () => ask(true) });
    table.update(view, how);
  }

  function showPage() {
    const page = get("page");
    const started = page.games !== games;
    games = page.games;
    const language = get("view").language;
    spoken(language);
    speech.update(page.form.languages, language);
    if (started) asking = false;
    const playing = games > 0 && !asking;
    text(title, word("page-title"));
    text(fresh, word("new-game"));
    text(save, word("save-file"));
    text(learn, word("tutor-link"));
    text(reload, word("connection-reload"));
    text(lost.firstChild, word("connection-lost"));
    text(small, word("unofficial"));
    show(menu, playing);
    show(tableRoom, playing);
    show(formRoom, !playing);
    root.classList.toggle("pw-playing", playing);
    form.update(page.form, { canResume: games === 0 && Boolean(kept()), canReturn: games > 0 });
    show(trouble, Boolean(page.problem));
    text(trouble, page.problem ? told(page.problem) : "");
    if (page.problem) trouble.scrollIntoView?.({ block: "nearest" });
    greeting = page.restored && started;
    text(news, greeting ? word("restored") : "");
    // The table is drawn in the same breath, before or after this.
    if (started) queueMicrotask(() => root.querySelector(".pw-turn h2")?.focus({ preventScroll: true }));
  }

  function message(content) {
    if (content?.type === "pong") beat.answered();
    if (content?.type === "record") {
      record = content.text;
      if (!keep(record)) text(news, word("error-save"));
      else if (!greeting) text(news, "");
      greeting = false;
    }
  }

  const ends = [link.on("page", showPage), link.on("message", message)];
  showPage();
  const { form: { languages }, asked } = get("page");
  const wanted = firstLanguage(languages.map((one) => one.id), keptLanguage(), navigator.languages ?? [], asked);
  if (wanted && wanted !== get("view").language) speak(wanted);
  if (games > 0) {
    showView(views.view, { animate: false });
    send({ intent: "save" });
  }
  return () => {
    beat.close();
    table?.close();
    views.close();
    close();
    for (const end of ends) end();
  };
}
