import { attr, button, h, show, text } from "../lib/dom.js";
import { heartbeat } from "../link/heartbeat.js";
import { IDLE, idlePage, RESTING } from "../link/idle.js";
import { gameIn } from "../lib/games.js";
import { firstGame, keepGame, keptGame, mountGames } from "../page/new_game/games.js";
import { addressLanguage, firstLanguage, keptLanguage, mountLanguage } from "../page/new_game/language.js";
import { frame } from "../lib/frame.js";
import { wording } from "../lib/words.js";
import { thread } from "../link/thread.js";
import { mountTips } from "../tip/tip.js";
import { mountCard } from "../rules/card.js";
import { mountRules } from "../rules/search.js";
import { busyLink } from "./busy.js";
import { wishIn } from "./address.js";
import { arrived } from "./from_play.js";
import { mountContents } from "./contents.js";
import { mountProgress } from "./progress/progress.js";
import { mountPuzzles } from "./puzzles.js";
import { mountReader } from "../reader/reader.js";
import { PROGRESS, tutorStore } from "./store.js";

const ROOMS = ["lessons", "puzzles", "progress"];
/** The ways from list to list, and what waits to be looked at again. */
function mountRooms(parent, { fixed, send }) {
  const rooms = ROOMS.map((room) => button({ class: "pw-room", "data-room": room }, () => send({ intent: "room", room })));
  const exam = button({}, () => send({ intent: "exam", rules: [] }));
  const due = button({ class: "pw-duenote", hidden: true }, () => send({ intent: "room", room: "progress" }));
  const nav = h("nav", { class: "pw-row pw-rooms" }, ...rooms, exam);
  parent.append(nav, due);
  return {
    update({ room, step, due: waiting }, visible) {
      show(nav, visible && !step);
      attr(nav, "aria-label", fixed("rooms"));
      for (const node of rooms) {
        text(node, fixed(node.dataset.room));
        attr(node, "aria-current", node.dataset.room === room ? "page" : null);
      }
      text(exam, fixed("exam"));
      // The first screen has a place of its own for it.
      show(due, visible && Boolean(waiting) && !step && room === "puzzles");
      text(due, waiting);
    },
  };
}

/**
 * The lists and what is open of them; progress is kept in the browser all the while.
 * @param {HTMLElement} el
 * @param {import("../link/link.js").Link} plain
 */
export function mountTutor(el, plain) {
  const { root, close } = frame(el, "pw-lesson pw-page pw-tutor");
  const link = busyLink(root, plain);
  const { get, send } = link;
  const page = get("page");
  const word = wording(link);
  const fixed = (key, facts) => word(`tutor-${key}`, facts);
  const store = tutorStore();
  const context = { word, fixed, send, store, link, explain: (rule, from) => card.open(rule, from) };

  const reload = button({ class: "pw-primary" }, () => location.reload());
  const lost = h("div", { class: "pw-lost", role: "alert", hidden: true }, h("p", {}), reload);
  const title = h("h1", { class: "pw-title", tabindex: "-1" });
  const play = h("a", { class: "pw-link", href: "./" });
  const other = button({ class: "pw-othergame" }, () => {
    keepGame("");
    choose("");
  });
  const top = h("div", { class: "pw-top" }, title, h("div", { class: "pw-row pw-menu" }, other, play));
  const rulesRoom = h("div", {});
  const rules = mountRules(top, rulesRoom, { word, link });
  const card = mountCard(root, { word, link, lesson: (rule, close) => button({}, () => (close(), send({ intent: "rule", rule })), h("span", { text: word("teach") })) });
  const tips = mountTips(root, { word, link, lookUp: card.open });
  const speech = mountLanguage(top, { word, choose: (code) => send({ intent: "language", language: code }) });
  const trouble = h("div", { class: "pw-problem", role: "alert", hidden: true });
  const news = h("p", { class: "pw-newsline", role: "status" });
  const room = () => h("section", { class: "pw-tutorroom", hidden: true });
  const [contents, puzzles, progress, open] = [room(), room(), room(), room()];
  open.className = "pw-stepper";
  root.append(lost, top, rulesRoom, trouble);
  const chooser = mountGames(root, { word, choose });
  const rooms = mountRooms(root, context);
  root.append(news, contents, puzzles, progress, open);
  const lists = { lessons: mountContents(contents, context), puzzles: mountPuzzles(puzzles, context), progress: mountProgress(progress, context) };
  const reader = mountReader(open, context);
  const views = thread(link, (view, how) => reader.view(view, how), () => gameIn(link));
  reader.thread(views);
  let silent = false;
  let rest = "";
  const idle = idlePage({
    awake: () => link.sendOnce({ intent: "ping", awake: true }),
    tell(next) {
      rest = next;
      connected();
    },
    comeBack: () => location.reload(),
  });
  const beat = heartbeat(() => link.sendOnce({ intent: "ping" }), (gone) => {
    silent = gone;
    if (gone) idle.over();
    connected();
  });
  let boards = null;
  /** The game that is shown; null before the page is. */
  let shown = null;

  function choose(name) {
    send({ intent: "game", game: name });
  }

  /** Say what there is to say of the connection. */
  function connected() {
    text(lost.firstChild, word(rest === IDLE ? "connection-idle" : rest === RESTING ? "connection-resting" : "connection-lost"));
    show(reload, rest !== IDLE);
    show(lost, silent || rest !== "");
  }

  function showPage() {
    const page = get("page");
    const game = get("game");
    const language = get("view").language;
    attr(root, "lang", language);
    if ("voila" in document.body.dataset) {
      attr(document.documentElement, "lang", language);
      document.title = game ? fixed("window") : word("choose-game");
      show(play, Boolean(game));
    } else show(play, false);
    speech.update(page.languages, language);
    rules.update(Boolean(game), language);
    text(title, game ? fixed("title") : word("choose-game"));
    if (game) text(play, fixed("play"));
    text(other, word("other-game"));
    show(other, Boolean(game) && page.choices.length > 1 && !page.step);
    chooser.update(page.choices, !game);
    text(reload, word("connection-reload"));
    connected();
    const { problem, missing } = page;
    show(trouble, Boolean(problem || missing));
    text(trouble, problem ? `${problem.place}: ${problem.reason}. ${problem.mend}.` : missing ? fixed("no-lesson") : "");
    rooms.update(page, Boolean(game));
    text(news, page.news);
    if (game !== shown) begin(game);
    if (!game) {
      for (const part of [contents, puzzles, progress, open]) show(part, false);
      return;
    }
    for (const name of ROOMS) lists[name].update(page, language);
    reader.update(page);
    if (page.boards > 0) store.keepWhere(page.where, game);
    arrive(page);
  }

  /** Another game was chosen, or none: go on where its last visit ended, and the keyboard with it. */
  function begin(game) {
    const first = shown === null;
    shown = game;
    boards = null;
    if (game && page.choices.length > 1) keepGame(game);
    if (first) return;
    if (game) comeBack();
    asked();
    queueMicrotask(() => (game ? title : chooser.root.querySelector("button"))?.focus({ preventScroll: true }));
  }

  function comeBack() {
    const { boards: put, unnamed } = get("page");
    const where = store.where(shown, unnamed);
    // Whoever comes for a rule comes back to what was open before; any other address is a place of its own.
    const wish = wishIn(location.hash);
    if (put === 0) send({ intent: "return", where: wish && wish.message.intent !== "rule" ? { ...where, lesson: "", puzzle: 0, exam: null, back: null } : where });
  }

  /** Another place was opened: begin at its top, unless the visit only begins. */
  function arrive(page) {
    if (page.boards === boards) return;
    const first = boards === null || boards === 0;
    boards = page.boards;
    if (first) return;
    const heading = page.step ? reader.heading : lists[page.room].heading;
    // Voilà's page scrolls in an element of its own, so the window need not be what moves.
    (page.step ? open : root).scrollIntoView({ block: "start" });
    queueMicrotask(() => heading.focus({ preventScroll: true }));
  }

  function message(content) {
    if (content?.type === "pong") beat.answered();
    idle.message(content);
    rules.message(content);
    card.message(content);
    if (content?.type === "progress" && !store.keep(content.text)) {
      show(trouble, true);
      text(trouble, fixed("lost-progress"));
    }
    lists.progress.sheets.message(content);
    if (content?.type === "result") lists.progress.result(content.text);
    if (content?.type === "aside") store.damaged(content.text);
  }

  function asked() {
    const wish = wishIn(location.hash);
    if (!wish) return;
    arrived(location.hash);
    const { game, message: opens } = wish;
    if (game && game !== shown && page.choices.some((one) => one.id === game)) return choose(game);
    if (!shown) return;
    send(opens);
    // The same place may be asked for again later, and a reload comes back to where the reader has gone since.
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  /** Another tab has changed the progress: it holds here too, or what it forgot would come back from here. */
  function elsewhere(event) {
    if (event.key !== PROGRESS || event.newValue === null) return;
    store.follow(event.newValue);
    send({ intent: "follow", text: event.newValue });
  }

  const ends = [link.on("page", showPage), link.on("game", showPage), link.on("message", message)];
  globalThis.addEventListener("hashchange", asked);
  globalThis.addEventListener("storage", elsewhere);
  const stored = store.progress;
  showPage();
  const known = page.languages.map((one) => one.id);
  const wanted = firstLanguage(known, addressLanguage(known) ?? keptLanguage(), navigator.languages ?? [], page.asked);
  if (wanted && wanted !== get("view").language) send({ intent: "language", language: wanted });
  const kept = firstGame(page.choices, shown, keptGame());
  if (kept) choose(kept);
  if (shown) comeBack();
  asked();
  // Last: what is said of a damaged progress must not be gone with the next answer.
  if (stored) send({ intent: "progress", text: stored });
  return () => {
    beat.close();
    idle.close();
    rules.close();
    tips.close();
    lists.progress.sheets.close();
    views.close();
    close();
    for (const end of ends) end();
    globalThis.removeEventListener("hashchange", asked);
    globalThis.removeEventListener("storage", elsewhere);
  };
}
