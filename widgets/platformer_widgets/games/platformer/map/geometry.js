/**
 * Where things stand, in units of the drawing. No DOM here: everything can be tested with node.
 *
 * @typedef {{id: string, col: number, row: number, level: number, wall: {left: boolean, right: boolean},
 *   floor: null|"platform"|"ladder"|"oneway", ladder: boolean, feature: string|null, token: string|null,
 *   label: string}} Cell
 * @typedef {{number: number, rows: [number, number], status: string, boss: boolean, label: string}} Level
 * @typedef {{dungeon?: string, width: number, rows: [number, number], levels: Level[], cells: Cell[]}} MapView
 * @typedef {{level: Level, y: number, height: number}} Band
 * @typedef {{width: number, height: number, top: Map<number, number>, bands: Band[], floor: number}} Layout
 */

/** Side of a Space. */
export const CELL = 48;
/** Room left of the first column and right of the last: half the stones at the sides of the tower. */
export const MARGIN = 4;
/** Height of a Level that nobody has seen yet. */
export const HIDDEN = 34;
/** Height of the rubble that removed Levels leave. */
export const RUBBLE = 14;
/** Height of the ground below the lowest Row. */
export const GROUND = 12;

/**
 * What is drawn of a map: of one that is only looked at no Levels that nobody has seen, unless there are no others yet.
 * @param {MapView} map
 * @param {boolean} [live]
 */
export function drawnOf(map, live) {
  const seen = live === false ? map.levels.filter((level) => level.status === "revealed") : [];
  return seen.length ? { ...map, levels: seen } : map;
}

/**
 * The rows of the drawing from top to bottom: Levels not yet revealed are narrow bands.
 * @param {MapView} map
 * @returns {Layout}
 */
export function layout(map) {
  const bands = [];
  const top = new Map();
  let y = 14;
  const [lowest, highest] = map.rows;
  const levels = [...map.levels].sort((a, b) => b.rows[0] - a.rows[0]);
  const open = new Set(map.cells.map((cell) => cell.row));
  const covered = new Set();
  for (const level of levels) {
    if (level.status === "removed") continue;
    const start = y;
    if (level.status === "hidden") {
      y += HIDDEN;
    } else {
      for (let row = level.rows[1]; row >= level.rows[0]; row--) {
        if (row < lowest || row > highest) continue;
        top.set(row, y);
        covered.add(row);
        y += CELL;
      }
    }
    if (y > start) bands.push({ level, y: start, height: y - start });
  }
  for (let row = highest; row >= lowest; row--) {
    if (!covered.has(row) && open.has(row)) {
      top.set(row, y);
      y += CELL;
    }
  }
  const floor = y;
  const removed = levels.some((level) => level.status === "removed");
  return { width: map.width * CELL + 2 * MARGIN, height: y + GROUND + (removed ? RUBBLE : 0), top, bands, floor };
}

/**
 * The upper left corner of a Space, or null where nothing is drawn.
 * @param {Layout} plan
 * @param {string} id like "c5"
 */
export function corner(plan, id) {
  const place = parse(id);
  if (!place) return null;
  const y = plan.top.get(place.row);
  return y === undefined ? null : { x: MARGIN + place.col * CELL, y };
}

/**
 * A Space's name taken apart.
 * @param {string} id
 */
export function parse(id) {
  const match = /^([a-z])([1-9]\d?)$/.exec(id ?? "");
  return match ? { col: match[1].charCodeAt(0) - 97, row: Number(match[2]) } : null;
}

/**
 * A Space's name.
 * @param {number} col
 * @param {number} row
 */
export function name(col, row) {
  return String.fromCharCode(97 + col) + row;
}

/**
 * The walls to draw, each once: at the left of a Space, and at the right where no Space follows.
 * @param {Cell[]} cells
 * @returns {{col: number, row: number}[]} the line left of column `col` in that Row
 */
export function walls(cells) {
  const seen = new Map();
  for (const { col, row, wall } of cells) {
    if (wall.left) seen.set(`${col}/${row}`, { col, row });
    if (wall.right) seen.set(`${col + 1}/${row}`, { col: col + 1, row });
  }
  return [...seen.values()];
}

/**
 * Runs of Spaces of one Row that share a kind of floor, so that a slab is drawn in one piece.
 * @param {Cell[]} cells
 * @param {Layout} plan
 * @param {number} lowest the lowest Row drawn: it stands on the ground and needs no slab
 */
export function slabs(cells, plan, lowest) {
  const runs = [];
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.col - b.col);
  for (const cell of sorted) {
    if (!cell.floor || !plan.top.has(cell.row) || (cell.row === lowest && cell.floor === "platform")) continue;
    const kind = cell.floor === "oneway" ? "oneway" : "platform";
    const last = runs.at(-1);
    if (last && last.row === cell.row && last.kind === kind && last.col + last.length === cell.col) {
      last.length += 1;
      if (cell.floor === "ladder") last.hatches.push(cell.col);
    } else {
      runs.push({ row: cell.row, col: cell.col, length: 1, kind, hatches: cell.floor === "ladder" ? [cell.col] : [] });
    }
  }
  return runs;
}

const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Where the focus goes on the map from a Space by a key, or null when the key means nothing there.
 * Home and End go to the ends of the Row, PageUp and PageDown three Rows up and down.
 * @param {Cell[]} cells
 * @param {string} id
 * @param {string} key
 */
export function moveFocus(cells, id, key) {
  const here = parse(id);
  if (!here) return null;
  const has = new Set(cells.map((cell) => cell.id));
  const row = cells.filter((cell) => cell.row === here.row).map((cell) => cell.col);
  if (key === "Home" && row.length) return name(Math.min(...row), here.row);
  if (key === "End" && row.length) return name(Math.max(...row), here.row);
  const jump = { PageUp: 3, PageDown: -3 }[key];
  if (jump) {
    for (let step = Math.abs(jump); step > 0; step--) {
      const there = name(here.col, here.row + Math.sign(jump) * step);
      if (has.has(there)) return there;
    }
    return id;
  }
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const there = name(here.col + arrow[0], here.row + arrow[1]);
  return has.has(there) ? there : id;
}

/**
 * A number from 0 to 1 that depends on nothing but the words given: the same stone looks the same
 * at every drawing.
 * @param {...(string|number)} words
 */
export function grain(...words) {
  let hash = 2166136261;
  for (const char of words.join("/")) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4294967296;
}
