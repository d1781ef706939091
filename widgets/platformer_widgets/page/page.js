import { attr, button, h, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { mountConnection } from "./connection.js";
import { mountForm } from "./new_game/form.js";
import { addressLanguage, firstLanguage, keptLanguage, mountLanguage, spoken, titled } from "./new_game/language.js";
import { frame } from "../lib/frame.js";
import { gameIn, gameOf } from "../lib/games.js";
import { mountInquiry } from "./inquiry.js";
import { mountSound, sounding } from "../sound/sound.js";
import { mountReview } from "../review/review.js";
import { mountSetUp } from "./set_up.js";
import { forgetFragment, linkTo, sharedIn, sharing } from "./sharing.js";
import { firstGame, keepGame, keptGame, mountGames } from "./new_game/games.js";
import { problem, wording } from "../lib/words.js";
import { questions } from "../link/questions.js";
import { thread } from "../link/thread.js";
import { keeping } from "./saves/keeping.js";
import { pageKeys } from "../keys/page_keys.js";
import { aside, download, forget } from "./saves/saves.js";
import { mountTips } from "../tip/tip.js";
import { mountBox } from "../box/box.js";
import { lessonLink, mountCard } from "../rules/card.js";
import { mountRules } from "../rules/search.js";
import { mountTable } from "../table/table.js";
import { tabs } from "./saves/tabs.js";

/**
 * The whole page: which game, a form, then the table; the game is kept in the browser all the while.
 * @param {HTMLElement} el
 * @param {import("../link/link.js").Link} link
 */
export function mountPage(el, link) {
  const { get, send } = link;
  const { root, close } = frame(el, "pw-table pw-page pw-pinned");
  const word = wording(link);
  let arrived = false;
  let asking = false;
  let record = null;
  let games = get("page").games;
  let table = null;
  let form = null;
  /** What is shown beside the game, and which of the two: the table of a position, or one that is set up. */
  let look = null;
  let looked = "";
  /** The game whose form and table are mounted. */
  let shown = "";
  /** The record of a game that has just come back changes no news. */
  let greeting = false;
  /** What was shown beside the game before. */
  let seen = "";
  /** The kept game was asked for when the page opened, and is not there yet: nothing else is shown for that moment. */
  let returning = false;
  let first = ""; // the game that opens without a question, until it is there: nothing is chosen in that moment
  /** Another tab has the game that was on the table here. */
  let away = false;

  const title = h("h1", { class: "pw-title" });
  const fresh = button({}, () => ask(true));
  const saveFile = () => record && download(record, shown);
  const save = button({}, saveFile);
  const through = button({}, () => review());
  const menu = h("div", { class: "pw-row pw-menu" }, fresh, save, through);
  const other = button({ class: "pw-othergame", hidden: true }, () => {
    keepGame("");
    choose("");
  });
  const learn = h("a", { class: "pw-link", href: "tutor" });
  const rare = button({ class: "pw-round pw-rare", "aria-expanded": "false" }, () => unfold(!top.classList.contains("pw-unfolded")), picture(SIGNS.menu));
  const top = h("div", { class: "pw-top" }, title, rare, learn, other, menu);
  const rulesRoom = h("div", {});
  const rules = mountRules(top, rulesRoom, { word, link, opening: () => box.leave() });
  const card = mountCard(root, { word, link, lesson: (rule) => lessonLink(word, rule, gameNamed()) });
  const tips = mountTips(root, { word, link, lookUp: rules.lookUp });
  const boxRoom = h("div", { class: "pw-boxroom" });
  const box = mountBox(top, boxRoom, { word, link, lookUp: rules.lookUp, root, game: () => gameOf(link), opening: rules.leave });
  const speech = mountLanguage(top, { word, choose: speak });
  const sound = sounding();
  const loudness = mountSound(top, { word, sound });
  const trouble = h("div", { class: "pw-problem", role: "alert", hidden: true });
  const news = h("p", { class: "pw-soft pw-news", role: "status" });
  const take = button({ class: "pw-primary" }, () => keeper.resume(records() ?? record, shown));
  const elsewhere = h("div", { class: "pw-elsewhere", role: "alert", hidden: true }, h("p", {}), take);
  const formRoom = h("div", { class: "pw-formroom" });
  const tableRoom = h("div", { class: "pw-tableroom", onclick: () => unfold(false) }); // who plays on is done with the menu
  const lookRoom = h("div", { class: "pw-tableroom", hidden: true });
  const small = h("p", { class: "pw-soft pw-unofficial" });
  const connection = mountConnection(root, { word, link, rooms: [formRoom, tableRoom, lookRoom], safe: () => !record || records() === record });
  root.append(top, rulesRoom, boxRoom, trouble, elsewhere, news);
  const chooser = mountGames(root, { word, choose });
  const inquiry = mountInquiry(root, { word, play: () => send({ intent: "play-on" }), edit: () => send({ intent: "edit" }), leave: toGame, save: () => saveFile() });
  root.append(formRoom, tableRoom, lookRoom, small);

  const keeper = keeping(link);
  const tab = tabs(lose);
  const records = () => keeper.of(shown);
  const views = thread(link, showView, () => gameIn(link));
  const asides = questions(link, () => views.view);
  const shares = { table: sharing(send), look: sharing(send) };

  function choose(name) {
    send({ intent: "game", game: name });
  }

  /** The game's name, where there are several. */
  const gameNamed = () => (get("page").choices.length > 1 ? shown : "");

  /** On a small screen that is played on, all of the bar but the title folds away. */
  function unfold(open) {
    top.classList.toggle("pw-unfolded", open);
    attr(rare, "aria-expanded", String(open));
  }

  /** Mount the form of the game that is chosen; the table comes with its first view. */
  function settle() {
    const game = get("game");
    if (game === shown) return;
    shown = game;
    record = null;
    table?.close();
    table = form = null;
    asking = false;
    formRoom.replaceChildren();
    tableRoom.replaceChildren();
    putAway();
    if (!game) return;
    if (get("page").choices.length > 1) keepGame(game);
    const back = () => ask(false);
    form = mountForm(formRoom, { word, game: gameOf(link), things: tips.things, lookUp: rules.lookUp, send, back, open, setUp: () => send({ intent: "set-up" }), saved: { all: () => aside(shown), goOn: (one) => keeper.resume(one.record, shown), forget: (one) => forget(one.key), review: (one) => review(0, one.record) }, review: (text) => review(0, text), resume: () => keeper.resume(records() ?? "", shown) });
  }

  /** The page has just opened: the game that is kept here goes on. What a link shows has its own way back to it. */
  function goOn(game) {
    const old = game && !get("page").games && !get("page").beside && !sharedIn(location.hash) ? keeper.of(game) : null;
    if (!old) return;
    returning = true;
    showPage();
    tab.elsewhere(keeper.named(old, game)).then((there) => {
      if (get("page").games) return;
      if (!there) return keeper.resume(old, game);
      returning = false;
      showPage();
      text(news, word("tab-open"));
    });
  }

  /** Another tab has taken the game on the table: it is not played on here, and nothing is kept. */
  function lose() {
    away = true;
    showPage();
    take.focus({ preventScroll: true });
  }

  /** Open a shared position beside the game, from the address or from what was pasted. */
  function open(text) {
    if (text) send({ intent: "open", link: text });
  }

  const opened = () => open(sharedIn(location.hash));

  /** Back to one's own game: the one on the table, or the one kept in this browser. */
  function leave() {
    send({ intent: "leave" });
    const old = records();
    if (!get("page").games && old) keeper.resume(old, shown);
  }

  /** Back to one's own game at once, even where the way to what is shown led over the form. */
  function toGame() {
    asking = asking && !get("page").games;
    leave();
  }

  /** Look through a game beside the one that is here: a saved one, or this one as far as it has gone. */
  function review(at = -1, saved = "") {
    keeper.look(saved, at);
  }

  /** Mount what is shown beside the game. */
  function beside(kind) {
    const context = { send: views.send, busy: () => views.busy, word: views.word, game: gameOf(link) };
    if (kind === "inquiry") return mountTable(lookRoom, { ...context, sharing: shares.look, ruled: true, lookUp: rules.lookUp });
    if (kind === "review") {
      const back = () => (get("page").games > 0 && !asking ? "back-to-game" : "set-up-done");
      return mountReview(lookRoom, { ...context, sound, back, lookUp: card.open, branch: () => keeper.branch(get("game")), leave: () => send({ intent: "leave" }) });
    }
    return mountSetUp(lookRoom, { ...context, ask: () => send({ intent: "ask" }), done: leave });
  }

  /** The keyboard goes on at what is shown beside the game, which is read from its top; a ruling shows itself. */
  function goBeside() {
    (look?.title ?? inquiry.title).focus({ preventScroll: true });
    if (!get("view").inquiry?.verdict) root.scrollIntoView?.({ block: "start" });
  }

  function putAway() {
    look?.close();
    look = null;
    looked = "";
    lookRoom.replaceChildren();
  }

  function speak(code) {
    send({ intent: "language", language: code });
  }

  /** The browser's tab names who is asked, for those who look elsewhere meanwhile. */
  function headline() {
    const view = get("view");
    titled(word(shown ? "window-title" : "choose-game"), get("page").games > 0 && !asking && (view.over?.text ?? view.turn?.title));
  }

  function ask(wanted) {
    asking = wanted;
    box.leave();
    showPage();
    (wanted ? form?.rest : root.querySelector(".pw-handover:not([hidden]) button, .pw-turn h2"))?.focus({ preventScroll: true });
  }

  function showView(view, how) {
    const kind = view.inquiry ? "inquiry" : view.editor ? "set-up" : view.review ? "review" : "";
    if (kind) {
      settle();
      if (kind !== looked) putAway();
      looked = kind;
      look ??= beside(kind);
      look.update(view, how);
      return;
    }
    if (!get("page").games) return;
    settle();
    table ??= mountTable(tableRoom, { send: views.send, busy: () => views.busy, word: views.word, game: gameOf(link), onNew: () => ask(true), sharing: shares.table, sound, review, branch: { known: () => Boolean(keeper.source(shown)), back: () => keeper.goBack(shown) }, ...asides.context, lookUp: rules.lookUp, explain: card.open });
    table.update(view, how);
    headline();
  }

  function showPage() {
    const page = get("page");
    const before = shown;
    settle();
    const started = page.games > 0 && (page.games !== games || (arrived && before !== shown));
    games = page.games;
    const language = get("view").language;
    spoken(root, language);
    headline();
    speech.update(page.languages, language);
    loudness.update();
    rules.update(Boolean(get("game")), language);
    box.update(Boolean(page.catalogue), language, get("game"));
    if (started) {
      asking = away = false;
      unfold(false);
      // The form may have been left far down.
      queueMicrotask(() => root.scrollIntoView?.({ block: "start" }));
    }
    show(elsewhere, away);
    text(elsewhere.firstChild, away ? word("tab-elsewhere") : "");
    text(take, word("tab-take"));
    const returned = returning && started;
    if (started || page.problem) returning = false;
    if (shown || page.problem) first = "";
    const looking = Boolean(page.beside);
    const playing = games > 0 && !asking && !looking;
    const left = Boolean(seen) && !looking;
    if (!looking && look) {
      putAway();
      forgetFragment();
    }
    inquiry.update(get("view").inquiry ?? null, { game: games > 0 || Boolean(shown && records()), savable: Boolean(record), editor: page.editor });
    text(title, word(first ? "starting-page" : shown ? "page-title" : "choose-game"));
    text(other, word("other-game"));
    show(other, Boolean(shown) && page.choices.length > 1 && !playing && !looking && !returning);
    chooser.update(page.choices, !shown && !looking && !returning && !first);
    text(fresh, word("new-game"));
    text(save, word("save-file"));
    attr(rare, "title", word("page-menu"));
    text(through, word("review"));
    text(learn, word("tutor-link"));
    show(learn, "voila" in document.body.dataset && (!shown || page.choices.some((one) => one.id === shown && one.lessons)));
    connection.update();
    text(small, word("unofficial"));
    show(menu, playing);
    show(tableRoom, playing && !away);
    show(lookRoom, looking);
    show(formRoom, Boolean(shown) && !playing && !looking && !returning);
    root.classList.toggle("pw-playing", playing || ["inquiry", "review"].includes(page.beside));
    root.classList.toggle("pw-pinned", page.beside !== "set-up");
    root.classList.toggle("pw-reviewing", page.beside === "review");
    if (!looking) form?.update(page.form, { canSetUp: page.editor, last: (games === 0 && records()) || "", turn: keeper.turnOf(records(), shown), canReturn: games > 0 });
    if (started && page.restored && page.begun) form?.fill(page.begun);
    if (before !== shown && !started && !looking && !returning) arrive();
    if (started || (looking && seen !== page.beside)) box.leave();
    if (looking && seen !== page.beside) queueMicrotask(goBeside);
    seen = page.beside;
    show(trouble, Boolean(page.problem));
    text(trouble, page.problem ? problem(page.problem, word) : "");
    if (page.problem) trouble.scrollIntoView?.({ block: "nearest" });
    greeting = page.restored && started;
    text(news, greeting ? word("restored") : returning && !first ? word("starting-page") : "");
    // The table is drawn in the same breath, before or after this. A game that came back by itself takes the focus from nothing.
    if ((started || left) && !(returned && document.activeElement !== document.body)) queueMicrotask(() => (playing ? root.querySelector(".pw-handover:not([hidden]) button, .pw-turn h2") : form?.rest)?.focus({ preventScroll: true }));
  }

  /** Another game was chosen, or none: the keyboard goes on there, but not when the page opens. */
  function arrive() {
    if (!arrived) return;
    queueMicrotask(() => (shown ? form?.rest : chooser.root.querySelector("button"))?.focus({ preventScroll: true }));
  }

  function message(content) {
    for (const one of [connection, rules, card, box]) one.message(content);
    if (content?.type === "shared") (get("page").beside ? shares.look : shares.table).give(content.what, content.what === "doubt" ? content.text : linkTo(content.text, location), content.masked);
    if (content?.type === "record") {
      record = content.text;
      if (away) return;
      if (!keeper.store(record, shown, content.fresh)) text(news, word("error-save"));
      else if (!greeting) text(news, "");
      greeting = false;
      if (content.fresh) table?.kept();
      // What was kept another tab may have; a new game nobody has.
      if (content.fresh) tab.have(keeper.mine(shown), get("page").restored);
    }
  }

  /** What is played on, or asked about, if it answers keys. */
  const played = () => (get("page").beside ? look : tableRoom.hidden ? null : table);
  const ends = [pageKeys(root, () => (played()?.owns ? played() : null)), link.on("page", showPage), link.on("game", showPage), link.on("message", message)];
  const { languages, asked, choices } = get("page");
  first = firstGame(choices, get("game"), keptGame()) ?? "";
  showPage();
  arrived = true;
  if (first) choose(first);
  const known = languages.map((one) => one.id);
  const wanted = firstLanguage(known, addressLanguage(known) ?? keptLanguage(), navigator.languages ?? [], asked);
  if (wanted && wanted !== get("view").language) speak(wanted);
  goOn(first || shown);
  opened();
  globalThis.addEventListener?.("hashchange", opened);
  if (get("page").beside) showView(views.view, { animate: false });
  if (games > 0) {
    showView(views.view, { animate: false });
    send({ intent: "save" });
  }
  return () => {
    globalThis.removeEventListener?.("hashchange", opened);
    for (const part of [connection, sound, tab, rules, tips, box, look, table, asides, views]) part?.close();
    close();
    for (const end of ends) end();
  };
}
