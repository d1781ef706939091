/** The maze: a drawing, and over it one real button for each cell and start space. */

import { attr, button, h, keyed, s, show, still, unique } from "../../../lib/dom.js";
import { mountChooser } from "./chooser.js";
import { mountDice } from "./dice.js";
import { COLOURS, golem, pawn, RADIUS } from "./figures.js";
import { LAYERS, abreast, across, beside, corners, crowd, deadEnds, frame, HEIGHT, middle, PITCH, ring, SIDE, spot, startAt, WIDTH } from "./geometry.js";
import { opening, steps } from "./motion.js";
import { bright, byCell, cellOf, meant, readOut, thingsOn } from "./offers.js";
import { card, cellName, corridors, count, emblem, floor, lying, placed, start, startName, wall } from "./tiles.js";

/** Cells that are drawn narrower than this, in pixels, are enlarged when they are pressed. */
const SMALL = 50;

/**
 * @param {HTMLElement} parent
 * @param {import("../../../lib/games.js").Context} context
 * @returns {import("../../../lib/games.js").Board}
 */
export function mountMaze(parent, context) {
  const layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `lb-${name}` })]));
  const svg = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "lb-maze", focusable: "false", "aria-hidden": "true" }, ...Object.values(layers));
  const cells = h("div", { class: "lb-cells", "data-clears": "", role: "group" });
  const field = h("div", { class: "lb-field" }, svg, cells);
  const hand = h("p", { class: "lb-hand", hidden: true });
  field.append(hand);
  const node = h("div", { class: "lb-board", "data-rest": "", tabindex: "-1", id: unique("maze") }, field);
  parent.append(node);
  // A class: a style that asks what an area holds is worked out for all of the area again at every change in it.
  node.closest(".pw-tablegrid, .pw-lessongrid, .pw-exam")?.classList.add("lb-around");
  for (const one of [node, node.closest(".pw-tablegrid")]) one?.style.setProperty("--pw-aspect", WIDTH / HEIGHT);
  const dice = mountDice(field, context);
  let view = null;
  let offers = new Map();
  let home = null;
  /** Where figures stand while they walk. */
  let walking = new Map();
  let playing = 0;
  /** The state whose refusal was put away by a press that asks about a cell. */
  let dismissed = null;
  const act = (intent) => {
    // Before the card goes, or its focus would go to the first cell of all.
    focus(chooser.at ?? home);
    chooser.hide(false);
    context.send(intent);
  };
  const chooser = mountChooser(node, {
    word: context.word,
    choose: (action) => act({ intent: "act", action }),
    tried: (at) => act({ intent: "point", at }),
    closed: focus,
    preview,
    standing: (cell) => figuresOf().filter((one) => cellOf(one.at) === cell.id).map((one) => {
      const { x, y, scale } = standing(one, middle(cell));
      const shape = place(one.make(), { x, y });
      attr(shape, "transform", `${shape.getAttribute("transform")} scale(${scale})`);
      return shape;
    }),
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
    buttonOf(id)?.focus();
  }

  const buttonOf = (id) => [...cells.children].find((one) => one.dataset.at === id);

  /** Whether cells are too small to tell corridors apart with a finger. */
  const small = () => cells.clientWidth > 0 && (cells.clientWidth / WIDTH) * PITCH < SMALL;

  function press(id) {
    if (context.live === false) return;
    const ways = cellAt(id).corridors.length;
    // A piece is put on one corridor, and a guess is one; where there are several, they are shown large.
    const apart = view.editor || view.lesson?.asks;
    const large = small() || Boolean(apart && ways > 1);
    const wish = meant(offers.get(id), id, large ? ways : 0);
    if (wish.ask) {
      // What was refused before is done with.
      if (view.refusal && !view.lesson && !view.editor && !view.exam) {
        dismissed = view.state;
        context.send({ intent: "dismiss" });
      }
      // In an exam nothing is tried: a position is looked at.
      const tryit = view.editor ? "put-here" : view.lesson?.asks ? "mark-here" : view.exam ? "" : "try-here";
      chooser.update(cellAt(id), wish.ask, large, tryit, Boolean(view.lesson), standsAt());
      if (small()) chooser.spare(buttonOf(id));
    } else context.send(wish.intent);
  }

  const standsAt = () => view.pawns.find((one) => one.active)?.at;

  const cellAt = (id) => view.maze.cells.find((cell) => cell.id === id) ?? { id, corridors: [], bridges: [], kind: "empty" };

  /** @param {string[]} close cells that are drawn large */
  function ground(close) {
    keyed(layers.ground, view.maze.cells, (cell) => `${cell.id}/${cell.kind}/${JSON.stringify(cell.corridors.map((way) => way.edges))}`, (cell) => {
      const rows = cell.corridors.map((way) => way.edges);
      return place(s("g", { class: "lb-tile" }, s("g", {}, floor(cell.kind), corridors(rows, cell.bridges), emblem(cell))), middle(cell));
    });
    const names = [
      ...view.maze.cells.map((cell) => ({ id: `${cell.id}/${cell.kind === "empty"}/${cell.number ?? ""}`, node: () => place(s("g", {}, cellName(cell)), middle(cell)) })),
      ...view.maze.starts.map((one) => ({ id: `${one.id}/${Boolean(one.seat)}`, node: () => place(s("g", {}, startName(one)), startAt(one)) })),
    ];
    // At the edge of what is drawn large other names would be cut.
    const shown = close.length ? [...names.filter((one) => close.includes(one.id.split("/")[0])), ...letters(close)] : names;
    keyed(layers.names, shown, (one) => one.id, (one) => one.node());
  }

  /** What the corridors of cells that are drawn large are called, where they have names of their own and nobody stands. */
  function letters(close) {
    const drawn = view.maze.cells.filter((cell) => close.includes(cell.id) && cell.corridors.length > 1);
    return drawn.flatMap((cell) => cell.corridors.filter((way) => !figuresOf().some((one) => one.at === way.id)).map((way) => {
      const { x, y } = spot(way.edges, besides(cell, way));
      return { id: `letter/${way.id}`, node: () => place(s("g", {}, s("text", { x, y: y + 6, class: "lb-letter", "text-anchor": "middle", text: way.id.slice(2) })), middle(cell)) };
    }));
  }

  /** Where a corridor looks as if it went on. */
  function walls() {
    keyed(layers.walls, deadEnds(view.maze.cells), ({ cell, edge }) => `${cell.id}/${edge}`, ({ cell, edge }) => place(s("g", {}, wall(edge)), middle(cell)));
  }

  /** Show a tile as it would lie; none: it is taken away. */
  function preview(cell, offer) {
    layers.preview.replaceChildren(...(cell?.q === undefined || !offer ? [] : [place(s("g", { class: offer.legal ? "lb-ghost" : "lb-ghost lb-no" }, floor("tile"), corridors(offer.tile.corridors, offer.tile.bridges)), middle(cell))]));
  }

  function things() {
    const stood = (way) => figuresOf().filter((one) => one.at === way.id).length;
    const items = [
      ...view.maze.starts.map((one) => ({ id: `${one.id}/${one.seat}`, node: () => place(start(one.seat, one.edge, COLOURS[(one.seat ?? 1) - 1]), startAt(one)) })),
      ...view.maze.cells.flatMap((cell) => cell.corridors.filter(count).map((way) => ({
        id: JSON.stringify([way.id, way.keys, way.trap, way.items.map((one) => one.id), way.tokens.map((one) => one.id), cell.corridors.map((one) => one.edges), stood(way)]),
        node: () => place(s("g", {}, ...lying(way, way.edges, besides(cell, way), stood(way))), middle(cell)),
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
    const shown = view.refusal ? [...refused].map((at) => [cellOf(at), "refused"]) : [...(how?.lit ?? [])].map((at) => [cellOf(at), how.as === "hint" || how.as === "guess" ? "hint" : "refused"]);
    const items = [...[...offers].filter(([, own]) => own.some((one) => one.legal)).map(([id, own]) => [id, bright(own) ? "target" : "faint"]), ...shown].filter(([id]) => where(id));
    keyed(layers.marks, items, ([id, as]) => `${as}/${id}`, ([id, as]) => place(mark(id.startsWith("S"), as), where(id)));
  }

  /** The middle of a cell or start space. */
  function where(id) {
    const cell = view.maze.cells.find((one) => one.id === id);
    const own = view.maze.starts.find((one) => one.id === id);
    return cell ? middle(cell) : own ? startAt(own) : null;
  }

  /** Where a figure on a place stands, among those who stand there too; seen from `from`, the middle of its cell. */
  function standing(figure, from = null) {
    const at = walking.get(figure.id) ?? figure.at;
    const there = figuresOf().filter((one) => (walking.get(one.id) ?? one.at) === at);
    const cell = view.maze.cells.find((one) => one.id === cellOf(at));
    const way = cell?.corridors.find((one) => one.id === at);
    const base = cell ? middle(cell) : where(at) ?? { x: WIDTH / 2, y: HEIGHT / 2 };
    // Above what lies there, which several would hide if they stood around it.
    const lies = Boolean(way && count(way));
    const narrow = Boolean(cell && cell.corridors.length > 1);
    const { stands, scale: least } = way ? placed(way, way.edges, besides(cell, way), there.length) : { stands: { x: 0, y: -3 }, scale: 1 };
    const { far, scale } = crowd(there.length, 2 * RADIUS, { narrow, lies });
    const off = (lies ? abreast : ring)(there.length, there.findIndex((one) => one.id === figure.id), far);
    return { x: base.x + stands.x + off.x - (from?.x ?? 0), y: base.y + stands.y + off.y - (from?.y ?? 0), scale: Math.min(scale, least) };
  }

  const figuresOf = () => [
    ...view.pawns.map((one) => ({ id: `pawn-${one.seat}`, look: `${one.character?.id ?? one.letter}/${one.centre?.does ?? ""}`, at: one.at, make: () => pawn(one), active: one.active })),
    { id: "golem", look: "golem", at: view.golem.at, make: golem },
  ];

  function figures() {
    keyed(layers.figures, figuresOf(), (one) => `${one.id}/${one.look}`, (one) => s("g", { class: "lb-figure", "data-figure": one.id }, one.make()), (shape, one) => {
      const { x, y, scale } = standing(one);
      shape.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      shape.classList.toggle("lb-active", Boolean(one.active));
      attr(shape, "data-active", one.active ? "" : null);
    });
  }

  function buttons() {
    const spots = [...view.maze.cells, ...view.maze.starts.filter((one) => one.seat)];
    if (!spots.some((one) => one.id === home)) home = cellOf(view.pawns.find((one) => one.active)?.at ?? "d4");
    attr(cells, "aria-label", context.word("maze"));
    keyed(cells, spots, (one) => one.id, (one) => button({ class: "lb-cell", "data-at": one.id }, () => press(one.id)), (item, one) => {
      const { x, y } = where(one.id);
      const [wide, high] = one.edge === undefined ? [PITCH - 8, SIDE * 1.5 - 4] : [40, 40];
      Object.assign(item.style, {
        left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%`,
        width: `${(wide / WIDTH) * 100}%`, height: `${(high / HEIGHT) * 100}%`,
      });
      const own = (offers.get(one.id) ?? []).filter((offer) => (offer.legal && !offer.wide) || offer.warning);
      attr(item, "aria-label", [one.label, ...readOut(own, context.word)].join(". "));
      attr(item, "tabindex", one.id === home ? 0 : -1);
      attr(item, "data-tip", thingsOn(one, view).join(" ") || null);
      item.classList.toggle("lb-litcell", bright(own));
    });
  }

  /** Play the events of an answer: figures walk step by step, dice tumble. A newer answer ends it. */
  async function play(plan, onStep) {
    const mine = ++playing;
    dice.ready();
    for (const step of plan) {
      if (mine !== playing) return;
      await onStep?.(step);
      if (step.kind === "roll") await dice.tumble(step.figure, step.dice, step.ms);
      else {
        walking.set(step.figure, step.to);
        figures();
        await new Promise((done) => setTimeout(done, step.ms));
      }
    }
    if (mine !== playing) return;
    walking = new Map();
    figures();
  }

  return {
    node,
    attend: (now) => focus(cellOf(now.pawns.find((one) => one.active)?.at ?? "") || undefined),
    next() {
      const lit = [...cells.children].filter((one) => bright((offers.get(one.dataset.at) ?? []).filter((offer) => offer.legal))).map((one) => one.dataset.at);
      if (!lit.length) return false;
      focus(lit[(lit.indexOf(home) + 1) % lit.length]);
      return true;
    },
    sign: (why) => s("svg", { viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, class: "pw-icon", "aria-hidden": "true" }, mark(false, why === "refused" ? "refused" : "hint")),
    label(now, at) {
      const cell = now.maze.cells.find((one) => one.id === cellOf(at));
      return cell?.corridors.find((way) => way.id === at)?.label ?? cell?.label ?? now.maze.starts.find((one) => one.id === at)?.label;
    },
    async update(now, how = {}) {
      // What was asked about a cell of another position is put away: something else has been done meanwhile.
      // Not what was asked by the same press that has put a refusal away.
      const same = view?.state === now.state || (dismissed === view?.state && !now.refusal);
      if (!same) dismissed = null;
      if (chooser.at && !same) chooser.hide(chooser.node.contains(document.activeElement));
      view = now;
      offers = byCell(now.targets);
      const plan = how.animate && !still() ? steps(now.events) : [];
      playing += 1;
      walking = opening(plan);
      const close = how.close ?? [];
      attr(svg, "viewBox", frame(close.map(where).filter(Boolean)));
      show(cells, !close.length);
      ground(close);
      walls();
      things();
      marks(how);
      figures();
      buttons();
      dice.update(now);
      show(hand, Boolean(now.hand));
      if (now.hand) hand.replaceChildren(card(now.hand), h("span", { text: now.hand.text }), h("span", { class: "pw-hush", text: `: ${now.hand.told}` }));
      if (chooser.at) chooser.update(cellAt(chooser.at), offers.get(chooser.at), small(), undefined, Boolean(view.lesson), standsAt());
      if (plan.length) await play(plan, how.onStep);
    },
  };
}

/** The edges of the other corridors of a cell. */
const besides = (cell, way) => cell.corridors.filter((one) => one !== way).map((one) => one.edges);

/** The mark of a cell, or of a start space. */
const mark = (round, as) => (round
  ? s("circle", { cx: 0, cy: 0, r: 22, class: `lb-mark lb-${as}`, ...told(as) })
  : s("polygon", { points: corners(SIDE - 4), class: `lb-mark lb-${as}`, ...told(as) }));

/** What is answered about says so: the answer does not lie over it. */
const told = (as) => (as === "refused" || as === "hint" ? { "data-as": as } : {});
