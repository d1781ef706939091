/**
 * The rulebook as a picture of what is known: a row for each chapter, a mark for each rule.
 *
 * In a notebook bqplot draws it. Here it is a grid of buttons over the same data: marks in a bqplot figure cannot
 * be reached with the keyboard nor be read aloud, do not wrap at 360 px, and bring numpy and pandas to every
 * visitor's kernel.
 */

import { attr, button, h, keyed, s, show, text } from "../../lib/dom.js";

const SHAPES = {
  unmet: ["path", { d: "M7 7 17 17M17 7 7 17" }],
  met: ["circle", { cx: 12, cy: 12, r: 8 }],
  right: ["path", { d: "M12 2 22 12 12 22 2 12Z" }],
  known: ["path", { d: "M4 4h16v16H4Z" }],
};

/** A level's mark: told apart by shape as well as by colour. */
function mark(level) {
  const [tag, attrs] = SHAPES[level] ?? SHAPES.unmet;
  return s("svg", { class: "pw-mark", viewBox: "0 0 24 24", "aria-hidden": "true", "data-level": level }, s(tag, attrs));
}

/**
 * The place that an arrow leads to in rows of different lengths. Pure.
 * @param {number[]} lengths
 * @param {{row: number, column: number}} at
 * @param {string} key
 * @returns {{row: number, column: number}|null}
 */
export function neighbour(lengths, { row, column }, key) {
  const within = (r, c) => ({ row: r, column: Math.max(0, Math.min(c, lengths[r] - 1)) });
  switch (key) {
    case "ArrowRight":
      return column + 1 < lengths[row] ? { row, column: column + 1 } : row + 1 < lengths.length ? { row: row + 1, column: 0 } : null;
    case "ArrowLeft":
      return column > 0 ? { row, column: column - 1 } : row > 0 ? within(row - 1, Infinity) : null;
    case "ArrowDown":
      return row + 1 < lengths.length ? within(row + 1, column) : null;
    case "ArrowUp":
      return row > 0 ? within(row - 1, column) : null;
    case "Home":
      return { row: 0, column: 0 };
    case "End":
      return within(lengths.length - 1, Infinity);
    default:
      return null;
  }
}

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, send: Function, closer: HTMLElement}} context `closer` tells of the rule that is
 *   chosen; it is put below its chapter
 */
export function mountPicture(parent, { fixed, send, closer }) {
  const heading = h("h3", {});
  const help = h("p", { class: "pw-soft" });
  const legend = h("ul", { class: "pw-legendrow" });
  const rows = h("div", { class: "pw-chapters" });
  parent.append(heading, help, legend, rows);
  const home = h("div", { hidden: true }, closer);
  parent.append(home);
  let chapters = [];
  let at = { row: 0, column: 0 };
  let chosen = null;

  const marks = (row) => rows.children[row]?.querySelectorAll(".pw-rule") ?? [];

  function rove() {
    const lengths = chapters.map((chapter) => chapter.rules.length);
    at = { row: Math.min(at.row, lengths.length - 1), column: Math.min(at.column, (lengths[at.row] ?? 1) - 1) };
    for (const [row] of chapters.entries()) for (const [column, node] of [...marks(row)].entries()) attr(node, "tabindex", row === at.row && column === at.column ? "0" : "-1");
  }

  rows.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.target.matches(".pw-rule")) return;
    const next = neighbour(chapters.map((chapter) => chapter.rules.length), at, event.key);
    if (!next) return;
    event.preventDefault();
    at = next;
    rove();
    marks(at.row)[at.column].focus();
  });

  // However the focus came to a mark, the arrows lead on from there.
  rows.addEventListener("focusin", ({ target }) => {
    if (!target.matches(".pw-rule")) return;
    const row = [...rows.children].findIndex((one) => one.contains(target));
    at = { row, column: [...marks(row)].indexOf(target) };
    rove();
  });

  function retell(node, rule) {
    attr(node, "data-rule", rule.rule);
    attr(node, "aria-label", rule.label);
    attr(node, "title", rule.label);
    attr(node, "aria-expanded", String(rule.rule === chosen));
    node.classList.toggle("pw-due", rule.due);
    if (node.firstChild?.dataset.level !== rule.level) node.replaceChildren(mark(rule.level));
  }

  return {
    update(progress) {
      chapters = progress.chapters;
      chosen = progress.chosen?.rule ?? null;
      text(heading, progress.title);
      text(help, fixed("picture-help"));
      keyed(legend, progress.legend, (one) => one.level, (one) => h("li", {}, mark(one.level), h("span", {})), (node, one) => text(node.lastChild, `${one.text}: ${one.count}`));
      keyed(rows, chapters, (chapter) => chapter.id, () => h("section", { class: "pw-chapter" }, h("h4", {}), h("div", { class: "pw-rules", role: "group" })), (node, chapter) => {
        const [name, list] = node.children;
        text(name, chapter.name);
        attr(list, "aria-label", chapter.name);
        keyed(list, chapter.rules, (rule) => rule.rule, (rule) => button({ class: "pw-rule" }, () => send({ intent: "look", rule: rule.rule })), retell);
      });
      rove();
      const row = chapters.findIndex((chapter) => chapter.rules.some((rule) => rule.rule === chosen));
      const place = row < 0 ? home : rows.children[row];
      if (closer.parentElement !== place) place.append(closer);
      show(closer, row >= 0);
    },
  };
}
