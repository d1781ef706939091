/**
 * What is to be seen of a list of events, and in which order. No DOM here.
 *
 * @typedef {{type: string, figure?: string, hero?: string, from?: string, to?: string, at?: string, by?: string, token?: string, text?: string}} Event
 * @typedef {{kind: string, figure?: string, from?: string, to?: string, at?: string, token?: string, text?: string, ms: number}} Step
 */

/** Longest time that all steps of one answer may take together, in milliseconds. */
export const LONGEST = 2400;

/** A Hero's own lunge before what it strikes is hit. */
const LUNGE = 180;

const KINDS = {
  __proto__: null,
  moved: ["walk", 190],
  placed: ["leap", 320],
  swapped: ["leap", 320],
  pushed: ["slide", 200],
  shoved: ["slide", 220],
  slid: ["slide", 220],
  enemymoved: ["walk", 260],
  fell: ["fall", 260],
  spawned: ["appear", 320],
  enemyappeared: ["appear", 240],
  summonsappeared: ["appear", 240],
  bossappeared: ["appear", 420],
  enemyattacked: ["lunge", 260],
  struck: ["hit", 240],
  wounded: ["hurt", 320],
  trapped: ["hurt", 200],
  defeated: ["vanish", 340],
  enemygone: ["vanish", 240],
  fainted: ["vanish", 380],
  took: ["sparkle", 220],
  rolled: ["roll", 700],
  rerolled: ["roll", 600],
  recovered: ["roll", 600],
  bossrolled: ["rollenemy", 500],
  levelrevealed: ["reveal", 420],
};

/** Kinds that happen at the same moment when they follow one another. */
const TOGETHER = new Set(["enemymoved", "enemyappeared", "enemygone", "enemyattacked"]);

/**
 * Groups of steps: those of one group run together, the groups one after the other.
 * @param {Event[]} events
 * @returns {Step[][]}
 */
export function plan(events) {
  const groups = [];
  let last = "";
  for (const event of events ?? []) {
    const type = simple(event.type);
    const found = KINDS[type];
    if (!found) continue;
    const [kind, ms] = found;
    const step = { kind, ms: ms + extra(kind, event) };
    for (const [key, value] of Object.entries({
      figure: event.figure ?? event.hero,
      from: event.from,
      to: event.to ?? (kind === "lunge" ? event.at : undefined),
      at: event.at,
      token: event.token,
      text: event.text,
    })) {
      if (typeof value === "string") step[key] = value;
    }
    const struck = event.at ?? event.to;
    if (event.by && struck) groups.push([{ kind: "lunge", figure: event.by, to: struck, ms: LUNGE }]);
    if (type === last && TOGETHER.has(type)) groups.at(-1).push(step);
    else groups.push([step]);
    last = type;
  }
  return shorten(groups);
}

/** Time a plan takes. @param {Step[][]} groups */
export function duration(groups) {
  return groups.reduce((sum, group) => sum + Math.max(0, ...group.map((step) => step.ms)), 0);
}

const simple = (type) => String(type ?? "").toLowerCase().replace(/[^a-z]/g, "");

/** A longer fall takes longer, as the root of its height. */
function extra(kind, event) {
  if (kind !== "fall") return 0;
  const rows = Math.abs(rowOf(event.from) - rowOf(event.to));
  return Math.round(140 * Math.sqrt(Math.max(0, rows - 1)));
}

function rowOf(id) {
  return Number(String(id ?? "").replace(/\D/g, "")) || 0;
}

function shorten(groups) {
  const total = duration(groups);
  if (total <= LONGEST) return groups;
  const factor = LONGEST / total;
  return groups.map((group) => group.map((step) => ({ ...step, ms: Math.round(step.ms * factor) })));
}

/**
 * Where each figure that travels has to stand before the first group, which figures are still to
 * appear, and which are to be kept until they have vanished.
 * @param {Step[][]} groups
 */
export function opening(groups) {
  const start = new Map();
  const unseen = new Set();
  const leaving = new Map();
  for (const step of groups.flat()) {
    if (!step.figure) continue;
    const known = start.has(step.figure) || unseen.has(step.figure);
    if (["walk", "slide", "fall", "leap"].includes(step.kind) && step.from && !known) start.set(step.figure, step.from);
    if (step.kind === "appear") {
      if (!known && !leaving.has(step.figure)) unseen.add(step.figure);
      leaving.delete(step.figure);
    }
    if (step.kind === "vanish") leaving.set(step.figure, step.at ?? step.from ?? null);
  }
  return { start, unseen, leaving };
}

const OF_ENEMY = /^enemy-/;

/**
 * Enemies are named by their Space, so a name goes over to another figure when they move. This follows
 * them: gives the events with the names that the figures have in the end, where each event takes
 * place, and the figures that are gone, under names of their own.
 * @param {Event[]} events
 * @param {{figures: {id: string, kind: string, at: string|null}[], map: {cells: {id: string, token: string|null}[]}}|null} before
 */
export function follow(events, before) {
  const lying = new Map((before?.map.cells ?? []).map((cell) => [cell.id, cell.token]));
  const standing = new Map();
  const others = new Map();
  for (const figure of before?.figures ?? []) {
    const one = { figure, at: figure.at, gone: false };
    if (OF_ENEMY.test(figure.id)) standing.set(figure.at, one);
    else others.set(figure.id, one);
  }
  const told = (events ?? []).map((event) => ({ event: { ...event }, one: null }));
  for (let index = 0; index < told.length; index++) {
    const batch = [told[index]];
    if (simple(told[index].event.type) === "enemymoved") {
      while (simple(told[index + 1]?.event.type) === "enemymoved") batch.push(told[++index]);
    }
    for (const item of batch) item.one = find(item.event);
    for (const { event, one } of batch) if (one && OF_ENEMY.test(event.figure) && standing.get(one.at) === one) standing.delete(one.at);
    for (const { event, one } of batch) if (one) settle(event, one);
  }

  function find(event) {
    if (!event.figure) return null;
    if (!OF_ENEMY.test(event.figure)) {
      if (!others.has(event.figure)) others.set(event.figure, { figure: { id: event.figure }, at: event.from ?? null, gone: false });
      return others.get(event.figure);
    }
    const at = event.figure.slice("enemy-".length);
    return standing.get(at) ?? { figure: null, at, gone: false };
  }

  function settle(event, one) {
    const type = simple(event.type);
    if (event.to && KINDS[type] && KINDS[type][0] !== "lunge") one.at = event.to;
    event.at ??= one.at ?? undefined;
    if (type === "took") event.token ??= lying.get(event.at);
    if (KINDS[type]?.[0] === "vanish") {
      one.gone = OF_ENEMY.test(event.figure);
      if (!one.gone) one.at = null;
    } else if (OF_ENEMY.test(event.figure)) {
      standing.set(one.at, one);
    }
  }

  const names = new Map();
  const name = (one) => {
    if (!names.has(one)) names.set(one, one.gone ? `gone-${names.size}` : `enemy-${one.at}`);
    return names.get(one);
  };
  const gone = [];
  for (const { event, one } of told) {
    if (!one || !OF_ENEMY.test(event.figure)) continue;
    event.figure = name(one);
    if (one.gone && one.figure && !gone.some((figure) => figure.id === event.figure)) gone.push({ ...one.figure, id: event.figure });
  }
  return { events: told.map(({ event }) => event), gone };
}
