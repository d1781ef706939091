import { attr, button, h, keyed, show, text } from "./lib/dom.js";
import { heartbeat } from "./lib/heartbeat.js";
import { firstLanguage, keptLanguage, mountLanguage } from "./lib/language.js";
import { fill, frame, link, readable } from "./lib/link.js";
import { prose } from "./lib/prose.js";
import { mountStep } from "./lib/step.js";

const PROGRESS = "platformer-nb/progress";
const PLACE = "platformer-nb/place";

/** What this browser keeps under a key, or null. */
function kept(key) {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something, if the browser lets us. */
function keep(key, value) {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The place this browser was left at: a lesson and a step. */
function lastPlace() {
  try {
    const { lesson, step } = JSON.parse(kept(PLACE) ?? "{}");
    return typeof lesson === "string" && Number.isInteger(step) ? { lesson, step } : null;
  } catch {
    return null;
  }
}

/** The list of lessons, then their steps; progress is kept in the browser all the while. */
function render({ model, el }) {
  const { root, close } = frame(el, "pw-lesson pw-page pw-tutor");
  const word = (key, facts) => fill(model.get("words")?.[key] ?? readable(key), facts);
  const send = (message) => model.send(message);
  const fixed = (key) => word(`tutor-${key}`);

  const reload = button({ class: "pw-primary" }, () => location.reload());
  const lost = h("div", { class: "pw-lost", role: "alert", hidden: true }, h("p", {}), reload);
  const title = h("h1", { class: "pw-title" });
  const play = h("a", { class: "pw-link", href: "./" });
  const top = h("div", { class: "pw-top" }, title, h("div", { class: "pw-row pw-menu" }, play));
  const speech = mountLanguage(top, { word, choose: (code) => send({ intent: "language", language: code }) });
  const trouble = h("div", { class: "pw-problem", role: "alert", hidden: true });
  const contents = h("section", { class: "pw-contents" });
  const lesson = h("section", { class: "pw-stepper", hidden: true });
  root.append(lost, top, trouble, contents, lesson);
  const list = mountContents(contents, { fixed, send });
  const reader = mountReader(lesson, { fixed, send, model });
  const thread = link(model, (view, how) => reader.view(view, how));
  reader.thread(thread);
  const beat = heartbeat(() => send({ intent: "ping" }), (gone) => show(lost, gone));

  function showPage() {
    const page = model.get("page");
    const language = model.get("view").language;
    attr(root, "lang", language);
    if ("voila" in document.body.dataset) {
      attr(document.documentElement, "lang", language);
      document.title = fixed("window");
      show(play, true);
    } else show(play, false);
    speech.update(page.languages, language);
    text(title, fixed("title"));
    text(play, fixed("play"));
    text(reload, word("connection-reload"));
    text(lost.firstChild, word("connection-lost"));
    const { problem, missing } = page;
    show(trouble, Boolean(problem || missing));
    text(trouble, problem ? `${problem.place}: ${problem.reason}. ${problem.mend}.` : missing ? fixed("no-lesson") : "");
    show(contents, !page.step);
    show(lesson, Boolean(page.step));
    list.update(page);
    reader.update(page);
    if (page.step) keep(PLACE, JSON.stringify({ lesson: page.step.lesson, step: page.step.number }));
  }

  function message(content) {
    if (content?.type === "pong") beat.answered();
    if (content?.type === "progress" && !keep(PROGRESS, content.text)) text(trouble, fixed("lost-progress"));
    if (content?.type === "aside") keep(`${PROGRESS}-damaged-${Date.now()}`, content.text);
  }

  function asked() {
    const rule = decodeURIComponent(location.hash.slice(1));
    if (!/^[A-Z]{3}-\d+$/.test(rule)) return false;
    send({ intent: "rule", rule });
    return true;
  }

  model.on("change:page", showPage);
  model.on("msg:custom", message);
  globalThis.addEventListener("hashchange", asked);
  showPage();
  const page = model.get("page");
  const wanted = firstLanguage(page.languages.map((one) => one.id), keptLanguage(), navigator.languages ?? [], page.asked);
  if (wanted && wanted !== model.get("view").language) send({ intent: "language", language: wanted });
  const stored = kept(PROGRESS);
  if (stored) send({ intent: "progress", text: stored });
  const place = lastPlace();
  if (!asked() && place && !page.step) send({ intent: "open", ...place });
  return () => {
    beat.close();
    thread.close();
    close();
    model.off("change:page", showPage);
    model.off("msg:custom", message);
    globalThis.removeEventListener("hashchange", asked);
  };
}

/** The list of lessons, and what can be done with the progress. */
function mountContents(parent, { fixed, send }) {
  const intro = h("p", {});
  const list = h("ol", { class: "pw-lessons" });
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: async () => {
    const [chosen] = file.files;
    if (chosen) send({ intent: "progress", text: await chosen.text() });
    file.value = "";
  } });
  const bring = button({}, () => file.click());
  const take = button({}, download);
  let sure = false;
  const forget = button({}, () => {
    if (sure) send({ intent: "forget" });
    sure = !sure;
    text(forget, fixed(sure ? "forget-sure" : "forget"));
  });
  parent.append(intro, list, h("div", { class: "pw-row" }, take, bring, forget, file));

  function download() {
    const url = URL.createObjectURL(new Blob([kept(PROGRESS) ?? '{"progress":1,"answers":[],"solved":[]}\n'], { type: "application/json" }));
    h("a", { href: url, download: "platformer-progress.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return {
    update({ lessons }) {
      text(intro, fixed("intro"));
      text(take, fixed("export"));
      text(bring, fixed("import"));
      text(forget, fixed(sure ? "forget-sure" : "forget"));
      keyed(list, lessons, (one) => one.name, (one) => h("li", {}, button({ class: "pw-entry" }, () => send({ intent: "open", lesson: one.name, step: 0 }), h("span", { class: "pw-tag" }), h("span", { class: "pw-entrytext" }, h("strong", {}), h("span", { class: "pw-text" }), h("span", { class: "pw-soft pw-solved" })))), (node, one) => {
        const [number, body] = node.firstChild.children;
        text(number, one.number);
        text(body.children[0], one.title);
        text(body.children[1], one.about);
        text(body.children[2], one.exercises ? one.text : "");
        node.classList.toggle("pw-met", one.exercises > 0 && one.solved === one.exercises);
      });
    },
  };
}

/** A step: its prose, its board, and the ways on from it. */
function mountReader(parent, { fixed, send, model }) {
  const back = button({}, () => send({ intent: "leave" }));
  const place = h("span", { class: "pw-soft" });
  const heading = h("h2", { tabindex: "-1" });
  const says = h("div", { class: "pw-prose" });
  const room = h("div", { class: "pw-boardroom" });
  const before = button({}, () => go(-1));
  const after = button({ class: "pw-primary" }, () => go(1));
  const onward = button({ class: "pw-primary" }, () => send({ intent: "open", lesson: step.next_lesson.name, step: 0 }));
  parent.append(h("div", { class: "pw-row" }, back, place), heading, says, room, h("div", { class: "pw-row pw-ways" }, before, after, onward));
  let step = null;
  let boards = -1;
  let board = null;
  let link = null;
  let words = "";

  const go = (by) => send({ intent: "open", lesson: step.lesson, step: step.number + by });

  function put() {
    room.replaceChildren();
    board = null;
    if (!step?.board || !model.get("view").lesson) return;
    const box = h("div", { class: "pw-board" });
    room.append(box);
    board = mountStep(box, { send: link.send, word: link.word, live: step.kind !== "show", cell: true });
    board.update(model.get("view"), { animate: false });
  }

  return {
    thread(thread) {
      link = thread;
    },
    view(view, how) {
      if (board && view.lesson) board.update(view, how);
    },
    update(page) {
      step = page.step;
      text(back, fixed("contents"));
      if (!step) {
        boards = page.boards;
        room.replaceChildren();
        board = null;
        return;
      }
      text(place, `${step.title} · ${step.place}`);
      text(heading, step.heading);
      const now = JSON.stringify(step.prose);
      if (now !== words) {
        words = now;
        says.replaceChildren(...prose(step.prose));
      }
      text(before, fixed("back"));
      text(after, fixed("forward"));
      show(before, step.number > 0);
      show(after, step.number + 1 < step.count);
      show(onward, step.number + 1 === step.count && Boolean(step.next_lesson));
      text(onward, step.next_lesson ? `${fixed("next-lesson")}: ${step.next_lesson.title}` : "");
      if (page.boards === boards) return;
      const first = boards < 0;
      boards = page.boards;
      put();
      if (!first) queueMicrotask(() => heading.focus({ preventScroll: true }));
      globalThis.scrollTo?.({ top: 0 });
    },
  };
}

export default { render };
