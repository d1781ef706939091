/** A step of a lesson: a board, what is to be done on it, and help. */

import { mountConsequence, spokenConsequence } from "./consequence.js";
import { marked, mountLegend } from "./legend.js";
import { mountLine } from "./line.js";
import { mountLost } from "./lost.js";
import { mountPlayer } from "./player.js";
import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { prose, say, spans } from "../lib/prose.js";
import { hold, putBack } from "../screen/reveal.js";
import { reasonList, showMe } from "../table/reasons.js";
import { mountChoices } from "../table/choices.js";
import { mountRefusal } from "../table/refusal.js";
import { lettingGo } from "../keys/let_go.js";
import { mountVoice, spoken } from "../table/voice.js";

/** The task: each goal with its tick. */
function mountGoals(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-goals" });
  const root = h("section", { class: "pw-panel" }, title, list);
  parent.append(root);
  return {
    update({ goals }) {
      show(root, goals.length > 0);
      text(title, word("lesson-goals"));
      keyed(list, goals, (_goal, index) => String(index), () => h("li", {}, h("span", { class: "pw-tickbox", "aria-hidden": "true" }), h("span", {}), h("span", { class: "pw-hush" })), (node, goal) => {
        node.classList.toggle("pw-met", goal.met);
        text(node.firstChild, goal.met ? "✓" : "");
        text(node.children[1], goal.text);
        text(node.lastChild, goal.met ? ` (${word("lesson-task-done")})` : "");
      });
    },
  };
}

/** What is to be foreseen: each question with its mark, and what can be marked now. */
function mountAsks(parent, { send, word }) {
  const list = h("ol", { class: "pw-asks" });
  const how = h("p", { class: "pw-soft", hidden: true });
  const off = button({}, () => send({ intent: "mark", mark: "off" }));
  const numbers = h("div", { class: "pw-row", role: "group" });
  const answers = h("div", { class: "pw-row", role: "group" });
  const see = button({ class: "pw-primary" }, () => send({ intent: "play" }));
  const root = h("section", { class: "pw-panel", hidden: true }, list, how, h("div", { class: "pw-row" }, off, numbers, answers, see));
  parent.append(root);
  return {
    update({ asks, can_play: ready, played, most }) {
      show(root, Boolean(asks));
      if (!asks) return;
      const now = asks.find((ask) => ask.now);
      keyed(list, asks, (ask) => ask.id, (ask) => h("li", {}, button({ class: "pw-ask" }, () => send({ intent: "ask", ask: ask.id }), h("span", {}), h("strong", {}))), (node, ask) => {
        const choose = node.firstChild;
        text(choose.firstChild, `${ask.text} `);
        text(choose.lastChild, ask.told || "?");
        attr(choose, "aria-pressed", String(ask.now));
      });
      const choices = now?.choices ?? [];
      const placed = Boolean(now && !now.number && !choices.length);
      show(how, placed);
      text(how, word("lesson-point"));
      show(off, placed && Boolean(now.off));
      text(off, word("lesson-off"));
      show(numbers, Boolean(now?.number));
      attr(numbers, "aria-label", now?.text);
      keyed(numbers, now?.number ? [...Array(most + 1).keys()] : [], String, (n) => button({ text: n }, () => send({ intent: "mark", mark: n })));
      show(answers, choices.length > 0);
      attr(answers, "aria-label", now?.text);
      keyed(answers, choices, ({ mark }) => `${now.id}/${mark}`, ({ mark }) => button({}, () => send({ intent: "mark", mark })), (node, choice) => text(node, choice.text));
      show(see, !played);
      text(see, word("lesson-see"));
      attr(see, "aria-disabled", ready ? null : "true");
    },
  };
}

/** So many rules of an answer are read at once; what is said of the rest unfolds. */
const AT_ONCE = 3;

/**
 * The rules of an answer that are read at once, and those that unfold: never a single one. Pure.
 * @template T
 * @param {T[]} reasons
 * @returns {[T[], T[]]}
 */
export function folded(reasons) {
  const first = reasons.length > AT_ONCE + 1 ? AT_ONCE : reasons.length;
  return [reasons.slice(0, first), reasons.slice(first)];
}

/** What is said of an answer. */
function mountFeedback(parent, { word }) {
  const title = h("h3", {});
  const note = h("p", {});
  const reasons = h("ul", { class: "pw-reasons" });
  const others = h("ul", { class: "pw-reasons" });
  const named = h("summary", {});
  const rest = h("details", { class: "pw-folded", hidden: true }, named, others);
  const root = h("section", { class: "pw-feedback", hidden: true }, title, note, reasons, rest);
  parent.append(root);
  let before = {};
  return {
    /** Put what leads on from here into the box of a solution. */
    solved(way) {
      if (!way) root.querySelector(".pw-beyondsolved")?.remove();
      else if (way.parentElement !== root) root.append(way);
    },
    update({ feedback }) {
      const lang = root.closest("[lang]")?.lang;
      const now = JSON.stringify(feedback);
      // Another answer is read as the first one was; the same in another language is not another.
      const fresh = root.hidden || (now !== before.now && lang === before.lang);
      before = { now, lang };
      if (!feedback) putBack(root);
      show(root, Boolean(feedback));
      if (!feedback) return;
      root.dataset.status = feedback.status;
      text(title, feedback.title);
      show(title, Boolean(feedback.title));
      say(note, feedback.note);
      const [first, more] = folded(feedback.reasons ?? []);
      reasonList(reasons, first, word);
      reasonList(others, more, word);
      show(rest, more.length > 0);
      text(named, word("lesson-rules-rest"));
      if (!fresh) return;
      rest.open = false;
      hold(root);
    },
  };
}

/** The goals of a task; of a prediction what came of it. */
const feedbackGoals = (lesson) => (lesson.played ? { goals: lesson.feedback.goals } : lesson);

/** Help, rung by rung. */
function mountHints(parent, { send, word, explain }) {
  const list = h("ol", { class: "pw-hints" });
  parent.append(list);
  return {
    latest: () => list.lastElementChild,
    update({ hints, done }) {
      show(list, hints.length > 0 && !done);
      // A hint speaks of the position: after an action it may be another.
      keyed(list, hints, (hint) => JSON.stringify([hint.rung, hint.title, hint.text, hint.spaces, hint.actions]), (hint) => {
        const reasons = h("ul", { class: "pw-reasons" });
        const play = hint.actions.length ? button({}, () => send({ intent: "solution" }), h("span", {})) : null;
        return h("li", { class: "pw-panel" }, h("h3", { text: hint.title }), hint.text ? h("p", {}, ...prose(spans(hint.text))) : null, reasons, hint.spaces.length ? h("p", { class: "pw-spaces", text: hint.spaces.join(" · ") }) : null, hint.actions.length ? h("p", { class: "pw-spaces" }, h("code", { text: hint.actions.join(" · ") })) : null, play);
      }, (node, hint) => {
        reasonList(node.querySelector(".pw-reasons"), hint.reasons, word, showMe(word, explain));
        const play = node.querySelector("button span");
        if (play) text(play, word("lesson-play"));
      });
    },
  };
}

/**
 * The ideas to offer: on a page those that can be said and tried now and have no button of their own. Pure.
 * @param {object} view
 * @param {boolean} [alone]
 */
export function ideasIn({ lesson, buttons }, alone) {
  if (!alone) return lesson.ideas;
  const offered = (buttons ?? []).map((one) => one.text);
  return lesson.ideas.filter((idea) => lesson.said?.[idea] && !offered.includes(lesson.said[idea]));
}

/**
 * Whether the prompt is a call to act: something is to be chosen, on the board or beside it. Pure.
 * @param {object} view
 */
export function calls({ lesson, turn }) {
  if (lesson.consequence || lesson.done) return false;
  return ["exercise", "try"].includes(lesson.kind) && Boolean(turn?.prompt);
}

/**
 * Mount a step.
 * @param {HTMLElement} root
 * @param {import("../lib/games.js").Context} context `typed`: there is no notebook around it, so answers are typed in a line of its own, and actions are called by words
 */
export function mountStep(root, context) {
  const { send, word, game, typed: alone } = context;
  const area = (name) => h("div", { class: `pw-area-${name}` });
  const [head, board, tools, side, near, more] = ["head", "board", "tools", "side", "near", "more"].map(area);
  const grid = h("div", { class: "pw-lessongrid" }, head, board, tools, side, near, more);
  root.append(grid);

  // On a page the step's own heading stands above it already.
  const heading = h("h2", { class: alone ? "pw-hush" : "", tabindex: "-1", "data-rest": "" });
  const prompt = h("p", { class: "pw-soft" });
  const undo = button({ class: "pw-round" }, () => send({ intent: "undo" }), picture(SIGNS.undo));
  const reset = button({}, () => send({ intent: "reset" }));
  const hint = button({}, () => send({ intent: "hint" }));
  const stars = h("p", { class: "pw-stars pw-soft" });
  head.append(heading, prompt, stars);
  const row = h("div", { class: "pw-row pw-steptools" });
  tools.append(row);
  const player = mountPlayer(row, context);
  row.append(hint, undo, reset);

  const played = game.board(board, { ...context, names: "around" });
  const beside = game.lessonBeside(near, more, context);
  const trouble = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const ideas = h("div", { class: "pw-row pw-ideas", role: "group" });
  const consequence = mountConsequence(side, context);
  const back = h("p", { class: "pw-back", hidden: true });
  side.append(back);
  const asks = mountAsks(side, context);
  // While the board plays, what is chosen is only to be looked at.
  const picked = game.controls(side, context.live ? context : { ...context, send: () => false });
  const choices = mountChoices(side, context);
  side.append(ideas, trouble);
  // Above all that is only read: what is answered shares a small screen with the board. The lesson's own sentence is the shortest.
  const feedback = mountFeedback(side, context);
  const refusal = mountRefusal(side, context);
  // What has just happened, and what was lost by it, before what only stands there.
  const beyond = mountLost(side, context);
  // Help was asked for: it stands before what has been there all along.
  const hints = mountHints(side, context);
  const told = h("ol", { class: "pw-told-events" });
  side.append(told);
  const legend = mountLegend(side, context, played);
  const goals = mountGoals(side, context);
  const line = mountLine(side, context);
  const voice = mountVoice(root);
  const { letGo, follow } = lettingGo(context);
  let before = null;

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    let mine = false;
    if (key === "escape") {
      mine = letGo();
    } else if (before?.lesson.kind !== "show") {
      mine = picked.key(key);
    }
    if (mine) event.preventDefault();
    if (mine || event.key === "Enter" || event.key === " " || event.key.startsWith("Arrow")) event.stopPropagation();
  });

  function heads(view) {
    const { lesson } = view;
    const watching = lesson.kind === "show";
    root.classList.toggle("pw-watching", watching);
    text(heading, `${lesson.heading}: ${lesson.title}`);
    const foreseeing = lesson.kind === "predict";
    text(prompt, watching ? word("lesson-watch") : foreseeing ? word("lesson-foresee") : view.turn?.prompt);
    // On a phone what is to be done now stays in view, whatever stands between it and the board.
    prompt.classList.toggle("pw-calls", calls(view));
    grid.classList.toggle("pw-called", calls(view));
    const called = (action) => (alone && lesson.said?.[action]) || action;
    show(stars, Boolean(lesson.stars));
    text(stars, lesson.stars?.text);
    show(hint, lesson.more_hints);
    text(hint, word("lesson-hint"));
    show(undo, !watching && !foreseeing);
    attr(undo, "aria-disabled", view.undo?.can ? null : "true");
    attr(undo, "aria-label", word("undo"));
    attr(undo, "title", view.undo?.why || word("undo"));
    show(reset, !watching);
    text(reset, word("lesson-reset"));
    const tries = ideasIn(view, alone);
    show(ideas, tries.length > 0);
    attr(ideas, "aria-label", word("lesson-try"));
    keyed(ideas, ["", ...tries], (idea, index) => `${index}`, (idea) => (idea ? button({}, () => send({ intent: "act", action: idea })) : h("span", { class: "pw-soft" })), (node, idea) => text(node, idea ? called(idea) : word("lesson-try")));
    text(back, lesson.taken_back);
    show(back, Boolean(lesson.taken_back));
    keyed(told, (view.events ?? []).filter((event) => event.text), (event, index) => `${view.state}/${index}`, (event) => h("li", { text: event.text }));
    show(told, !lesson.consequence && (view.events ?? []).some((event) => event.text));
  }

  return {
    /** Under the board: whoever shows the step can put the ways on beside its own. */
    tools: row,
    solved: feedback.solved,
    update(view, { animate = false } = {}) {
      const { lesson } = view;
      const focused = root.contains(document.activeElement);
      heads(view);
      asks.update(lesson);
      goals.update(feedbackGoals(lesson));
      line.update(lesson);
      picked.update(view);
      beside.update(view);
      // Nothing is pressed on a learner: ending the turn is a choice like the others.
      choices.update({ buttons: game.loose(view.buttons ?? []).map((one) => ({ ...one, kind: "plain" })) });
      refusal.update(view);
      feedback.update(lesson);
      const gone = beyond.update(lesson);
      hints.update(lesson);
      show(trouble, Boolean(view.error));
      text(trouble, view.error);
      const { as, lit } = marked(view);
      legend.update(as);
      const seen = played.update(view, { animate, onStep: (item) => picked.step(item), lit, as: as || undefined });
      player.update(view, seen);
      // The button that took it back goes: where the next step is made from is a better place than its neighbour.
      if (consequence.focused() && !lesson.consequence) played.attend(view);
      consequence.update(lesson, seen, animate);
      const newHint = lesson.hints.length > (before?.lesson.hints.length ?? 0) ? lesson.hints.at(-1) : null;
      // A hint costs a star: it is seen, wherever the page was scrolled to.
      if (newHint && hints.latest()) hold(hints.latest());
      const said = lesson.consequence ? spokenConsequence(lesson.consequence) : [lesson.taken_back, spoken(view, before)].filter(Boolean).join(" ");
      voice.follow(view, before);
      voice.say([said, gone, lesson.feedback && `${lesson.feedback.title} ${lesson.feedback.note}`, newHint && [newHint.title, newHint.text, ...newHint.reasons.map((reason) => reason.text), ...newHint.actions].join(". ")].filter(Boolean).join(" "));
      before = view;
      follow(view);
      // What was pressed may be gone: the keyboard goes on where the next choice begins.
      const now = document.activeElement;
      const lost = !now || now === document.body || now.closest("[hidden]");
      if (focused && lost) (picked.rest() ?? heading).focus({ preventScroll: true });
      grid.dataset.state = view.state ?? 0;
    },
  };
}
