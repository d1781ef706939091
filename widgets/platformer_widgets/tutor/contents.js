/** The list of lessons: where to begin or go on, and how far one has come in each. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, send: Function}} context
 */
export function mountContents(parent, { fixed, send }) {
  let onward = null;
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const intro = h("p", {});
  const on = button({ class: "pw-primary pw-start pw-onward" }, () => send({ intent: "open", lesson: onward.lesson, step: onward.step }));
  const list = h("ol", { class: "pw-lessons" });
  const exam = button({ class: "pw-start" }, () => send({ intent: "exam", rules: [] }));
  parent.append(heading, intro, h("div", { class: "pw-row" }, on), list, h("div", { class: "pw-row" }, exam));

  function entry(one) {
    const state = h("span", { class: "pw-soft pw-solved" });
    const body = h("span", { class: "pw-entrytext" }, h("strong", {}), h("span", { class: "pw-text" }), state, h("span", { class: "pw-goon" }));
    return h("li", {}, button({ class: "pw-entry" }, (event) => send({ intent: "open", lesson: one.name, step: Number(event.currentTarget.dataset.step) }), h("span", { class: "pw-tag" }), body));
  }

  function retell(node, one) {
    const [number, body] = node.firstChild.children;
    attr(node.firstChild, "data-step", one.step);
    text(number, one.number);
    text(body.children[0], one.title);
    text(body.children[1], one.about);
    text(body.children[2], one.exercises ? one.text : "");
    text(body.children[3], one.go_on);
    show(body.children[3], Boolean(one.go_on));
    node.classList.toggle("pw-met", one.done);
  }

  return {
    heading,
    update(page) {
      show(parent, Boolean(page.lessons) && !page.step);
      if (!page.lessons) return;
      onward = page.onward;
      text(heading, fixed("lessons"));
      text(intro, fixed("intro"));
      show(on, Boolean(onward));
      text(on, onward?.text);
      text(exam, fixed("exam-now"));
      keyed(list, page.lessons, (one) => one.name, entry, retell);
    },
  };
}
