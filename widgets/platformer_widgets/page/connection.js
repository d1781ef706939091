/** The connection of the page: what is said when it is lost, what is refused meanwhile, and how the page comes back. */

import { button, h, show, text } from "../lib/dom.js";
import { heartbeat } from "../link/heartbeat.js";
import { IDLE, idlePage, RESTING } from "../link/idle.js";
import { AWAY, GONE, HERE, watchKernel } from "../link/presence.js";
import { nextReturn } from "./returning.js";

/**
 * @typedef {object} ConnectionContext
 * @property {Function} word
 * @property {{sendOnce: Function, on: Function, kernel?: object}} link
 * @property {HTMLElement[]} rooms where nothing is done without a connection
 * @property {() => boolean} safe whether a new page would bring everything back
 */

/** Mount the banner. @param {HTMLElement} parent @param {ConnectionContext} context */
export function mountConnection(parent, { word, link, rooms, safe }) {
  const says = h("p", {});
  const refused = h("p", { hidden: true });
  const reload = button({ class: "pw-primary" }, () => location.reload());
  const root = h("div", { class: "pw-lost", role: "alert", hidden: true }, says, refused, reload);
  const awaited = h("p", { class: "pw-awaited", role: "status", hidden: true });
  parent.append(root, awaited);
  let late = false;
  let state = HERE;
  let silent = false;
  let coming = false;
  let timer = 0;
  let rest = "";

  function update() {
    text(says, word(rest === IDLE ? "connection-idle" : rest === RESTING ? "connection-resting" : coming ? "connection-returning" : state === AWAY ? "connection-away" : state === GONE ? "connection-lost" : "connection-silent"));
    text(refused, word("connection-refused"));
    text(reload, word("connection-reload"));
    show(reload, !coming && state !== AWAY && rest !== IDLE);
    if (state === HERE) show(refused, false);
    show(root, state !== HERE || silent || rest !== "");
    text(awaited, late ? word("connection-waiting") : "");
    show(awaited, late && root.hidden);
  }

  /** The kernel is over: the page loads itself again, unless that would lose something, or has not helped. */
  function comeBack() {
    const wait = "voila" in document.body.dataset && safe() ? nextReturn() : null;
    if (wait === null) return;
    coming = true;
    timer = setTimeout(() => location.reload(), wait);
  }

  const idle = idlePage({
    awake: () => link.sendOnce({ intent: "ping", awake: true }),
    tell(next) {
      rest = next;
      update();
    },
    comeBack: () => safe() && location.reload(),
  });
  const unlate = link.on("waiting", (is) => {
    late = is;
    update();
  });
  const watch = watchKernel(link.kernel, (next) => {
    state = next;
    if (state === GONE && !idle.over()) comeBack();
    update();
  });
  const beat = heartbeat(() => link.sendOnce({ intent: "ping" }), (lost) => {
    silent = lost;
    if (lost) watch.look();
    update();
  });

  /** What is pressed without a connection is not done later: it is said at once. What is typed or looked at stays possible. */
  function refuse(event) {
    if (state === HERE) return;
    const typing = event.target.matches?.("input, textarea, select");
    const acts = event.type !== "keydown" || (!typing && !event.altKey && !event.ctrlKey && !event.metaKey && (event.key.length === 1 || event.key === "Enter"));
    if (!acts || (event.type === "click" && (typing || !event.target.closest?.("button, [role=button], [role=gridcell], [data-at]")))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show(refused, true);
    root.scrollIntoView?.({ block: "nearest" });
  }
  const kinds = ["click", "keydown", "submit"];
  for (const room of rooms) for (const kind of kinds) room.addEventListener(kind, refuse, true);

  return {
    update,
    message(content) {
      if (content?.type === "pong") beat.answered();
      idle.message(content);
    },
    close() {
      clearTimeout(timer);
      unlate();
      idle.close();
      watch.close();
      beat.close();
      for (const room of rooms) for (const kind of kinds) room.removeEventListener(kind, refuse, true);
    },
  };
}
