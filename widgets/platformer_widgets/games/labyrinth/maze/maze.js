/** The maze: a drawing, and over it one real button for each cell and start space. */

import { attr, button, h, keyed, s, show, still, unique } from "../../../lib/dom.js";
import { mountChooser } from "./chooser.js";
import { golem, pawn } from "./figures.js";
import { across, beside, corners, HEIGHT, middle, PITCH, ring, SIDE, spot, startAt, WIDTH } from "./geometry.js";
import { bright, byCell, cellOf, meant } from "./offers.js";
import { card, corridors, emblem, floor, lying, start } from "./tiles.js";

const PACE = 260;

/**
 * @param {HTMLElement} parent
 * @param {import("../../../lib/games.js").Context} context
 * @returns {import("../../../lib/games.js").Board}
 */
export function mountMaze(parent, context) {
  const names = ["ground", "things", "marks", "figures"];
  const layers = Object.fromEntries(names.map((name) => [name, s("g", { class: `lb-${name}` })]));
  const svg = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "lb-maze", focusable: "false", "aria-hidden": "true" }, ...Object.values(layers));
  const cells = h("div", { class: "lb-cells", role: "group" });
  const field = h("div", { class: "lb-field" }, svg, cells);
  const hand = h("p", { class: "lb-hand", hidden: true });
  const node = h("div", { class: "lb-board", "data-rest": "", tabindex: "-1", id: unique("maze") }, hand, field);
  parent.append(node);
  let view = null;
  let offers = new Map();
  let home = null;
  const chooser = mountChooser(node, {
    word: context.word,
    choose: (action) => {
      chooser.hide(false);
      context.send({ intent: "act", action });
      focus();
    },
    closed: focus,
  });
  cells.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { cells: all, starts } = view.maze;
    const here = event.target.dataset?.at;
    const there = beside(all, here, event.key) ?? across(all, starts, here, event.key);
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    if (!there) return;
    event.preventDefault();
    event.stopPropagation();
    focus(there);
  });
  cells.addEventListener("focusin", (event) => rove(event.target.dataset.at));

  function rove(id) {
    if (!id) return;
    home = id;
    for (const one of cells.children) attr(one, "tabindex", one.dataset.at === home ? 0 : -1);
  }

  function focus(id = home) {
    rove(id);
    [...cells.children].find((one) => one.dataset.at === id)?.focus();
  }

  function press(id) {
    if (context.live === false) return;
    const wish = meant(offers.get(id), id);
    if (wish.ask) chooser.update(cellAt(id), wish.ask);
    else context.send(wish.intent);
  }

  const cellAt = (id) => view.maze.cells.find((cell) => cell.id === id) ?? { id, corridors: [], bridges: [], kind: "empty" };

  function ground() {
    keyed(layers.ground, view.maze.cells, (cell) => `${cell.id}/${cell.kind}/${JSON.stringify(cell.corridors.map((way) => way.edges))}`, (cell) => {
      const { x, y } = middle(cell);
      const rows = cell.corridors.map((way) => way.edges);
      return s("g", { transform: `translate(${x} ${y})` }, floor(cell.kind), corridors(rows, cell.bridges), emblem(cell),
        s("text", { x: 0, y: SIDE - 6, class: "lb-name", "text-anchor": "middle", text: cell.id }));
    });
  }

  function things() {
    const items = [
      ...view.maze.starts.map((one) => ({ id: `${one.id}/${one.seat}`, node: () => place(start(one.seat, one.edge), startAt(one)) })),
      ...view.maze.cells.flatMap((cell) => cell.corridors.filter((way) => way.keys || way.trap || way.items.length || way.tokens.length).map((way) => ({
        id: JSON.stringify([way.id, way.keys, way.trap, way.items.map((one) => one.id), way.tokens.map((one) => one.id)]),
        node: () => place(s("g", {}, ...lying(way, way.edges, cell.corridors.length === 1)), middle(cell)),
      }))),
    ];
    keyed(layers.things, items, (one) => one.id, (one) => one.node());
  }

  function place(shape, { x, y }) {
    attr(shape, "transform", `translate(${x} ${y})`);
    return shape;
  }

  function marks(how) {
    const refused = (view.refusal?.reasons ?? []).flatMap((reason) => reason.spaces ?? []);
    const lit = [...(view.refusal ? refused : how?.lit ?? [])].map((at) => [cellOf(at), "refused"]);
    const items = [...[...offers].filter(([, own]) => own.some((one) => one.legal)).map(([id, own]) => [id, bright(own) ? "target" : "faint"]), ...lit].filter(([id]) => where(id));
    keyed(layers.marks, items, ([id, as]) => `${as}/${id}`, ([id, as]) => {
      const shape = id.startsWith("S")
        ? s("circle", { cx: 0, cy: 0, r: 22, class: `lb-mark lb-${as}` })
        : s("polygon", { points: corners(SIDE - 4), class: `lb-mark lb-${as}` });
      return place(shape, where(id));
    });
  }

  /** The middle of a cell or start space. */
  function where(id) {
    const cell = view.maze.cells.find((one) => one.id === id);
    const own = view.maze.starts.find((one) => one.id === id);
    return cell ? middle(cell) : own ? startAt(own) : null;
  }

  /** Where a figure on a place stands. */
  function standing(at) {
    const cell = view.maze.cells.find((one) => one.id === cellOf(at));
    if (!cell) return where(at) ?? { x: WIDTH / 2, y: HEIGHT / 2 };
    const way = cell.corridors.find((one) => one.id === at);
    const from = middle(cell);
    const off = way ? spot(way.edges, cell.corridors.length === 1) : { x: 0, y: 0 };
    return { x: from.x + off.x, y: from.y + off.y };
  }

  function figures() {
    const all = [
      ...view.pawns.map((one) => ({ id: `pawn-${one.seat}`, at: one.at, make: () => pawn(one.seat, one.letter), active: one.active })),
      { id: "golem", at: view.golem.at, make: golem },
    ];
    const crowd = new Map();
    for (const one of all) crowd.set(one.at, [...(crowd.get(one.at) ?? []), one.id]);
    keyed(layers.figures, all, (one) => one.id, (one) => s("g", { class: "lb-figure", "data-figure": one.id }, one.make()), (shape, one) => {
      const { x, y } = standing(one.at);
      const group = crowd.get(one.at);
      const off = ring(group.length, group.indexOf(one.id), 15);
      shape.style.transform = `translate(${x + off.x}px, ${y + off.y - 4}px)`;
      shape.classList.toggle("lb-active", Boolean(one.active));
    });
  }

  function buttons() {
    const spots = [...view.maze.cells, ...view.maze.starts.filter((one) => one.seat)];
    if (!spots.some((one) => one.id === home)) home = start_();
    attr(cells, "aria-label", context.word("maze"));
    keyed(cells, spots, (one) => one.id, (one) => button({ class: "lb-cell", "data-at": one.id }, () => press(one.id)), (item, one) => {
      const { x, y } = where(one.id);
      const [wide, high] = one.edge === undefined ? [PITCH - 8, SIDE * 1.5 - 4] : [40, 40];
      Object.assign(item.style, {
        left: `${((x - wide / 2) / WIDTH) * 100}%`, top: `${((y - high / 2) / HEIGHT) * 100}%`,
        width: `${(wide / WIDTH) * 100}%`, height: `${(high / HEIGHT) * 100}%`,
      });
      const own = offers.get(one.id) ?? [];
      attr(item, "aria-label", [one.label, ...own.slice(0, 3).map((offer) => (offer.legal ? offer.text : `${offer.text}. ${offer.warning}`))].join(". "));
      attr(item, "tabindex", one.id === home ? 0 : -1);
      item.classList.toggle("lb-litcell", bright(own));
    });
  }

  const start_ = () => cellOf(view.pawns.find((one) => one.active)?.at ?? "d4");

  return {
    node,
    attend: (now) => focus(cellOf(now.pawns.find((one) => one.active)?.at ?? "") || undefined),
    next() {
      const lit = [...cells.children].filter((one) => bright(offers.get(one.dataset.at))).map((one) => one.dataset.at);
      if (!lit.length) return false;
      focus(lit[(lit.indexOf(home) + 1) % lit.length]);
      return true;
    },
    label(now, at) {
      const cell = now.maze.cells.find((one) => one.id === cellOf(at));
      return cell?.corridors.find((way) => way.id === at)?.label ?? cell?.label ?? now.maze.starts.find((one) => one.id === at)?.label;
    },
    async update(now, how = {}) {
      view = now;
      offers = byCell(now.targets);
      ground();
      things();
      marks(how);
      figures();
      buttons();
      show(hand, Boolean(now.hand));
      if (now.hand) hand.replaceChildren(card(now.hand), h("span", { text: now.hand.text }));
      const asked = chooser.at && offers.get(chooser.at);
      chooser.update(chooser.at ? cellAt(chooser.at) : null, asked);
      for (const event of how.animate && !still() ? now.events ?? [] : []) {
        await how.onStep?.(event);
        if (event.to && event.figure) await new Promise((done) => setTimeout(done, PACE));
      }
    },
  };
}
