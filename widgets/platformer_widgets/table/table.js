/** The whole table: the board, what is chosen, what lies beside it, the log. */

import { h, show, text } from "../lib/dom.js";
import { mountWarning } from "../lib/warning.js";
import { mountPace } from "./pace.js";
import { mountRulings } from "./readings.js";
import { mountChoices } from "./choices.js";
import { mountForesight } from "../lib/foresight.js";
import { mountHandover, spokenHandover } from "./handover.js";
import { mountLog } from "./log.js";
import { mountNews } from "./news.js";
import { mountOver } from "./over.js";
import { mountSince } from "./since.js";
import { mountRefusal } from "./refusal.js";
import { mountShare } from "./share.js";
import { escaped, letter, mountTurn } from "./turn.js";
import { mountVerdict } from "./verdict.js";
import { mountVoice, spoken } from "./voice.js";

/**
 * Mount the table: what one player sees, or the request to hand the screen over, for which all of it is taken away.
 * @param {HTMLElement} root
 * @param {import("../lib/games.js").Context & {onNew?: () => void, sharing?: import("./share.js").Sharing, foresight?: import("../link/foresight.js").Foresight, ruled?: boolean}} context
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
  const trouble = h("p", { class: "pw-problem", role: "alert", hidden: true });
  head.append(trouble);
  const over = mountOver(head, context);
  const happening = game.news(head, context);
  const board = game.board(area("map"), { ...context, names: "inside", wary: !given.ruled });
  const last = mountNews(board.node.parentElement);
  const controls = area("controls");
  const ruling = area("refusal");
  const refusal = (given.ruled ? mountVerdict : mountRefusal)(ruling, context);
  const share = mountShare(ruling, context);
  const picked = game.controls(controls, context);
  const choices = mountChoices(controls, context);
  const warning = mountWarning(controls, table);
  const side = area("side");
  const foreseen = mountForesight(table, board.node.parentElement, { ...context, board });
  const parts = [turn, over, happening, last, refusal, share, picked, choices, foreseen, game.beside(side, context), mountRulings(side, context)];
  const history = given.ruled ? null : area("log");
  const log = history && mountLog(history, context);
  if (log) parts.push(mountSince(history, context), log);
  const keys = new AbortController();
  let before = null;

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    const key = event.key.toLowerCase();
    let mine = false;
    if (key === "escape") {
      const away = escaped(before, game);
      mine = Boolean(away);
      if (away) context.send(away);
    } else {
      mine = picked.key(key) || asked(before && letter(key, before, game));
    }
    if (mine) event.preventDefault();
    if (mine || event.key === "Enter" || event.key === " " || event.key.startsWith("Arrow")) event.stopPropagation();
  }, { signal: keys.signal });

  /** Do what a letter asks for. Whether it asked for anything. */
  function asked(what) {
    if (!what) return false;
    if (what === "mine") board.attend(before);
    else if (what === "lit") board.next?.(before);
    else if (what === "help") turn.explain();
    else context.send(what);
    return true;
  }

  return {
    title: turn.title,
    update(view, { animate = false, echo = false } = {}) {
      if (echo && before) return; // what moves goes on moving, and who waits goes on waiting
      const focused = document.activeElement;
      for (const part of parts) part.update(view);
      show(trouble, Boolean(view.error));
      text(trouble, view.error);
      const played = board.update(view, { animate, onStep: (item) => picked.step(item) });
      pace.update(view, played);
      warning.update();
      voice.say(spoken(view, before, context.word));
      before = view;
      table.dataset.state = view.state ?? 0;
      const now = document.activeElement;
      const lost = !now || now === document.body || now.closest("[hidden]");
      if (focused && focused !== document.body && lost) (picked.rest() ?? turn.title).focus({ preventScroll: true });
    },
    close() {
      keys.abort();
      pace.close();
      log?.close();
    },
  };
}
