/** Values of every seat turn by turn: a chart for each series, and the same as a table. What is drawn the game gives. */

import { attr, button, h, keyed, s, show, text, unique } from "../lib/dom.js";

/**
 * @typedef {{id: string, name: string, lines: {seat: number, name: string, values: number[]}[]}} Series
 * @typedef {{turns: {at: number, text: string}[], series: Series[]}} Course
 */

const WIDTH = 320;
const HEIGHT = 130;
const EDGE = { left: 30, right: 12, top: 10, bottom: 20 };

/** How the line of a seat is broken, so that no line is told from another by its colour alone. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/** The dashes of a seat, from 1. Pure. */
const dashes = (seat) => DASHES[(seat - 1) % DASHES.length];

/** The least and the greatest value of a series, 0 among them; never the same. Pure. @param {Series} series */
export function range(series) {
  const values = series.lines.flatMap((line) => line.values);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return [least, most === least ? least + 1 : most];
}

/** Where a value stands in the chart. Pure. */
export function spot([least, most], count, index, value) {
  const across = count > 1 ? index / (count - 1) : 0;
  const x = EDGE.left + across * (WIDTH - EDGE.left - EDGE.right);
  const y = HEIGHT - EDGE.bottom - ((value - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Which point is nearest to a place, as a share of the drawing's width. Pure. */
export function nearest(share, count) {
  const across = (share * WIDTH - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
  return Math.max(0, Math.min(count - 1, Math.round(across * (count - 1))));
}

/** What is said of a series at a point: who has what. Pure. @param {Series} series */
export const values = (series, index) => series.lines.map((line) => `${line.name} ${line.values[index]}`).join(" · ");

/** The point that is shown at a moment: the newest that is not after it. Pure. */
export function pointAt(turns, at) {
  let found = 0;
  turns.forEach((turn, index) => {
    if (turn.at <= at) found = index;
  });
  return found;
}

/** Where an arrow, or another key, leads from a point; undefined: nowhere. Pure. */
export function moved(key, index, count) {
  const to = { ArrowRight: index + 1, ArrowUp: index + 1, ArrowLeft: index - 1, ArrowDown: index - 1, Home: 0, End: count - 1, PageUp: index + 5, PageDown: index - 5 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

/** One chart: its lines, its axes, and the mark of the point that is looked at. */
function chart(choose) {
  const title = h("figcaption", { id: unique("series") });
  const svg = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false" });
  const grid = s("g", { class: "pw-chartgrid" });
  const lines = s("g", {});
  const mark = s("line", { class: "pw-chartmark", y1: EDGE.top, y2: HEIGHT - EDGE.bottom });
  const dots = s("g", {});
  svg.append(grid, mark, lines, dots);
  const room = h("div", { class: "pw-chart", tabindex: "0", role: "slider", "aria-labelledby": title.id });
  room.append(svg);
  const told = h("p", { class: "pw-chartvalues" });
  const node = h("figure", { class: "pw-series" }, title, room, told);
  let count = 0;
  let now = 0;
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    choose(nearest((event.clientX - box.left) / box.width, count), event.type === "click");
  };
  room.addEventListener("pointermove", point);
  room.addEventListener("click", point);
  room.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = event.key === "Enter" ? now : moved(event.key, now, count);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to, event.key === "Enter");
  });

  function draw(series, turns) {
    const span = range(series);
    count = turns.length;
    const ends = [...new Set([span[0], Math.round((span[0] + span[1]) / 2), span[1]])];
    grid.replaceChildren(...ends.flatMap((value) => {
      const { y } = spot(span, count, 0, value);
      return [s("line", { x1: EDGE.left, x2: WIDTH - EDGE.right, y1: y, y2: y }), s("text", { x: EDGE.left - 5, y: y + 4, "text-anchor": "end", text: value })];
    }), ...[0, count - 1].filter((index, place) => !place || index).map((index, place) => s("text", { x: spot(span, count, index, 0).x, y: HEIGHT - 5, "text-anchor": place ? "end" : "start", text: turns[index].text })));
    lines.replaceChildren(...series.lines.map((line) => s("polyline", {
      class: "pw-chartline", "data-seat": line.seat, "stroke-dasharray": dashes(line.seat),
      points: line.values.map((value, index) => { const { x, y } = spot(span, count, index, value); return `${x},${y}`; }).join(" "),
    })));
  }

  function look(series, turns, index) {
    const span = range(series);
    now = index;
    const { x } = spot(span, count, index, 0);
    attr(mark, "x1", x);
    attr(mark, "x2", x);
    dots.replaceChildren(...series.lines.map((line) => { const at = spot(span, count, index, line.values[index]); return s("circle", { cx: at.x, cy: at.y, r: 4, "data-seat": line.seat, class: "pw-chartdot" }); }));
    const says = values(series, index);
    text(told, says);
    attr(room, "aria-valuemin", 0);
    attr(room, "aria-valuemax", count - 1);
    attr(room, "aria-valuenow", index);
    attr(room, "aria-valuetext", `${turns[index].text}: ${says}`);
  }
  return { node, title, draw, look };
}

/** All values as a table, made when it is opened first. */
function sheet({ word }) {
  const says = h("summary", {});
  const table = h("table", { class: "pw-sheet" });
  const room = h("div", { class: "pw-sheetroom", tabindex: "0", role: "region" }, table);
  const node = h("details", {}, says, room);
  let course = null;
  const cells = (values, tag = "td") => values.map((value) => h(tag, tag === "th" ? { scope: "col", text: value } : { text: value }));

  function fill() {
    if (!node.open || !course) return;
    const { turns, series } = course;
    const over = h("tr", {}, h("th", { scope: "col", rowspan: "2", text: word("timeline-turn") }), ...series.map((one) => h("th", { scope: "colgroup", colspan: one.lines.length, text: one.name })));
    const heads = h("tr", {}, ...cells(series.flatMap((one) => one.lines.map((line) => line.name)), "th"));
    const rows = turns.map((turn, index) => h("tr", {}, h("th", { scope: "row", text: turn.text }), ...cells(series.flatMap((one) => one.lines.map((line) => line.values[index])))));
    table.replaceChildren(h("thead", {}, over, heads), h("tbody", {}, ...rows));
  }
  node.addEventListener("toggle", fill);
  return { node, update(next) {
    text(says, word("timeline-table"));
    attr(room, "aria-label", word("timeline"));
    if (next === course) return;
    course = next;
    fill();
  } };
}

/**
 * Mount the timeline.
 * @param {HTMLElement} parent
 * @param {{word: Function, open?: (at: number) => void, follows?: boolean}} context `open` shows the moment of a point, after so many
 *   actions; `follows`: a press does it, else a button
 */
export function mountTimeline(parent, { word, open, follows = false }) {
  const title = h("h3", {});
  const hint = h("p", { class: "pw-soft" });
  const legend = h("ul", { class: "pw-legendof", "aria-hidden": "true" });
  const now = h("p", { class: "pw-chartturn" });
  const go = open && !follows ? button({ class: "pw-quiet" }, () => open(course.turns[index].at)) : null;
  const room = h("div", { class: "pw-timeline" });
  const table = sheet({ word });
  const root = h("section", { class: "pw-panel pw-course", hidden: true }, title, legend, h("div", { class: "pw-row" }, now, go), room, hint, table.node);
  parent.append(root);
  const charts = new Map();
  let course = null;
  let index = 0;

  function choose(to, pressed) {
    look(to);
    if (pressed && follows) open(course.turns[to].at);
  }

  function look(to) {
    index = to;
    text(now, course.turns[to].text);
    for (const one of course.series) charts.get(one.id).look(one, course.turns, to);
  }

  return {
    node: root,
    /** @param {Course|null|undefined} next @param {number} [at] the moment that is shown; else the last */
    update(next, at) {
      const drawn = Boolean(next?.series.length && next.turns.length > 1);
      show(root, drawn);
      if (!drawn) return;
      text(title, word("timeline"));
      text(hint, word("timeline-hint"));
      if (go) text(go, word("timeline-open"));
      const fresh = next !== course;
      course = next;
      keyed(legend, next.series[0].lines, (line) => String(line.seat), (line) => h("li", {}, s("svg", { viewBox: "0 0 28 10" }, s("line", { class: "pw-chartline", "data-seat": line.seat, "stroke-dasharray": dashes(line.seat), x1: 0, x2: 28, y1: 5, y2: 5 })), h("span", {})), (node, line) => text(node.lastChild, line.name));
      keyed(room, next.series, (one) => one.id, (one) => {
        const made = chart(choose);
        charts.set(one.id, made);
        return made.node;
      }, (_node, one) => {
        const made = charts.get(one.id);
        text(made.title, one.name);
        if (fresh) made.draw(one, next.turns);
      });
      table.update(next);
      if (fresh || at !== undefined) look(at === undefined ? next.turns.length - 1 : pointAt(next.turns, at));
    },
  };
}
