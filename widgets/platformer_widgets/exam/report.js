/** The report of an exam: rule by rule, with pages; it can be printed, and it leads to another exam. */

import { button, h, keyed, show, text } from "../lib/dom.js";
import { citation, cite } from "../table/reasons.js";

const SHEET = "pw-printout";
const PRINTING = "pw-prints";

/** Lay a copy of the report on a sheet of its own, which is all that is printed then. */
function lay(report, says) {
  if (document.querySelector(`.${SHEET}`)) return;
  const copy = report.cloneNode(true);
  for (const mark of copy.querySelectorAll(".pw-rulingmark")) mark.replaceWith(h("span", { class: "pw-tag", text: mark.textContent }));
  for (const node of copy.querySelectorAll("button, a")) node.remove();
  document.body.append(h("div", { class: `pw ${SHEET}`, lang: report.closest("[lang]")?.lang }, copy, h("p", { text: says })));
  document.body.classList.add(PRINTING);
}

/** Take the sheet away again. */
function clear() {
  document.querySelector(`.${SHEET}`)?.remove();
  document.body.classList.remove(PRINTING);
}

/**
 * Mount the report.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountReport(parent, { send, word, explain }) {
  const fixed = (key, facts) => word(`exam-${key}`, facts);
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const summary = h("p", { class: "pw-announced" });
  const list = h("ol", { class: "pw-marks" });
  const advice = h("p", { class: "pw-advice" });
  const seed = h("p", { class: "pw-soft" });
  const closing = h("p", { class: "pw-closing" });
  const ways = h("span", { class: "pw-row pw-reportways" });
  const back = button({ class: "pw-primary" }, () => send({ intent: "exam-onward" }));
  const paper = button({}, () => {
    lay(root, printed());
    globalThis.print();
  });
  const mend = button({ class: "pw-primary" }, () => send({ intent: "exam-mend" }));
  const anew = button({}, () => send({ intent: "exam-anew" }));
  const root = h("section", { class: "pw-report", hidden: true }, title, summary, closing, list, advice, seed, h("div", { class: "pw-row" }, back, ways, mend, anew, paper));
  parent.append(root);
  const printed = () => fixed("printed", { date: new Date().toLocaleDateString(root.closest("[lang]")?.lang || undefined, { dateStyle: "long" }) });

  // Printing by the browser's own menu prints the report as well, on a page that is our own.
  const before = () => {
    if (!root.isConnected) globalThis.removeEventListener("beforeprint", before);
    else if (!root.hidden && "voila" in document.body.dataset) lay(root, printed());
  };
  globalThis.addEventListener("beforeprint", before);
  globalThis.addEventListener("afterprint", clear);

  return {
    title,
    /** @param {object|null} report */
    update(report) {
      show(root, Boolean(report));
      if (!report) return;
      text(title, report.title);
      text(summary, report.summary);
      text(closing, report.text);
      show(closing, Boolean(report.text));
      keyed(ways, report.ways, (way) => JSON.stringify(way.message), (way) => button({ class: "pw-primary" }, () => send(way.message)), (node, way) => text(node, way.text));
      text(advice, report.advice);
      text(seed, report.seed);
      show(seed, Boolean(report.seed));
      keyed(list, report.lines, (line) => `${line.rule}/${line.wrong > 0}`, (line) => {
        const { number, why } = citation();
        return h("li", { class: line.wrong ? "pw-missed" : "pw-met" },
          h("span", { class: "pw-tickbox", "aria-hidden": "true", text: line.wrong ? "✗" : "✓" }),
          h("div", {}, h("p", { class: "pw-result" }, number, h("span", { class: "pw-said" })), h("p", { class: "pw-text" }), why, line.wrong && explain ? button({ class: "pw-teach" }, (event) => explain(line.rule, event.currentTarget)) : null));
      }, (node, line) => {
        cite(node, line, word);
        text(node.querySelector(".pw-said"), line.said);
        text(node.querySelector(".pw-text"), line.text);
        const way = node.querySelector(".pw-teach");
        if (way) text(way, word("show-me"));
      });
      show(back, !report.over);
      text(back, fixed("back"));
      show(mend, report.mend > 0);
      text(mend, fixed("mend"));
      text(anew, fixed("anew"));
      show(anew, report.anew);
      text(paper, fixed("print"));
    },
  };
}
