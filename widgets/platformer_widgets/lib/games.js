/**
 * The games whose boards are in this bundle. A game gives its mounts as the default export of
 * `games/<name>/board.js`, and `assets.py` enters them here under that name: nothing else imports them.
 *
 * @typedef {{update: (view: object, how?: object) => any}} Part what is mounted shows views
 * @typedef {{send: (intent: object) => boolean, word: (key: string, facts?: object) => string, game: Mounts, live?: boolean, typed?: boolean}} Context
 *   `live: false`: it is only looked at; `typed`: there is no notebook around it
 *
 * A game gives its board; the rest has a default that shows nothing.
 *
 * @typedef {object} Mounts
 * @property {[string, string][]} keys what the help says of the keyboard besides arrows, Enter and Escape: keys, and the key of the words
 * @property {(parent: HTMLElement, context: Context & {names?: "inside"|"around"}) => Board} board what is played on; `names`: where Spaces show what they are called
 * @property {(parent: HTMLElement, context: Context) => Controls} controls what is chosen before the board is pointed at
 * @property {(parent: HTMLElement, context: Context) => Part} news what this turn brings, above the board
 * @property {(parent: HTMLElement, context: Context) => Part} beside what else a player looks at, beside the board; a child of `parent` with `data-under` may stand under a low one (`screen/under.js`)
 * @property {(near: HTMLElement, far: HTMLElement, context: Context) => Part} lessonBeside the same beside a lesson's board: under it, and farther away
 * @property {(parent: HTMLElement, context: Context) => Part} examHand the controls, in an exam: to be looked at
 * @property {(near: HTMLElement, far: HTMLElement, context: Context) => Part} examBeside the rest of a position that is judged
 * @property {(thing: {kind: string, id: string, shown: object}, className: string) => Node|null} thing the drawing of a thing of its catalogue
 * @property {(id: string) => Node|null} drawing one of its drawings by its name, for the pictures of a lesson
 * @property {(choice: object) => Node|null} face a drawing in the button of a choice, beside its words
 * @property {() => Node} [art] a picture above the form of a new game
 * @property {{up?: () => Node, here?: () => Node, top?: () => Node}} way what stands on the way through the lessons: where it leads up, where the learner is, at its end
 * @property {(view: object) => object|null} escape the intent that lets go of what is chosen; null: nothing is
 * @property {((view: object) => string|undefined)|null} end the action that ends what one does in a turn: for the key E, and always in view where the choices are pinned
 * @property {(view: object, word: Function) => {text: string, to: string}|null} jump a way from the choices to what else can be done beside the board, by its selector
 * @property {(view: object) => string|undefined} told what is chosen, in words; where the choices are pinned it stands in the place of what is asked
 * @property {(buttons: object[]) => object[]} loose the choices of a lesson that nothing beside the board has a button for
 * @property {(view: object) => boolean} bots whether a bot plays
 * @property {string[]} steps the intents of which the same again is a step more, and not the same press twice
 * @property {(intent: object, on: object, now: object) => boolean} same whether an intent made on the view `on` means the same on the view `now`,
 *   though the position has moved on meanwhile
 * @property {Record<string, string>} sounds what an event sounds like: a name of `sound/sound.js` by its kind
 *
 * @typedef {Part & {node: HTMLElement, attend: (view: object) => void, label: (view: object, at: string) => string|undefined, next?: (view: object) => boolean, sign?: (why: "refused"|"hint"|"guess") => Node,
 *   ghost?: (answer: {figure: string, lands: string}|null) => void}} Board
 *   `update` takes `{animate, onStep, lit, as, close}` (`lit`: what to look at; `as`: why, "hint" or "guess"; `close`: the places of which a picture is drawn, large) and resolves when the events have been played; `attend` gives the focus to
 *   where the next step is made from; `label` says what is there; `next` gives it to the next place that is lit, and returns whether there is one;
 *   `ghost` draws where a figure would be, or nothing any more; what of it is scrolled to has `data-clears`: it keeps clear of what is pinned, which is `--pw-tray` high; `sign` is the mark of what is refused, of a hint or of a guess, for a legend
 * @typedef {Part & {key: (key: string) => boolean, step: (item: object) => Promise<void>|null, rest: () => HTMLElement|null}} Controls
 *   `key`: whether the key meant something; `step` plays an event that is shown here; `rest`: where the keyboard goes on
 */

const GAMES = new Map();

const nothing = () => ({ update() {} });

/** What a game shows that has nothing but a board. */
const PLAIN = {
  keys: [],
  controls: () => ({ update() {}, key: () => false, step: () => null, rest: () => null }),
  news: nothing,
  beside: nothing,
  lessonBeside: nothing,
  examHand: nothing,
  examBeside: nothing,
  thing: () => null,
  drawing: () => null,
  face: () => null,
  way: {},
  escape: () => null,
  end: null,
  told: () => undefined,
  jump: () => null,
  loose: (buttons) => buttons,
  bots: (view) => Boolean(view.turn?.bot),
  steps: [],
  same: () => false,
  sounds: {},
};

/**
 * Enter a game.
 * @param {string} name
 * @param {Partial<Mounts> & {board: Function}} mounts
 */
export function enter(name, mounts) {
  GAMES.set(name, { ...PLAIN, ...mounts });
}

/**
 * The name of the game a component shows: its view says it, or the component; one alone need not be named.
 * @param {{get: Function}} link
 */
export function gameName(link) {
  return link.get("view")?.game || link.get("game") || (GAMES.size === 1 ? [...GAMES.keys()][0] : "");
}

/**
 * The mounts of that game.
 * @param {{get: Function}} link
 * @returns {Mounts}
 */
export function gameOf(link) {
  const name = gameName(link);
  const found = GAMES.get(name);
  if (!found) throw new Error(`the board of the game "${name}" is not in this bundle, which has ${[...GAMES.keys()].join(", ") || "none"}`);
  return found;
}

/** The picture of a game by its name, if it has one. @param {string} name */
export const artOf = (name) => GAMES.get(name)?.art?.() ?? null;

/** The drawing of a thing of a game's catalogue, by the name of the game. @param {string} name @param {object} thing @param {string} [className] */
export const thingOf = (name, thing, className) => GAMES.get(name)?.thing(thing, className) ?? null;

/** What is known of the game of a component: its mounts, or the defaults where there is no game. */
export const gameIn = (link) => GAMES.get(gameName(link)) ?? PLAIN;

/**
 * A part that needs the game of its component, as one that only needs a component.
 * @param {(root: HTMLElement, context: Context) => Part} mount
 * @returns {((root: HTMLElement, context: object) => Part) & {meant: Function}} `context.link` tells which game it is; `meant`, what its presses mean
 */
export function ofGame(mount) {
  return Object.assign((root, context) => mount(root, { ...context, game: gameOf(context.link) }), { meant: gameIn });
}
