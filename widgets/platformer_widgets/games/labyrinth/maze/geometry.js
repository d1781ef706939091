/** Where cells, corridors and start spaces are drawn. Pure. Edges are numbered from the north-east, clockwise. */

/** From the middle of a hexagon to a corner. */
export const SIDE = 50;
/** Between the middles of neighbours. */
export const PITCH = SIDE * Math.sqrt(3);
/** From the middle of a key tile to that of its start space, as a share of the pitch. */
const AWAY = 0.74;
const EDGE = 26;
export const WIDTH = Math.ceil(PITCH * (6 + 2 * AWAY) + 2 * EDGE);
export const HEIGHT = Math.ceil(SIDE * 9 + PITCH * 2 * AWAY * Math.sin(Math.PI / 3) + 2 * EDGE);

const ANGLES = [-60, 0, 60, 120, 180, 240].map((degrees) => (degrees * Math.PI) / 180);

/** The middle of a cell. @param {{q: number, r: number}} cell */
export const middle = ({ q, r }) => ({ x: WIDTH / 2 + PITCH * (q + r / 2), y: HEIGHT / 2 + SIDE * 1.5 * r });

/** The middle of an edge, seen from the middle of the cell. */
export const gate = (edge, far = PITCH / 2) => ({ x: Math.cos(ANGLES[edge]) * far, y: Math.sin(ANGLES[edge]) * far });

/** A start space: beyond its key tile. */
export function startAt(start) {
  const { x, y } = middle(start);
  const off = gate(start.edge, PITCH * AWAY);
  return { x: x + off.x, y: y + off.y };
}

/** Where the name of a start space is written, seen from its middle, and from which end: beside it, on the side that is free. Pure. @param {{edge: number}} start */
export const besideStart = ({ edge }) => {
  const { x } = gate(edge);
  const middling = Math.abs(x) > PITCH * 0.49;
  return middling ? { x: 0, y: -27, anchor: "middle" } : { x: Math.sign(x) * 26, y: 6, anchor: x > 0 ? "start" : "end" };
};

/** The corners of a hexagon around 0, as the points of a polygon. */
export const corners = (side = SIDE) =>
  [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(Math.cos(angle) * side)},${round(Math.sin(angle) * side)}`;
  }).join(" ");

const round = (n) => Math.round(n * 100) / 100;

/** How far from the middle two edges bend, by the number of steps between them. */
const BEND = [0, 0.3, 0.12, 0];

/** The path of a corridor: a bow between two edges, or a fork from one point to all. */
export function corridorPath(edges) {
  if (edges.length === 2) {
    const [a, b] = edges.map((edge) => gate(edge));
    const bend = hub(edges);
    return `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`;
  }
  const from = hub(edges);
  return edges.map((edge) => gate(edge)).map(({ x, y }) => `M${round(from.x)} ${round(from.y)}L${round(x)} ${round(y)}`).join("");
}

/** Where a corridor bends or forks. */
function hub(edges) {
  const gates = edges.map((edge) => gate(edge));
  const steps = edges.length === 2 ? Math.min((edges[0] - edges[1] + 6) % 6, (edges[1] - edges[0] + 6) % 6) : 0;
  const share = edges.length === 2 ? BEND[steps] : 0.25;
  return { x: sum(gates, "x") * share, y: sum(gates, "y") * share };
}

const sum = (points, axis) => points.reduce((all, point) => all + point[axis], 0);

const bows = (edges) => edges.length === 2 && (edges[0] + 3) % 6 !== edges[1];

/**
 * Where pawns and tokens of a corridor stand, seen from the middle of its cell: away from those of the other corridors.
 * @param {number[]} edges
 * @param {number[][]} [others] the edges of the other corridors of its cell
 */
export function spot(edges, others = []) {
  if (!others.length) return edges.length === 2 ? onBow(edges) : hub(edges);
  if (bows(edges)) return onBow(edges);
  const taken = others.map((one) => (bows(one) ? onBow(one) : hub(one)));
  const clear = (edge) => Math.min(...taken.map(({ x, y }) => Math.hypot(gate(edge, PITCH * 0.3).x - x, gate(edge, PITCH * 0.3).y - y)));
  const best = edges.reduce((one, other) => (clear(other) > clear(one) + 0.01 ? other : one));
  return gate(best, PITCH * 0.3);
}

/** The part of the drawing that shows these points, with the tiles around them: all of it without any. Pure. @param {{x: number, y: number}[]} points */
export function frame(points) {
  if (!points.length) return `0 0 ${WIDTH} ${HEIGHT}`;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - PITCH / 2 - ROOM, Math.min(...ys) - SIDE - ROOM];
  const [wide, high] = [Math.max(...xs) - left + PITCH / 2 + ROOM, Math.max(...ys) - top + SIDE + ROOM];
  return [left, top, wide, high].map(round).join(" ");
}

/** Around what is drawn large. */
const ROOM = 5;

/** The edges at which a corridor ends before the closed side of a tile, by their cells. Pure. @param {object[]} cells */
export function deadEnds(cells) {
  const at = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  const open = (cell, edge) => cell.corridors.some((way) => way.edges.includes(edge));
  return cells.flatMap((cell) => STEPS.flatMap(([q, r], edge) => {
    const there = at.get(`${cell.q + q},${cell.r + r}`);
    return there && there.kind !== "empty" && open(cell, edge) && !open(there, (edge + 3) % 6) ? [{ cell, edge }] : [];
  }));
}

/** The middle of the bow between two edges. */
function onBow(edges) {
  const [a, b] = edges.map((edge) => gate(edge));
  const bend = hub(edges);
  return { x: (a.x + b.x) / 4 + bend.x / 2, y: (a.y + b.y) / 4 + bend.y / 2 };
}

/** The edges of a corridor after so many turns of a sixth clockwise. */
export const turned = (edges, turning) => edges.map((edge) => (edge + turning) % 6);

/** The steps over the edges of a cell, in axial coordinates. */
const STEPS = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/** The cell to which an arrow key leads from another; null at the border. */
export function beside(cells, id, key) {
  const ways = { ArrowRight: [1], ArrowLeft: [4], ArrowUp: [0, 5], ArrowDown: [3, 2] }[key];
  const here = cells.find((cell) => cell.id === id);
  if (!ways || !here) return null;
  // Up and down go left and right by turns, so that a column of the field is gone along.
  const order = here.r % 2 ? ways : [...ways].reverse();
  for (const edge of order) {
    const [q, r] = STEPS[edge];
    const there = cells.find((cell) => cell.q === here.q + q && cell.r === here.r + r);
    if (there) return there.id;
  }
  return null;
}

/** Over the border: from a start space to its key tile, and from there to the start space; null elsewhere. */
export function across(cells, starts, id, key) {
  if (!key.startsWith("Arrow")) return null;
  const at = (list, one) => list.find((other) => other.q === one.q && other.r === one.r)?.id ?? null;
  const start = starts.find((one) => one.id === id);
  if (start) return at(cells, start);
  const cell = cells.find((one) => one.id === id);
  return cell ? at(starts.filter((one) => one.seat), cell) : null;
}

/** How far figures that share a corridor stand from its spot, by their number. */
const APART = [0, 0, 17, 20, 23];
/** The same where a tile has other corridors too. */
const APART_NARROW = 14;
/** No figure is drawn smaller than this share of its size. */
const SMALLEST = 0.5;

/**
 * How so many figures share a corridor: how far they stand from its spot, and at what share of their size, so that none hides another. Pure.
 * @param {number} count
 * @param {number} size how wide a figure is
 * @param {{narrow?: boolean, lies?: boolean}} [on] `narrow`: the tile has other corridors; `lies`: something lies there, and they stand in a row above it
 * @returns {{far: number, scale: number}}
 */
export function crowd(count, size, { narrow = false, lies = false } = {}) {
  if (count === 1) return { far: 0, scale: 1 };
  const far = narrow ? APART_NARROW : APART[count] ?? 24;
  const gap = lies ? abreast(count, 1).x - abreast(count, 0).x : 2 * far * Math.sin(Math.PI / count);
  return { far, scale: Math.max(SMALLEST, Math.min(1, gap / size)) };
}

/** The lowest that the middle of something is drawn, seen from that of its cell: what is as wide as a token ends above the name. */
const LOWEST = 20;
/** The same for who stands there. */
const LOWEST_FIGURE = 16;
/** From the middle of what lies there up to that of who stands over it, so that both are seen. */
const OVER = 26;
/** How far from the middle of a cell something lies to the left or right: not beyond its walls. */
const WIDEST = PITCH / 2 - 13;
/** The share of its size at which a figure stands beside what lies there. */
const BESIDE = 0.85;

/**
 * Where things lie on a corridor and figures stand, seen from the middle of the cell: off its name, and off each other. Pure.
 * @param {{x: number, y: number}} spot
 * @param {{narrow?: boolean, things?: number, wide?: number, figures?: number}} [on] `narrow`: the tile has other corridors; how many things lie there and how wide their row is, how many figures stand there
 * @returns {{lies: {x: number, y: number}, stands: {x: number, y: number}, scale: number}}
 */
export function shared({ x, y }, { narrow = false, things = 0, wide = 0, figures = 0 } = {}) {
  const within = (middle) => Math.max(Math.min(0, wide / 2 - WIDEST), Math.min(Math.max(0, WIDEST - wide / 2), middle));
  if (!things) return { lies: { x, y }, stands: { x, y: Math.min(LOWEST_FIGURE, y - 3) }, scale: 1 };
  // At a lower corner who stands over a thing would stand on another corridor: it stands at its side.
  if (narrow && figures === 1 && things === 1 && y > LOWEST) {
    const side = x < 0 ? -1 : 1;
    return { lies: { x: within(x + 17 * side), y: LOWEST }, stands: { x: x - 7 * side, y: LOWEST_FIGURE }, scale: BESIDE };
  }
  const high = Math.min(LOWEST, y + (narrow ? (figures ? 18 : 8) : 15));
  return { lies: { x: within(x), y: high }, stands: { x, y: high - OVER }, scale: 1 };
}

/** Places around a point, for so many figures on one corridor; of an even number none is lowest alone, on the name of the cell. */
export function ring(count, index, far = 13) {
  if (count === 1) return { x: 0, y: 0 };
  const angle = ((index + (count % 2 ? 0 : 0.5)) / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}

/** Places in a row, for so many figures on a corridor on which something lies: they stand beside each other above it. */
export const abreast = (count, index) => ({ x: (index - (count - 1) / 2) * (count > 1 ? Math.min(32, 64 / (count - 1)) : 0), y: 0 });

/** What is drawn, the lowest first: the names of cells over all else, the Golem's head on the cell below too. */
export const LAYERS = ["ground", "walls", "preview", "things", "marks", "figures", "names"];
