/** The box of a game beside what is on the page: its gallery, and the aid for players. One of them is open at a time. */

import { away } from "../keys/away.js";
import { attr, button, h, show, text, unique } from "../lib/dom.js";
import { mountAid } from "./aid.js";
import { mountGallery } from "./gallery.js";
import { mountSheets } from "../sheets/sheets.js";

const FRAGMENT = "#box=";
const AID = "aid";
const WORDS = { gallery: "box-open", aid: "aid-open" };

/** What an address opens: the key of a thing, "aid", or "" for the whole box; null where it says nothing of it. Pure. @param {string} hash */
export function wantedIn(hash) {
  if (!hash.startsWith(FRAGMENT)) return null;
  try {
    return decodeURIComponent(hash.slice(FRAGMENT.length));
  } catch {
    return "";
  }
}

/** The address of a thing on this page. Pure. @param {string} key */
export const linkTo = (key) => FRAGMENT + key;

/** What scrolls around an element: a room of the page around it, or the page. */
function scroller(node) {
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement;
}

/**
 * Two buttons, and the room that what they open takes for itself.
 * @param {HTMLElement} top where the buttons stand
 * @param {HTMLElement} room what is open stands here
 * @param {{word: Function, link: {get: Function, send: Function}, lookUp: (rule: string, from: HTMLElement) => void, game: () => import("../lib/games.js").Mounts, root: HTMLElement}} context
 *   `game`: the game that is shown; `root` has the class `pw-boxopen` while something is open; `opening`: a button is about to open it
 */
export function mountBox(top, room, { word, link, lookUp, game: playing, root, opening = () => {} }) {
  const id = unique("box");
  const openers = { gallery: opener("gallery"), aid: opener("aid") };
  const close = button({ class: "pw-boxclose" }, () => shut());
  const title = h("h2", { tabindex: "-1", id: `${id}-title` });
  const print = button({ class: "pw-print" }, () => globalThis.print?.());
  const body = h("div", { class: "pw-boxbody" });
  const panel = h("section", { class: "pw-box", id, hidden: true, "aria-labelledby": `${id}-title` }, h("div", { class: "pw-row pw-boxhead" }, title, print, close), body);
  top.append(openers.gallery, openers.aid);
  room.append(panel);
  const draw = (thing, className) => {
    const game = playing();
    return game.thing(thing, className);
  };
  const find = (query) => link.send({ intent: "find-box", text: query });
  const rooms = { gallery: h("div", {}), aid: h("div", { class: "pw-aidroom" }) };
  body.append(rooms.gallery, rooms.aid);
  const parts = {
    gallery: mountGallery(rooms.gallery, { word, lookUp, draw, find, linkTo }),
    aid: mountAid(rooms.aid, { word, lookUp, draw }),
  };
  const printed = h("section", { class: "pw-handoutroom" });
  rooms.aid.append(printed);
  const sheets = mountSheets(printed, { word, link, draw, printing: (going) => root.classList.toggle("pw-aidopen", !going && opened === "aid") });
  let opened = "";
  let scrolled = 0;
  /** The box, as it came last; a thing to go to once it is there. */
  let box = null;
  let wanted = "";
  let able = false;
  let language = "";

  function opener(which) {
    return button({ class: `pw-boxopener pw-${which}opener`, "aria-expanded": "false", "aria-controls": id, hidden: true }, () => {
      if (opened === which) return shut();
      opening();
      open(which);
    });
  }

  function open(which, thing = "") {
    if (!opened) scrolled = scroller(root)?.scrollTop ?? 0;
    opened = which;
    wanted = thing;
    settle();
    if (!box) link.send({ intent: "show-box" });
    title.focus({ preventScroll: true });
    scroll(0);
    arrive();
  }

  function shut() {
    const from = openers[opened];
    leave();
    scroll(scrolled);
    from?.focus({ preventScroll: true });
  }

  function leave() {
    if (!opened) return;
    opened = "";
    settle();
    if (wantedIn(location.hash) !== null) history.replaceState(history.state, "", location.pathname + location.search);
  }

  function scroll(to) {
    const around = scroller(root);
    if (around) around.scrollTop = to;
  }

  /** Go to the thing that is asked for, once the box is there. */
  function arrive() {
    if (!box || !wanted || opened !== "gallery") return;
    parts.gallery.goTo(wanted);
    wanted = "";
  }

  function settle() {
    show(panel, Boolean(opened));
    root.classList.toggle("pw-boxopen", Boolean(opened));
    root.classList.toggle("pw-aidopen", opened === "aid");
    show(print, opened === "aid");
    for (const [which, node] of Object.entries(openers)) {
      show(node, able);
      text(node, word(WORDS[which]));
      attr(node, "aria-expanded", String(opened === which));
      show(rooms[which], opened === which);
    }
    text(title, opened ? word(WORDS[opened]) : "");
    text(close, word("close"));
    text(print, word("aid-print"));
  }

  /** The address names a thing, or the box itself. */
  function follow() {
    const named = wantedIn(globalThis.location?.hash ?? "");
    if (named === null || !able) return;
    open(named === AID ? "aid" : "gallery", named === AID ? "" : named);
  }

  away(panel, "box", shut);
  globalThis.addEventListener?.("hashchange", follow);

  return {
    /** Another game or language. @param {boolean} can whether the game has a catalogue @param {string} spoken */
    update(can, spoken, game) {
      const came = can && !able;
      const other = `${game}/${spoken}` !== language;
      able = can;
      language = `${game}/${spoken}`;
      if (!can && opened) opened = "";
      if (other) box = null;
      settle();
      if (able) sheets.update(spoken);
      if (other && opened) link.send({ intent: "show-box" });
      if (came) follow();
    },
    message(content) {
      sheets.message(content);
      if (content?.type === "box" && `${content.game}/${content.language}` === language) {
        box = content;
        for (const part of Object.values(parts)) part.update(box);
        settle();
        arrive();
      } else if (content?.type === "box-found") parts.gallery.found(content);
    },
    /** Something else is shown: it has the page and the focus. */
    leave,
    close() {
      parts.gallery.close();
      sheets.close();
      globalThis.removeEventListener?.("hashchange", follow);
    },
  };
}
