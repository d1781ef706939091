/** What is open: a step of a lesson, a puzzle or an exam. Its prose, its board, and the ways on from it. */

import { attr, button, h, show, text } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";
import { mountExam } from "../exam/exam.js";
import { prose } from "../lib/prose.js";
import { citation, cite } from "../table/reasons.js";
import { mountStep } from "../lesson/step.js";
import { addressOf } from "../tutor/address.js";
import { mountToGame } from "../tutor/from_play.js";
import { mountHanding } from "../tutor/handing.js";
import { mountCheckpoint } from "../tutor/progress/rounds.js";
import { mountEnd } from "./end.js";
import { mountFold, parted } from "./fold.js";
import { mountPictures } from "./pictures.js";

/** Whether the rest of the prose may be folded on a small screen: of a demonstration, if it has no table. Pure. */
export const foldable = ({ kind, prose: blocks }) => kind === "show" && !blocks.some(([tag]) => tag === "table");

/** Whether the way on is what to press now: there is nothing left to do here. Pure. */
export function ready(lesson) {
  if (!lesson || lesson.kind === "try") return true;
  if (lesson.kind === "show") return !lesson.next;
  return Boolean(lesson.kind === "predict" ? lesson.played : lesson.done);
}

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, word: Function, send: Function, link: object}} context
 */
export function mountReader(parent, { fixed, word, send, link, explain }) {
  let step = null;
  let boards = -1;
  let board = null;
  let thread = null;
  let words = "";

  const back = button({}, () => send({ intent: "leave" }));
  const home = button({ class: "pw-primary", hidden: true }, () => send({ intent: "go-back" }));
  const toPlay = mountToGame(fixed);
  const place = h("span", { class: "pw-soft" });
  const placeRules = h("span", { class: "pw-soft pw-placerules" });
  const codes = button({ class: "pw-codesmark", "aria-pressed": "false", text: "§" }, () => showCodes(codes.getAttribute("aria-pressed") !== "true"));
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const { number, why } = citation();
  const aboutSays = h("span", {});
  const about = h("p", { class: "pw-panel pw-about", hidden: true }, number, aboutSays, why);
  const says = h("div", { class: "pw-prose" });
  const rest = h("p", { class: "pw-soft pw-pausehere", hidden: true });
  const fold = mountFold(parent, says, fixed);
  const room = h("div", { class: "pw-boardroom" });
  const before = button({}, () => go(-1));
  const after = button({ class: "pw-primary" }, () => go(1));
  const onward = button({ class: "pw-primary" }, () => (step.next_puzzle ? open(step.next_puzzle) : send({ intent: "open", lesson: step.next_lesson.name, step: 0 })));
  const beyond = button({ class: "pw-primary pw-beyondsolved" }, () => (after.hidden ? onward : after).click());
  const ways = h("div", { class: "pw-row pw-ways" }, before, after, onward);
  const foot = h("div", {}, ways);
  parent.append(h("div", { class: "pw-row pw-stepplace" }, home, toPlay.node, back, place, placeRules, codes), heading, about, h("div", { class: "pw-says" }, says, fold.button, rest));
  const pictures = mountPictures(parent.querySelector(":scope > .pw-says"), { word, link });
  const end = mountEnd(parent, { send });
  parent.append(room);
  const checkpoint = mountCheckpoint(parent, { send });
  const here = () => addressOf(location, { link: step.link, language: link.get("view").language, game: link.get("game") === link.get("page").unnamed ? "" : link.get("game") });
  parent.append(foot);
  const handing = mountHanding(parent, { word, ask: () => handing.give(here()) });

  const puzzles = () => step.lesson === "puzzles";
  const open = (number) => send({ intent: "puzzle", number });
  const go = (by) => (puzzles() ? open(step.number + 1 + by) : send({ intent: "open", lesson: step.lesson, step: step.number + by }));

  /** The numbers of rules stay out of sight in a lesson until somebody asks for them. */
  function showCodes(wanted) {
    attr(codes, "aria-pressed", String(wanted));
    parent.classList.toggle("pw-codeless", !wanted);
    hushed();
  }

  /** Cards that lie over the page have no number either while a step is read without them. */
  function hushed() {
    parent.closest(".pw")?.classList.toggle("pw-codelesspage", Boolean(step) && parent.classList.contains("pw-codeless"));
  }
  showCodes(false);

  function put() {
    foot.append(ways);
    room.replaceChildren();
    board = null;
    for (const way of [after, onward]) attr(way, "data-quiet", false);
    parent.classList.toggle("pw-besideboard", Boolean(step?.board));
    const view = link.get("view");
    const mount = step?.exam && view.exam ? mountExam : step?.board && view.lesson ? mountStep : null;
    if (!mount) return;
    const box = h("div", { class: "pw-board" });
    room.append(box);
    board = mount(box, { send: thread.send, busy: () => thread.busy, word: thread.word, game: gameOf(link), live: step.kind !== "show", typed: true, explain });
    // The way on stands beside what it leads on from, not below everything.
    board.tools?.append(ways);
    updateBoard(view, { animate: false });
  }

  function updateBoard(view, how) {
    board.update(view, how);
    // One button is the one to press: what is to be done here, then the way on.
    for (const way of [after, onward]) attr(way, "data-quiet", !ready(view.lesson));
    // Below a long answer the way on would be out of sight.
    board.solved?.(["exercise", "predict"].includes(view.lesson?.kind) && ready(view.lesson) ? beyond : null);
  }

  function tellAbout() {
    const rule = step.about;
    show(about, Boolean(rule));
    if (!rule) return;
    cite(about, rule, word);
    text(aboutSays, rule.text);
  }

  function tellWays() {
    const last = step.number + 1 === step.count;
    text(before, fixed("back"));
    text(after, fixed("forward"));
    show(before, step.number > 0);
    // From puzzle to puzzle the way on is the next that is not solved.
    show(after, !last && !puzzles());
    show(onward, puzzles() ? step.next_puzzle !== null : last && Boolean(step.next_lesson));
    if (puzzles()) text(onward, `${fixed("next-puzzle")}: ${step.next_puzzle}`);
    else text(onward, step.next_lesson ? `${fixed("next-lesson")}: ${step.next_lesson.title}` : "");
    text(beyond, `${(after.hidden ? onward : after).textContent} →`);
    show(beyond, !after.hidden || !onward.hidden);
  }

  return {
    heading,
    thread(found) {
      thread = found;
    },
    view(view, how) {
      // A view for another board can come before the page that puts that board up.
      if (board && link.get("page").boards === boards) updateBoard(view, how);
    },
    update(page) {
      step = page.step;
      show(parent, Boolean(step));
      hushed();
      text(back, fixed(`to-${page.room}`));
      show(home, Boolean(step?.visit));
      text(home, fixed("go-back"));
      // Of two ways back the one to the game is the one to press.
      home.classList.toggle("pw-primary", !toPlay.update(step));
      attr(codes, "aria-label", fixed("codes"));
      attr(codes, "title", fixed("codes"));
      if (!step) {
        boards = page.boards;
        put();
        return;
      }
      // The place of an exam by itself are the rules it is about.
      text(place, [step.title, step.lesson ? step.place : ""].filter(Boolean).join(" · "));
      text(placeRules, step.lesson ? "" : step.place);
      text(heading, step.heading);
      tellAbout();
      // What a task needs is never folded away, nor is a table.
      parent.classList.toggle("pw-foldable", foldable(step));
      const now = JSON.stringify([foldable(step), step.prose]);
      if (now !== words) {
        words = now;
        says.replaceChildren(...prose(foldable(step) ? parted(step.prose) : step.prose));
        fold.begin();
      }
      fold.update();
      pictures.update(step.pictures);
      show(rest, Boolean(step.pause));
      text(rest, step.pause);
      end.update(step.end, step.lesson);
      tellWays();
      checkpoint.update(step.checkpoint);
      handing.update(fixed("link"), Boolean(step.link));
      if (page.boards !== boards) handing.putAway();
      if (page.boards === boards) return;
      boards = page.boards;
      put();
    },
  };
}
