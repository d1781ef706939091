/** The puzzles by difficulty, and what is solved of them. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, send: Function}} context
 */
export function mountPuzzles(parent, { fixed, send }) {
  let next = null;
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const about = h("p", {});
  const on = button({ class: "pw-primary pw-start" }, () => send({ intent: "puzzle", number: next }));
  const grades = h("div", {});
  parent.append(heading, about, h("div", { class: "pw-row" }, on), grades);

  const entry = (one) =>
    h("li", {}, button({ class: "pw-entry pw-puzzle" }, () => send({ intent: "puzzle", number: one.number }), h("span", { class: "pw-tag", text: one.number }), h("span", { class: "pw-entrytext" }, h("strong", {}), h("span", { class: "pw-text" }), h("span", { class: "pw-soft pw-needs" }), h("span", { class: "pw-soft pw-solved" }))));

  function retell(node, one) {
    const [, body] = node.firstChild.children;
    text(body.children[0], one.title);
    text(body.children[1], one.text);
    text(body.children[2], one.needs);
    show(body.children[2], Boolean(one.needs) && !one.ready && !one.solved);
    text(body.children[3], one.stars);
    show(body.children[3], one.solved);
    node.classList.toggle("pw-met", one.solved);
  }

  return {
    heading,
    update({ puzzles, step }) {
      show(parent, Boolean(puzzles) && !step);
      if (!puzzles) return;
      next = puzzles.next;
      text(heading, puzzles.title);
      text(about, puzzles.about);
      show(on, next !== null);
      text(on, `${fixed("next-puzzle")}: ${next}`);
      keyed(grades, puzzles.grades, (grade) => grade.id, () => h("section", { class: "pw-grade" }, h("h3", {}), h("p", { class: "pw-soft" }), h("p", {}), h("ol", { class: "pw-lessons" })), (node, grade) => {
        const [title, solved, says, list] = node.children;
        text(title, grade.title);
        text(solved, grade.solved);
        text(says, grade.text);
        attr(list, "aria-label", grade.title);
        keyed(list, grade.puzzles, (one) => String(one.number), entry, retell);
      });
    },
  };
}
