/** The lessons as a way upwards, floor above floor: what is behind lies below, what comes next is lit. */

import { attr, button, h, keyed, show, soon, text } from "../lib/dom.js";
import { gameOf } from "../lib/games.js";
import { c, f, INK, l, p, picture } from "../lib/shapes.js";

/** What is drawn where a game draws nothing of its own. */
const PLAIN = {
  up: () => picture([l("M12 46 L12 4 M36 46 L36 4", INK, 4), l("M12 38 L36 38 M12 26 L36 26 M12 14 L36 14", INK, 3)], "pw-wayup"),
  here: () => picture([c(24, 16, 9, "#ffe27a"), p("M10 46 Q10 28 24 28 Q38 28 38 46Z", "#ffe27a")], "pw-wayhere"),
  top: () => picture([l("M12 46 L12 4", INK, 4), f("M14 5 L42 13 L14 22Z", "#d9534f")], "pw-waytop"),
};

/**
 * Where each lesson stands when so many stand on a floor: rows from the top, columns from the left, both from 1.
 * Each floor runs the other way than the one below it, so that the next lesson is always a neighbour. Pure.
 * @param {number} count
 * @param {number} columns
 * @returns {{row: number, column: number, up: boolean}[]} `up`: from here the way leads to the next floor
 */
export function floors(count, columns) {
  const high = Math.ceil(count / columns);
  return [...Array(count).keys()].map((number) => {
    const floor = Math.floor(number / columns);
    const along = number % columns;
    return { row: high - floor, column: floor % 2 ? columns - along : along + 1, up: along === columns - 1 && number + 1 < count };
  });
}

/** What a lesson is on the way: behind the learner, where they are, or still to come. Pure. */
export const standing = (lesson, onward) => (lesson.name === onward?.lesson ? "here" : lesson.done ? "behind" : "ahead");

/** How far a window is scrolled so that something in it stands in its middle. Pure. */
export const windowTop = (top, height, room) => Math.max(0, Math.round(top - (room - height) / 2));

/**
 * How high the window is at most, so that a lesson at its lower end is on the first screen: a share of the screen, null if
 * too little of that is left to read a lesson. Pure.
 */
export function windowRest(top, height, screen) {
  const rest = screen - top;
  return top >= 0 && rest > 0.6 * height ? `${Math.floor((100 * Math.max(rest, height)) / screen)}vh` : null;
}

const WIDE = { wide: 4, medium: 2, narrow: 1 };

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, send: Function, link: object}} context
 */
export function mountWay(parent, { fixed, send, link }) {
  const list = h("ol", { class: "pw-way" });
  parent.append(h("div", { class: "pw-wayroom" }, list));
  const room = list.parentElement;
  let led = null;
  let shown = false;

  /** The way is longer than its window: where the learner is comes into it when they come or go on. */
  function lead() {
    const here = list.querySelector('[data-stands="here"]') ?? list.lastElementChild;
    if (!here || !room.clientHeight) return;
    led = here;
    const rest = windowRest(room.getBoundingClientRect().top, here.offsetHeight, innerHeight);
    if (rest) room.style.setProperty("--pw-wayrest", rest);
    else room.style.removeProperty("--pw-wayrest");
    room.scrollTop = windowTop(here.offsetTop, here.offsetHeight, room.clientHeight);
  }

  function entry(one) {
    const state = h("span", { class: "pw-soft pw-solved" });
    const body = h("span", { class: "pw-entrytext" }, h("strong", {}), h("span", { class: "pw-text" }), state, h("span", { class: "pw-goon" }));
    const open = (event) => send({ intent: "open", lesson: one.name, step: Number(event.currentTarget.dataset.step) });
    return h("li", {}, h("span", { class: "pw-waysign", "aria-hidden": "true" }), button({ class: "pw-entry" }, open, h("span", { class: "pw-tag" }), body));
  }

  function retell(node, one, place, stands, last) {
    const [sign, open] = node.children;
    const [number, body] = open.children;
    attr(open, "data-step", one.step);
    attr(open, "aria-current", stands === "here" ? "step" : null);
    text(number, one.number);
    text(body.children[0], one.title);
    text(body.children[1], one.about);
    text(body.children[2], one.solved ? one.text : "");
    text(body.children[3], one.go_on);
    show(body.children[3], Boolean(one.go_on));
    node.classList.toggle("pw-met", one.done);
    node.dataset.stands = stands;
    drawn(sign, stands === "here" ? "here" : last ? "top" : place.up ? "up" : "");
  }

  function drawn(sign, what) {
    const wanted = `${link.get("game")}/${what}`;
    if (sign.dataset.drawn === wanted) return;
    sign.dataset.drawn = wanted;
    const game = gameOf(link);
    const draw = game.way[what] ?? PLAIN[what];
    sign.replaceChildren(...(draw ? [draw()] : []));
  }

  function place(node, at) {
    for (const [size, { row, column }] of Object.entries(at)) {
      node.style.setProperty(`--pw-${size}-row`, row);
      node.style.setProperty(`--pw-${size}-column`, column);
    }
    node.classList.toggle("pw-turnsup", at.wide.up);
  }

  return {
    /** It was out of sight: it begins again where the learner is. */
    leave() {
      shown = false;
    },
    update(lessons, onward) {
      attr(list, "aria-label", fixed("lessons"));
      attr(list, "data-game", link.get("game"));
      const spots = Object.fromEntries(Object.entries(WIDE).map(([size, columns]) => [size, floors(lessons.length, columns)]));
      keyed(list, lessons, (one) => one.name, entry, (node, one, index) => {
        const at = Object.fromEntries(Object.keys(WIDE).map((size) => [size, spots[size][index]]));
        place(node, at);
        retell(node, one, at.wide, standing(one, onward), index + 1 === lessons.length);
      });
      const here = list.querySelector('[data-stands="here"]') ?? list.lastElementChild;
      if (here !== led || !shown) soon(lead);
      shown = true;
    },
  };
}
