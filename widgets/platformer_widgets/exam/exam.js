/** The referee's exam: a position, a verdict by button, its explanation, the next question, the report. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { mountLookout, mountPosition } from "./position.js";
import { mountReport } from "./report.js";
import { hold } from "../screen/reveal.js";
import { reasonList, showMe } from "../table/reasons.js";
import { mountVoice } from "../table/voice.js";

/** The verdict: legal or not; then, of what is rightly called not legal, by which rule. */
function mountVerdict(parent, { send, word }) {
  const fixed = (key) => word(`exam-${key}`);
  const legal = button({ class: "pw-primary" }, () => send({ intent: "exam-judge", legal: true }));
  const illegal = button({ class: "pw-primary" }, () => send({ intent: "exam-judge", legal: false }));
  const verdict = h("div", { class: "pw-row pw-verdict", role: "group" }, legal, illegal);
  const which = h("h3", { tabindex: "-1", "data-rest": "" });
  const list = h("ol", { class: "pw-choices-of-rules" });
  const choices = h("section", { hidden: true }, which, list);
  parent.append(verdict, choices);
  return {
    which,
    choices,
    update({ stage, choices: rules, which: asked }) {
      show(choices, stage === "rule");
      show(verdict, stage === "question");
      attr(verdict, "aria-label", fixed("verdict"));
      text(legal, fixed("legal"));
      text(illegal, fixed("illegal"));
      text(which, asked);
      keyed(list, stage === "rule" ? rules : [], (rule) => rule.rule, (rule) => h("li", {}, button({ class: "pw-ask" }, () => send({ intent: "exam-cite", rule: rule.rule }),
        h("span", { class: "pw-cite" }, h("span", { class: "pw-tag", text: rule.rule }), h("span", { class: "pw-tag" }), h("span", { class: "pw-tag pw-rulingsign" })), h("span", {}))), (node, rule) => {
        const [cite, says] = node.firstChild.children;
        text(cite.children[1], word("rule-page", { page: rule.page }));
        text(cite.lastChild, word("rule-mark"));
        attr(cite.lastChild, "title", rule.ruling ? rule.open : null);
        show(cite.lastChild, Boolean(rule.ruling));
        text(says, rule.text);
      });
    },
  };
}

/** What is announced, as cards: what a card does that is played stands where it is asked about. */
function mountAnnounced(parent, { game }) {
  const row = h("div", { class: "pw-examcards" });
  parent.append(row);
  return {
    update({ things }) {
      keyed(row, things, (one) => `${one.kind}/${one.id}`, (one) => h("section", { class: "pw-panel pw-examcard", "data-tip": `${one.kind}/${one.id}` },
        game.thing?.({ ...one, shown: {} }, "pw-icon pw-kind"), h("div", {}, h("strong", {}), h("div", {}))), (node, one) => {
        const [name, says] = node.lastChild.children;
        text(name, one.name);
        keyed(says, one.texts, (_line, index) => String(index), () => h("p", {}), (line, told) => text(line, told));
      });
      show(row, things.length > 0);
    },
  };
}

/** What is said of the answer, and the way on. */
function mountExplanation(parent, { send, word, explain }) {
  const fixed = (key) => word(`exam-${key}`);
  const title = h("h3", { tabindex: "-1", "data-rest": "" });
  const notes = h("div", {});
  const reasons = h("ul", { class: "pw-reasons" });
  const lead = h("p", { class: "pw-soft" });
  const instead = h("ul", { class: "pw-facts" });
  const onward = button({ class: "pw-primary" }, () => send({ intent: "exam-onward" }));
  const root = h("section", { class: "pw-feedback", hidden: true }, title, notes, reasons, lead, instead, onward);
  parent.append(root);
  return {
    root,
    title,
    update({ feedback, last }) {
      show(root, Boolean(feedback));
      if (!feedback) return;
      root.dataset.status = feedback.status;
      text(title, feedback.title);
      keyed(notes, feedback.note.split("\n").filter(Boolean), (_note, index) => String(index), () => h("p", {}), (node, note) => text(node, note));
      reasonList(reasons, feedback.reasons, word, showMe(word, explain));
      show(lead, feedback.instead.length > 0);
      text(lead, word("instead"));
      show(instead, feedback.instead.length > 0);
      keyed(instead, feedback.instead, (way) => way.action, () => h("li", {}), (node, way) => text(node, way.text));
      text(onward, fixed(last ? "report" : "onward"));
    },
  };
}

/**
 * What is to be read aloud of a new view of an exam. Pure.
 * @param {object} view
 */
export function examined({ exam, error }) {
  if (error) return error;
  if (exam.report) return [exam.report.title, exam.report.summary, exam.report.text, exam.report.advice].filter(Boolean).join(" ");
  if (exam.feedback) return [exam.feedback.title, exam.feedback.note, ...exam.feedback.reasons.map((reason) => reason.text)].filter(Boolean).join(" ");
  if (exam.stage === "rule" && !exam.happens) return exam.which;
  return [`${exam.heading}. ${exam.text}`, ...exam.things.map((one) => `${one.name}: ${one.texts.join(" ")}`), exam.which].filter(Boolean).join(" ");
}

/**
 * Mount an exam.
 * @param {HTMLElement} root
 * @param {import("../lib/games.js").Context} context
 */
export function mountExam(root, context) {
  const { send, word } = context;
  const fixed = (key) => word(`exam-${key}`);
  const name = h("p", { class: "pw-soft" });
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const announced = h("p", { class: "pw-announced" });
  const asked = h("div", {}, name, heading, announced);
  const cards = mountAnnounced(asked, context);
  const score = h("span", { class: "pw-soft" });
  const stop = button({}, () => send({ intent: "exam-stop" }));
  const trouble = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const [left, right, near, answer] = ["left", "right", "near", "answer"].map((part) => h("div", { class: `pw-exam-${part}` }));
  const asking = h("div", { class: "pw-exam" },
    h("header", { class: "pw-exam-head" }, asked, h("div", { class: "pw-row" }, score, stop)),
    left, right);
  root.append(asking);
  const map = mountLookout(left, context);
  right.append(near, answer);
  const position = mountPosition(near, left, context);
  const verdict = mountVerdict(answer, context);
  const explanation = mountExplanation(answer, context);
  answer.append(trouble);
  const report = mountReport(root, context);
  const voice = mountVoice(root);
  let before = null;

  /** Where the reader goes on: after an answer to what is said of it, then to the next question. */
  function rest(exam) {
    const places = { question: heading, rule: exam.happens ? heading : verdict.which, feedback: explanation.title, report: report.title };
    const narrow = root.closest("[data-size]")?.dataset.size === "narrow";
    places[exam.stage].focus({ preventScroll: narrow && exam.stage === "question" });
    // On a phone the next question begins at the top of the screen, and leaves the board what is below it.
    if (narrow && exam.stage === "question") hold(asking);
    if (exam.stage === "rule" && !exam.happens) hold(verdict.choices);
    if (exam.stage === "feedback") hold(explanation.root);
  }

  return {
    update(view) {
      const { exam } = view;
      const attended = root.contains(document.activeElement);
      const another = before?.text !== exam.text || before?.number !== exam.number;
      const moved = before && (another || before.stage !== exam.stage);
      text(name, exam.title);
      text(heading, exam.heading);
      text(announced, exam.text);
      cards.update(exam);
      text(score, exam.so_far);
      text(stop, fixed("stop"));
      show(trouble, Boolean(view.error));
      text(trouble, view.error);
      report.update(exam.report);
      show(asking, exam.stage !== "report");
      // What is legal is not marked as refused, whatever was answered.
      map.update(view, exam.feedback?.reasons.flatMap((reason) => reason.spaces) ?? [], another, exam.legal ? "hint" : undefined);
      position.update(view);
      verdict.update(exam);
      explanation.update(exam);
      voice.say(examined(view));
      if (moved && attended) rest(exam);
      before = exam;
    },
  };
}
