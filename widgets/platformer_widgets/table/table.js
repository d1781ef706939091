/** The whole table: the board, what is chosen, what lies beside it, the log. */

import { putAway } from "../keys/away.js";
import { h, show, text } from "../lib/dom.js";
import { letGo as letGoOfPress } from "../lib/second_press.js";
import { mountWarning } from "../lib/warning.js";
import { mountPace } from "./pace.js";
import { mountRulings } from "./readings.js";
import { mountChoices } from "./choices.js";
import { mountCoach } from "../coach/coach.js";
import { mountForesight } from "../lib/foresight.js";
import { heard } from "../sound/sound.js";
import { mountHandover, spokenHandover } from "./handover.js";
import { mountLog } from "./log.js";
import { mountNews } from "./news.js";
import { mountOver, mountResult } from "./over.js";
import { mountSince } from "./since.js";
import { mountRefusal } from "./refusal.js";
import { mountShare } from "./share.js";
import { canEnd, letter, mountTurn } from "./turn.js";
import { lettingGo } from "../keys/let_go.js";
import { mountTray } from "../screen/tray.js";
import { mountUnder } from "../screen/under.js";
import { reveal } from "../screen/reveal.js";
import { mountVerdict } from "./verdict.js";
import { WAITS } from "../lib/wary.js";
import { choosing, mountVoice, spoken } from "./voice.js";

/**
 * Mount the table: what one player sees, or the request to hand the screen over, for which all of it is taken away.
 * @param {HTMLElement} root
 * @param {import("../lib/games.js").Context & {onNew?: () => void, sharing?: import("./share.js").Sharing, foresight?: import("../link/foresight.js").Foresight, coaching?: import("../link/coaching.js").Coaching, ruled?: boolean, review?: (at?: number) => void, sound?: {play: (names: string[]) => void}}} context
 *   `ruled`: nothing moves here, what is done is ruled on
 */
export function mountTable(root, context) {
  const handover = mountHandover(root, context);
  const room = h("div", {});
  root.append(room);
  const voice = mountVoice(root);
  let seat = null;

  function leave() {
    seat?.close();
    seat = null;
    room.replaceChildren();
  }

  return {
    update(view, how) {
      const attended = root.contains(document.activeElement);
      const another = !seat;
      handover.update(view);
      if (view.handover) {
        leave();
        voice.say(spokenHandover(view));
        if (attended || document.activeElement === document.body) handover.rest.focus({ preventScroll: true });
        return;
      }
      seat ??= mountSeat(room, { ...context, voice });
      seat.update(view, how);
      if (another && attended) seat.title.focus({ preventScroll: true });
    },
    /** The game on the table was kept: of which game it is a branch may be known now. */
    kept: () => seat?.kept(),
    /** Whether the table has answered a key that was pressed here. @param {Node} node */
    owns: (node) => room.contains(node),
    help: () => Boolean(seat?.help()),
    escape: () => Boolean(seat?.escape()),
    /** Do what a key means that was pressed elsewhere on the page. Whether it meant anything. @param {string} key */
    play: (key) => Boolean(seat?.play(key)),
    close: leave,
  };
}

/** What one player sees: the board, what is chosen, what lies beside it, the log. */
function mountSeat(root, given) {
  const { game, voice } = given;
  const context = given.sharing ? { ...given, shareBy: (what, from) => share.open(what, from) } : given;
  const area = (name) => {
    const node = h("div", { class: `pw-area-${name}` });
    table.append(node);
    return node;
  };
  const table = h("div", { class: "pw-tablegrid" });
  root.append(table);
  const head = area("head");
  const turn = mountTurn(head, context);
  const pace = mountPace(head, context);
  const trouble = h("p", { class: "pw-problem", role: "alert", "data-clears": "", hidden: true });
  head.append(trouble);
  const over = mountOver(head, context);
  const ruling = area("refusal");
  ruling.dataset.clears = "";
  const coach = mountCoach(head, ruling, table, context);
  const happening = game.news(head, context);
  const board = game.board(area("map"), { ...context, names: "inside", wary: !given.ruled });
  const last = mountNews(board.node.parentElement, { word: context.word, say: (words) => voice.say(words, Date.now()), why: coach.why, aside: head.querySelector(".pw-turn") });
  const controls = area("controls");
  table.append(ruling); // after the controls
  const refusal = (given.ruled ? mountVerdict : mountRefusal)(ruling, context);
  const share = mountShare(ruling, context);
  const result = mountResult(ruling, context);
  const picked = game.controls(controls, context);
  const tray = mountTray(controls, context);
  const stay = coach.behind(tray.asked);
  const choices = mountChoices(tray.node, context);
  const warning = mountWarning(tray.node, table);
  const side = area("side");
  const foreseen = mountForesight(table, controls, { ...context, board });
  const parts = [turn, over, happening, last, refusal, share, result, picked, tray, choices, foreseen, game.beside(side, context), mountRulings(side, context)];
  const under = mountUnder(board.node.parentElement, side);
  const history = given.ruled ? null : area("log");
  table.classList.toggle("pw-logged", Boolean(history));
  const log = history && mountLog(history, { ...context, why: coach.why });
  if (log) parts.push(mountSince(history, { ...context, why: coach.why }), log);
  const { letGo, follow } = lettingGo(context);
  const keys = new AbortController();
  let before = null;
  /** Whether the last press was a key's. */
  let typing = false;

  // What waits for a second press is said once, however it was pressed.
  table.addEventListener(WAITS, ({ target: { dataset } }) => {
    if (dataset.again !== undefined) voice.say(`${dataset.warning} ${dataset.again}`, Date.now());
  });
  // Pressed where it cannot be done, a button answers with the reason; the next press puts that away.
  table.addEventListener("click", ({ target }) => {
    const why = target.closest("button[data-why]")?.dataset.why;
    if (!why && !before?.error) show(trouble, false);
    if (!why) return;
    text(trouble, why);
    show(trouble, true);
    reveal(trouble);
  });
  root.addEventListener("pointerdown", () => { typing = false; }, { signal: keys.signal, capture: true });
  root.addEventListener("keydown", (event) => {
    typing = true;
    // A key held down decides once: the focus may stand on another question by then.
    if (event.repeat && event.target.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    const key = event.key.toLowerCase();
    let mine = false;
    if (key === "escape") {
      mine = putAway(root.closest(".pw") ?? root) || letGo();
    } else {
      mine = picked.key(key) || (enters(event) && asked("mine")) || (!event.repeat && lettered(key));
    }
    if (mine) event.preventDefault();
    if (mine || event.key === "Enter" || event.key === " " || event.key.startsWith("Arrow")) event.stopPropagation();
  }, { signal: keys.signal });

  const lettered = (key) => asked(before && letter(key, before, game));

  /** Whether an arrow is pressed where nothing else takes it, as on the headline: it goes into the board. */
  const enters = (event) => event.key.startsWith("Arrow") && event.target.matches("[data-rest]");

  /** Do what a letter asks for. Whether it asked for anything. */
  function asked(what) {
    if (!what) return false;
    if (what === "mine") board.attend(before);
    else if (what === "lit") nextLit();
    else if (what === "choices") choices.rest()?.focus();
    else if (what === "help") voice.say(turn.explain(), Date.now());
    else if (what === "stuck") voice.say(before.undo?.why, Date.now());
    else if (what === "hint") coach.hint();
    else if (what === "bot") pace.next();
    else if (what.intent === "act") press(what);
    else context.send(what);
    return true;
  }

  /** Press the choice that does this. */
  function press(intent) {
    const node = choices.press(intent.action);
    if (!node) context.send(intent);
  }

  /** The focus goes to the next lit place; that there is none is said. */
  function nextLit() {
    if (board.next && !board.next(before)) voice.say(context.word("lit-none"), Date.now());
  }

  /** Whether something is asked that only the choices answer; where something else can be chosen, or all be ended, one goes on as one likes. */
  const decides = (view) => choosing(view) && !(picked.rest() && canEnd(view, game));

  /** Where the keyboard goes on: at the choices, where something is asked that only they answer. */
  function onward(view) {
    if (view.turn?.bot || view.over) return turn.title;
    return decides(view) ? choices.rest() : picked.rest() ?? choices.rest() ?? turn.title;
  }

  /** The focus is not left on what is gone, and goes to the choices when they are what is asked about now. */
  function attend(view, focused) {
    const now = document.activeElement;
    const gone = focused && focused !== document.body && (!now || now === document.body || !focused.isConnected || focused.closest("[hidden]"));
    const lost = gone && (!now || now === document.body || now.closest("[hidden]") || controls.contains(now) || ruling.contains(now) || now.matches("[data-rest]"));
    const asked = typing && table.contains(now) && decides(view) && view.turn?.prompt !== before?.turn?.prompt;
    if (lost || asked) onward(view).focus({ preventScroll: !asked });
  }

  return {
    title: turn.title,
    update(view, { animate = false, echo = false } = {}) {
      if (echo && before) return; // what moves goes on moving, and who waits goes on waiting
      if (view.state !== before?.state) letGoOfPress(root);
      const focused = document.activeElement;
      for (const part of parts) part.update(view);
      show(trouble, Boolean(view.error));
      text(trouble, view.error);
      if (view.error) reveal(trouble);
      const played = board.update(view, { animate, onStep: (item) => picked.step(item) });
      coach.update(view);
      under.update();
      pace.update(view, played);
      warning.update();
      table.dataset.state = view.state ?? 0;
      table.classList.toggle("pw-ended", Boolean(view.over));
      const titled = document.activeElement === turn.title;
      attend(view, focused);
      // What has just got the focus is read for that.
      const read = !before || (!titled && document.activeElement === turn.title);
      if (animate) context.sound?.play(heard(view, before, game.sounds));
      voice.follow(view, before);
      voice.say(spoken(view, before, context.word, read ? turn.title.textContent : ""), view.state);
      before = view;
      follow(view);
    },
    kept: turn.kept,
    /** Show or hide the help; whether it can be seen. */
    help: () => table.getClientRects().length > 0 && asked("help"),
    /** Do what Escape does on the board. Whether there was anything to do. */
    escape: letGo,
    /** Do what a key means that was pressed elsewhere on the page. Whether it meant anything. */
    play(key) {
      typing = true;
      return table.getClientRects().length > 0 && (picked.key(key) || lettered(key));
    },
    close() {
      keys.abort();
      pace.close();
      last.close();
      foreseen.close();
      warning.close();
      tray.close();
      stay();
      under.close();
      log?.close();
    },
  };
}
