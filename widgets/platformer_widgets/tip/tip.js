/**
 * What things are: a card for whatever has `data-tip`, by mouse, focus, the key I, a long press, or a press on what does nothing else.
 * A key that goes over a board's Spaces shows a line of it alone, and I the card: a card at every arrow would hide where one goes.
 * Elsewhere on the page I shows the card of the Space that the keys come to.
 * `data-tip` holds keys of the game's catalogue, "kind/id", and `data-quiet` those of them that the card alone tells.
 */

import { away as putsAway, covered } from "../keys/away.js";
import { about } from "../lib/described.js";
import { button, h, show, soon, text } from "../lib/dom.js";
import { meet } from "../lib/foresight_place.js";
import { floats } from "../screen/sheet.js";
import { adjoining, placed } from "./tip_place.js";
import { ruleTag } from "../table/reasons.js";

/** So long the mouse or the focus rests on a thing, or a finger presses it, before its card is shown. */
export const DWELL = 500;
/** So long the mouse may be on its way to the card. */
const GRACE = 300;

/** What can be pressed next: a card keeps clear of it. */
const PRESSED = ".pw-legal, .pw-choices button, button[aria-pressed]:not([aria-disabled]), .pw-foreseen:not([hidden])";
const ACTS = "button, a, summary, input, select, textarea, label";

/** Whether a refusal lies over the page: no card comes by itself then. @param {ParentNode} root */
export const refused = (root, over = floats) => [...root.querySelectorAll(".pw-refusal.pw-laid:not([hidden])")].some((node) => node.getClientRects().length > 0 && over(node));

/** The keys a thing has, and those within it; each once. Pure. @param {{dataset: object, querySelectorAll: Function}} node */
export function keysOf(node, inside = false) {
  const all = [node, ...(inside ? node.querySelectorAll("[data-tip]") : [])];
  return [...new Set(all.flatMap((one) => (one.dataset.tip ?? "").split(" ").filter(Boolean)))];
}

/** The keys that are told at once: what a thing is built of only where there is nothing else, or where one asks. Pure. */
export function keysAtOnce(node) {
  const quiet = (node.dataset.quiet ?? "").split(" ");
  const keys = keysOf(node);
  const loud = keys.filter((key) => !quiet.includes(key));
  return loud.length ? loud : keys;
}

/** What a screen reader says of things. Pure. @param {{texts: string[]}[]} things */
export const spokenThings = (things) => things.flatMap((thing) => thing.texts).join(" ");

/** The names of things, each once: the line of a Space. Pure. @param {{name: string}[]} things */
export const lineOf = (things) => [...new Set(things.map((thing) => thing.name))].join(", ");

/** Whether a thing is a Space of a board, over which arrow keys go. Pure. @param {Element} node */
export const onBoard = (node) => Boolean(node.dataset.at && node.parentElement?.closest("[data-rest]"));

/** The catalogue by its keys; it is asked for once for each language and game, when somebody first looks. */
export function store(link) {
  const calls = [];
  let things = new Map();
  let asked = "";
  const end = link.on("message", (content) => {
    if (content?.type !== "things") return;
    things = new Map(content.things.map((thing) => [`${thing.kind}/${thing.id}`, thing]));
    for (const call of calls) call();
  });
  function ask() {
    const wanted = `${link.get("game")}/${link.get("view")?.language}`;
    if (wanted === asked || !link.get("game")) return;
    asked = wanted;
    link.send({ intent: "things" });
  }
  // Another language comes with its words; the view follows in the same breath.
  const spoken = link.on("words", () => asked && setTimeout(ask));
  return {
    ask,
    /** Call when the catalogue comes, or comes in another language. @param {() => void} call */
    changed: (call) => calls.push(call),
    /** @param {string[]} keys */
    of: (keys) => keys.map((key) => things.get(key)).filter(Boolean),
    end() {
      end();
      spoken();
    },
  };
}

/**
 * Mount the cards of a component or page.
 * @param {HTMLElement} root
 * @param {{link: object, word: Function, lookUp?: Function}} context `lookUp` opens a rule
 */
export function mountTips(root, { link, word, lookUp }) {
  const head = h("strong", { class: "pw-tiphead" });
  const ahead = h("p", { class: "pw-tipahead" });
  const list = h("div", { class: "pw-tiplist" });
  const how = h("span", { class: "pw-soft" });
  const away = button({ class: "pw-tipclose" }, () => hide(true));
  const card = h("div", { class: "pw-tip", tabindex: "-1", hidden: true }, head, how, ahead, list, away);
  root.append(card);
  // A card that was asked for takes the key; one that came by itself only goes, and the key does what it does.
  const escaped = () => {
    const asked = pinned;
    hide(asked);
    return asked;
  };
  putsAway(card, "card", escaped);
  const known = store(link);
  known.changed(() => {
    describe();
    if (shown) fill();
  });
  let [shown, pinned, within, brief] = [null, false, false, false];
  let [timer, leaving, pressing] = [0, 0, 0];
  let swallow = false;
  let waiting = false;

  /** What has the focus or is pointed at may have changed: the words of all that can be read aloud. */
  function describe() {
    for (const node of root.querySelectorAll("[data-tip]")) {
      about(node, node.dataset.quiet === node.dataset.tip ? "" : spokenThings(known.of(keysAtOnce(node))));
    }
  }

  // A refusal is not hidden by a card that nobody asked for.
  const answers = link.on("serial", () => setTimeout(() => shown && !pinned && refused(root) && hide()));

  const watch = new MutationObserver((changes) => {
    if (changes.every((one) => one.attributeName === "data-foreseen")) return shown && fill();
    if (waiting) return;
    waiting = true;
    soon(() => {
      waiting = false;
      describe();
      if (shown && (!shown.isConnected || shown.closest("[hidden]"))) hide();
      else if (shown) fill();
    });
  });
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-tip", "data-foreseen"] });

  function row(thing) {
    const rules = h("span", { class: "pw-tiprules" }, ...thing.rules.map((rule) => ruleTag(lookUp && ((id) => read(id)), rule)));
    const numbers = thing.numbers.length ? h("span", { class: "pw-soft", text: thing.numbers.join(" · ") }) : null;
    return h("div", { class: "pw-tipthing" }, h("strong", { text: thing.name }), numbers, ...thing.texts.map((says) => h("p", { text: says })), rules);
  }

  let filled = "";
  function fill() {
    const things = known.of(pinned ? keysOf(shown, within) : keysAtOnce(shown));
    const label = shown.getAttribute("aria-label") ?? "";
    const foreseen = shown.dataset.foreseen ?? "";
    const now = JSON.stringify([label, foreseen, things.map((thing) => [thing.kind, thing.id, thing.name]), pinned, brief]);
    const told = things.length > 0 || (pinned && Boolean(label));
    show(card, told);
    if (!told || now === filled) return;
    filled = now;
    show(head, brief || (Boolean(label) && !(things.length === 1 && things[0].name === label)));
    text(head, brief ? lineOf(things) : label);
    show(how, brief);
    text(how, brief ? `I: ${word("help-inspect")}` : "");
    show(list, !brief);
    card.classList.toggle("pw-tipline", brief);
    text(ahead, foreseen);
    list.replaceChildren(...things.map(row));
    show(away, pinned);
    text(away, word("close"));
    card.setAttribute("role", pinned ? "dialog" : "group");
    card.setAttribute("aria-label", label || things[0].name);
    settle();
  }

  const box = (node) => node.getBoundingClientRect();

  /** Lay the card beside its thing. What would happen is told by its own line; where the card has to lie over that, by the card. */
  function settle() {
    show(ahead, false);
    lay();
    const line = root.querySelector(".pw-foreseen:not([hidden])");
    if (!ahead.textContent || (line && !meet(box(line), box(card)))) return;
    show(ahead, true);
    lay();
  }

  /** What is scrolled takes its thing along: the card follows, and goes when the thing does. */
  function scrolled(event) {
    if (!shown || card.hidden || card.contains(event.target)) return;
    const { top, bottom, left, right } = box(shown);
    const sight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    if (sight) lay();
    else hide();
  }

  function lay() {
    const room = shown.closest("[data-rest]");
    const clear = [...root.querySelectorAll(PRESSED)].filter((node) => node !== shown).map(box);
    // Where there is nothing to be seen the line may lie: it stays at its Space.
    if (brief) clear.push(...adjoining(box(shown), [...room.querySelectorAll("[data-at][data-tip]")].filter((node) => node !== shown).map(box)));
    const { left, top } = placed(box(shown), box(room ?? shown), { width: card.offsetWidth, height: card.offsetHeight }, { width: innerWidth, height: innerHeight }, clear, !brief);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }

  function open(node, stays, all = false, line = false) {
    for (const one of [timer, leaving]) clearTimeout(one);
    known.ask();
    if (!stays && refused(root)) return;
    [shown, pinned, within, brief, filled] = [node, stays, all, line, ""];
    fill();
    if (stays && !card.hidden) card.focus({ preventScroll: true });
  }

  function hide(back = false) {
    for (const one of [timer, leaving, pressing]) clearTimeout(one);
    const from = shown;
    const mine = card.contains(document.activeElement);
    [shown, pinned] = [null, false];
    card.hidden = true;
    if (back || mine) (from?.closest(`[tabindex], ${ACTS}`) ?? root.querySelector("[data-rest]"))?.focus({ preventScroll: true });
  }

  function read(rule) {
    const from = shown;
    hide();
    lookUp(rule, from?.closest(`[tabindex], ${ACTS}`) ?? root);
  }

  /** Where the mouse was last. A thing that comes to lie under a mouse at rest, as on a new page, is not asked about. */
  let was = "";
  function rests(event) {
    const now = `${event.screenX},${event.screenY}`;
    const same = now === was;
    was = now;
    return same;
  }

  const ends = new AbortController();
  globalThis.addEventListener?.("scroll", scrolled, { capture: true, passive: true, signal: ends.signal });

  /** The Space that the keys come to on a board: the one of who is in turn, until another was chosen. */
  const home = () => [...root.querySelectorAll("[data-rest] [data-at][tabindex='0']")].find((node) => node.getClientRects().length > 0);
  const near = (event) => event.target.closest?.("[data-tip]");
  /** @param {boolean} line whether a line is enough; a mouse that rests where a line is shown asks for the card */
  function look(node, line = false) {
    clearTimeout(timer);
    if (pinned || (node === shown && (line || !brief))) return clearTimeout(leaving);
    if (shown && node !== shown) leaving = setTimeout(hide, GRACE);
    if (node) timer = setTimeout(() => open(node, false, false, line), DWELL);
  }

  const on = (kind, call, capture = false) => root.addEventListener(kind, call, { capture });
  on("pointerover", (event) => {
    known.ask();
    if (event.pointerType === "touch") return;
    const still = rests(event);
    if (card.contains(event.target)) clearTimeout(leaving), clearTimeout(timer);
    else if (!still) look(near(event));
  });
  on("pointermove", rests);
  on("pointerleave", () => look(null));
  on("focusin", (event) => {
    known.ask();
    if (event.target.matches(":focus-visible") && !card.contains(event.target)) look(near(event), onBoard(event.target));
  });
  on("focusout", () => {
    if (!pinned) look(null);
  });
  on("pointerdown", (event) => {
    clearTimeout(pressing);
    swallow = false;
    if (pinned && !card.contains(event.target)) hide();
    const node = near(event);
    if (event.pointerType !== "touch" || !node) return;
    pressing = setTimeout(() => {
      swallow = true;
      open(node, true);
    }, DWELL);
  }, true);
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) on(kind, (event) => (kind === "pointermove" && event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) < 4) || clearTimeout(pressing), true);
  on("contextmenu", (event) => swallow && event.preventDefault());
  on("click", (event) => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const node = near(event);
    if (node && !event.target.closest(ACTS) && !card.contains(event.target)) open(node, true);
  }, true);
  on("keydown", (event) => {
    if (event.key === "Escape" && shown) {
      if (escaped()) event.preventDefault(), event.stopPropagation();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.key.toLowerCase() !== "i" || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    const node = event.target.closest("[data-tip], [data-rest] [data-at]") ?? (event.target.querySelector("[data-tip]") ? event.target : covered(root) ? null : home());
    if (!node || card.contains(node)) return;
    event.preventDefault();
    event.stopPropagation();
    open(node, true, true);
  }, true);

  return {
    things: known,
    close() {
      for (const one of [timer, leaving, pressing]) clearTimeout(one);
      watch.disconnect();
      ends.abort();
      known.end();
      answers?.();
    },
  };
}
