/** The tower: a drawing, and over it one real button for each Space. */

import { attr, button, h, keyed, s, still, text, unique } from "../../../lib/dom.js";
import { figures, ghost, player } from "./figures.js";
import { mountFollowing } from "./following.js";
import { CELL, corner, drawnOf, layout, MARGIN, moveFocus, name } from "./geometry.js";
import { warn } from "../../../lib/warning.js";
import { concern } from "./concern.js";
import { signs } from "./covered.js";
import { levelKey, thingsOn } from "./things.js";
import { wary } from "../../../lib/wary.js";
import { follow, opening, plan as planned } from "./motion.js";
import { scenery } from "../drawing/scenery.js";
import { box, draw, INK } from "../../../lib/shapes.js";
import { sign } from "../drawing/symbols.js";
import { terrain, token } from "../drawing/terrain.js";

/**
 * @typedef {{send: (intent: object) => void, word: (key: string) => string, live?: boolean, named?: boolean, cell?: boolean, wary?: boolean}} Context
 */

/**
 * Mount the map.
 * @param {HTMLElement} parent
 * @param {Context} context `live`: Spaces are buttons; `wary`: the first tap on a warned one only shows the warning; `named`: columns and Rows show their names
 */
export function mountMap(parent, context) {
  const uid = unique("map");
  const layers = Object.fromEntries(["scenery", "terrain", "names", "tokens", "marks", "ghost", "figures", "signs", "over", "above"].map((layer) => [layer, s("g", { class: `pw-layer-${layer}` })]));
  const svg = s("svg", { class: "pw-tower", focusable: "false" }, ...Object.values(layers));
  const cells = h("div", { class: "pw-cells", "data-clears": "", role: "group" });
  const labels = h("div", { class: "pw-levels", "aria-hidden": "true" });
  const frame = h("div", { class: "pw-map", "data-rest": "", tabindex: "-1" }, svg, labels, cells);
  parent.append(frame);
  const following = mountFollowing(frame);

  let view = null;
  let plan = null;
  let drawn = "";
  let home = null;
  const now = () => view.state;
  /** The plan by which a Space's button was placed. */
  const placed = new WeakMap();
  const stage = player(layers.figures, layers.above, () => plan);
  const careful = context.wary ? wary(cells, (what) => context.word("sure-again-at", { what })) : null;
  cells.addEventListener("keydown", onKey);
  cells.addEventListener("focusin", (event) => rove(event.target.dataset.at));

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = event.target.dataset?.at;
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.stopPropagation();
      return;
    }
    const there = moveFocus(view.map.cells, here, event.key);
    if (!there) return;
    event.preventDefault();
    event.stopPropagation();
    focus(there);
  }

  function rove(id) {
    if (!id || id === home) return;
    home = id;
    for (const node of cells.children) attr(node, "tabindex", node.dataset.at === home ? 0 : -1);
  }

  /** Without a Space: the one that the Tab key comes to. */
  function focus(id = home) {
    rove(id);
    [...cells.children].find((node) => node.dataset.at === id)?.focus();
  }

  function static_(map) {
    const signature = JSON.stringify([map.dungeon, map.width, map.rows, map.levels, map.cells.map(built)]);
    if (signature === drawn) return;
    drawn = signature;
    plan = layout(drawnOf(map, context.live));
    attr(svg, "viewBox", `0 0 ${plan.width} ${plan.height}`);
    frame.style.aspectRatio = `${plan.width} / ${plan.height}`;
    for (const node of [frame, frame.closest(".pw-tablegrid")]) {
      node?.style.setProperty("--pw-columns", map.width);
      node?.style.setProperty("--pw-aspect", plan.width / plan.height);
    }
    scenery(layers.scenery, plan, uid, map.dungeon);
    terrain(layers.terrain, map, plan);
    if (context.named) names(map);
    keyed(labels, plan.bands, (band) => String(band.level.number), () => h("span", {}), (node, band) => {
      const hidden = band.level.status === "hidden";
      text(node, hidden ? `${band.level.label} · ${context.word("level-hidden")}` : band.level.number);
      attr(node, "data-tip", levelKey(band.level));
      node.className = `pw-level pw-${band.level.status}`;
      node.style.top = `${(band.y / plan.height) * 100}%`;
    });
  }

  /** The columns' letters on the stones of the ground, the Rows' numbers on the wall at the left. */
  function names(map) {
    const spots = [
      ...[...Array(map.width).keys()].map((col) => [name(col, 1)[0], MARGIN + (col + 0.5) * CELL, plan.floor + 9.6]),
      ...[...plan.top].map(([row, y]) => [row, MARGIN + 1, y + CELL / 2 + 3]),
    ];
    layers.names.replaceChildren(...spots.map(([says, x, y]) => s("text", { x, y, class: "pw-spacename", text: says })));
  }

  function tokens(map) {
    keyed(layers.tokens, map.cells.filter((cell) => cell.token && plan.top.has(cell.row)), (cell) => `${cell.id}/${cell.token}`, (cell) => draw(s("g", { "data-token": cell.id }), [
      { tag: "g", attrs: { class: "pw-token", transform: "scale(.36)" }, inner: token(cell.token) },
    ]), (node, cell) => {
      const { x, y } = corner(plan, cell.id);
      attr(node, "transform", `translate(${x + 3} ${y + 26})`);
    });
  }

  function marks(view, lit = [], as = "refused") {
    const targets = (view.targets ?? []).filter((target) => target.legal && corner(plan, target.at));
    const concerned = new Set(view.refusal ? (view.refusal.reasons ?? []).flatMap((reason) => reason.spaces ?? []) : lit);
    const reason = view.refusal ? "refused" : as;
    // A figure, the Boss above all, would hide the frame of its own Space: it is drawn over the figure then.
    const taken = new Set(view.figures.map((figure) => figure.at));
    const items = [
      ...unite(targets).map((target) => ({ id: `t/${target.at}/${target.verb}/${target.warning ? "!" : ""}${taken.has(target.at) ? "+" : ""}`, over: taken.has(target.at), at: target.at, verb: target.verb, warns: Boolean(target.warning) })),
      ...[...concerned].filter((id) => corner(plan, id)).map((id) => ({ id: `${reason}/${id}`, at: id, verb: null })),
    ];
    keyed(layers.marks, items, (item) => item.id, ({ verb, warns, over }) => {
      const node = s("g", { class: verb ? "pw-target" : "pw-concerned" });
      if (verb) {
        draw(node, [box(3, 3, CELL - 6, CELL - 6, 8, "#ffe27a", { opacity: 0.26 }), ...(over ? [] : framed(verb, warns))]);
      } else {
        draw(node, concern(reason));
        attr(node, "data-as", reason);
      }
      return node;
    }, (node, item) => {
      const { x, y } = corner(plan, item.at);
      attr(node, "transform", `translate(${x} ${y})`);
    });
    const armed = view.armed && corner(plan, view.armed.at) ? [{ id: `armed/${view.armed.at}`, at: view.armed.at }] : [];
    keyed(layers.over, [...items.filter((item) => item.over), ...armed], (item) => item.id, ({ verb, warns }) => (verb ? draw(s("g", { class: "pw-target" }), framed(verb, warns)) : draw(s("g", { class: "pw-armed" }), concern("chosen"))), (node, item) => {
      const { x, y } = corner(plan, item.at);
      attr(node, "transform", `translate(${x} ${y})`);
    });
  }

  function spaces(view) {
    const open = view.map.cells.filter((cell) => plan.top.has(cell.row)).sort((a, b) => b.row - a.row || a.col - b.col);
    if (!open.some((cell) => cell.id === home)) home = start(view, open);
    const lit = new Map(unite((view.targets ?? []).filter((target) => target.legal)).map((target) => [target.at, target]));
    const standing = new Map(view.figures.filter((figure) => figure.at).map((figure) => [figure.at, figure]));
    attr(cells, "aria-label", context.word("map"));
    keyed(cells, open, (cell) => cell.id, (cell) => button({ class: "pw-cell", "data-at": cell.id }, (event) => {
      rove(cell.id);
      if (careful?.first(event.currentTarget, `${now()}/${cell.id}`, cell.id)) return;
      context.send({ intent: "point", at: cell.id });
    }), (node, cell) => {
      const target = lit.get(cell.id);
      if (placed.get(node) !== plan) place(node, cell.id);
      const armed = view.armed?.at === cell.id;
      attr(node, "aria-label", [cell.label, armed && context.word("armed"), target?.text, target?.warning].filter(Boolean).join(". "));
      attr(node, "aria-pressed", armed ? "true" : null);
      attr(node, "data-sure", target?.sure ?? null);
      warn(node, target?.warning);
      const things = thingsOn(cell, standing.get(cell.id));
      attr(node, "data-quiet", things.quiet.join(" ") || null);
      attr(node, "data-tip", things.keys.join(" ") || null);
      attr(node, "tabindex", cell.id === home ? 0 : -1);
      node.classList.toggle("pw-legal", Boolean(target));
    });
  }

  function place(node, id) {
    const { x, y } = corner(plan, id);
    node.style.left = `${(x / plan.width) * 100}%`;
    node.style.top = `${(y / plan.height) * 100}%`;
    node.style.width = `${(CELL / plan.width) * 100}%`;
    node.style.height = `${(CELL / plan.height) * 100}%`;
    placed.set(node, plan);
  }

  let shown = [];
  return {
    node: frame,
    focus,
    /** The focus goes to the next lit Space after the one that has it, in the order they are read. Whether there is one. */
    next() {
      const lit = [...cells.children].filter((node) => node.classList.contains("pw-legal"));
      const here = lit.findIndex((node) => node === document.activeElement);
      const after = here < 0 ? lit[0] : lit[(here + 1) % lit.length];
      if (after) focus(after.dataset.at);
      return Boolean(after);
    },
    /**
     * Draw a view; resolves when its events have been played.
     * @param {object} next
     * @param {{animate?: boolean, onStep?: Function, lit?: string[]}} [how] `lit`: Spaces to be looked at
     */
    async update(next, { animate = false, onStep, lit, as } = {}) {
      stage.stop();
      const moving = animate && !still();
      const { events, gone } = moving ? follow(next.events, view) : { events: [], gone: [] };
      const groups = planned(events);
      const before = view;
      view = next;
      static_(next.map);
      frame.classList.toggle("pw-live", context.live !== false);
      if (context.live === false) attr(svg, "role", "img"), attr(svg, "aria-label", describe(next, context.word));
      else attr(svg, "aria-hidden", "true"), spaces(next);
      marks(next, lit, as);
      signs(layers.signs, next, plan);
      following.update(next, plan);
      const { leaving } = opening(groups);
      const here = new Set(next.figures.filter((figure) => figure.at).map((figure) => figure.id));
      const fainted = before ? shown.filter((figure) => leaving.has(figure.id) && !here.has(figure.id)) : [];
      const others = next.figures.filter((figure) => !fainted.some((one) => one.id === figure.id));
      figures(layers.figures, [...others, ...fainted, ...gone], plan);
      if (!groups.length) {
        tokens(next.map);
        shown = next.figures;
        return;
      }
      const mine = view;
      await stage.play(groups, onStep);
      if (view !== mine) return;
      tokens(next.map);
      shown = next.figures;
      figures(layers.figures, next.figures, plan);
    },
    /** Where a figure would be. @param {{figure: string, lands: string}|null} answer */
    ghost(answer) {
      const figure = answer && view?.figures.find((one) => one.id === answer.figure);
      ghost(layers.ghost, figure ? { ...figure, at: answer.lands } : null, plan);
    },
    stop: () => stage.stop(),
  };
}

const BUILT = new WeakMap();

/** What of a Space is built, as text; a Space that has not changed is the same object as before. */
function built(cell) {
  const known = BUILT.get(cell) ?? JSON.stringify([cell.id, cell.wall, cell.floor, cell.ladder, cell.feature]);
  BUILT.set(cell, known);
  return known;
}

/** The frame of a lit Space, with the sign of what a click does. Pure. */
function framed(verb, warns) {
  return [
    box(3, 3, CELL - 6, CELL - 6, 8, "none", { stroke: INK, "stroke-width": 4.4, opacity: 0.55 }),
    box(3, 3, CELL - 6, CELL - 6, 8, "none", { stroke: "#ffe27a", "stroke-width": 2.6, class: "pw-lit" }),
    { tag: "circle", attrs: { cx: 9.5, cy: 9.5, r: 8.5, fill: "#fff7d6", stroke: INK, "stroke-width": 1.6 } },
    { tag: "g", attrs: { transform: "translate(3.3 3.3) scale(.26)", color: INK }, inner: sign(verb) },
    ...(warns ? WARNING : []),
  ];
}

/** A sign of danger, in the lower right corner of a lit Space. */
const WARNING = [
  { tag: "path", attrs: { class: "pw-danger", d: `M${CELL - 10} ${CELL - 19} L${CELL - 1} ${CELL - 2} L${CELL - 19} ${CELL - 2} Z`, fill: "#fff", stroke: INK, "stroke-width": 1.6, "stroke-linejoin": "round" } },
  { tag: "path", attrs: { d: `M${CELL - 10} ${CELL - 14} L${CELL - 10} ${CELL - 8} M${CELL - 10} ${CELL - 5.2} L${CELL - 10} ${CELL - 4.6}`, stroke: "#8f0d22", "stroke-width": 2.2, "stroke-linecap": "round" } },
];

/** One mark for a Space, though several actions may end there: the first counts. */
function unite(targets) {
  const first = new Map();
  for (const target of targets) if (!first.has(target.at)) first.set(target.at, target);
  return [...first.values()];
}

/** The Space that takes the focus first: where the active Hero stands, else the lowest left one. */
function start(view, open) {
  const active = view.figures?.find((figure) => figure.active && open.some((cell) => cell.id === figure.at));
  return active?.at ?? open.at(-1 * (view.map.width || 1))?.id ?? open[0]?.id ?? null;
}

/** Whether there is more on a Space than its Platform and Walls. */
const worth = (cell, standing) => Boolean(cell.label) && Boolean(standing.has(cell.id) || cell.token || cell.feature || cell.ladder);

/** The name of a map that is only looked at: every Space on which there is something, as the buttons of a live one name it, from the top. Pure. */
export function describe(view, word) {
  const standing = new Set(view.figures.map((figure) => figure.at));
  const told = view.map.cells.filter((cell) => worth(cell, standing)).sort((a, b) => b.row - a.row || a.col - b.col);
  return [word("map"), ...told.map((cell) => cell.label)].join(". ");
}

