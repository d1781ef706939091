/** The figures on the map, and how they walk, fall, strike and vanish. */

import { attr, keyed, s, text } from "../../../lib/dom.js";
import { boss } from "../drawing/bosses.js";
import { enemy } from "../drawing/enemies.js";
import { CELL, corner, grain } from "./geometry.js";
import { HEROES, SPARE } from "../drawing/heroes.js";
import { opening } from "./motion.js";
import { dot, draw, f, INK, p } from "../../../lib/shapes.js";
import { SYMBOLS } from "../drawing/symbols.js";

/** One flag colour for each seat; the number on the flag says the same. */
export const SEATS = ["#e5484d", "#3f8fe0", "#f0b429", "#4fb36a"];

/**
 * @typedef {{id: string, kind: string, card: string, at: string|null, name: string, seat?: number, active?: boolean,
 *   hearts?: number, damage?: number, health?: number}} Figure
 */

/**
 * The drawing of a figure.
 * @param {Figure} figure
 */
export function portrait({ kind, card }) {
  if (kind === "boss") return boss(card);
  if (kind === "hero") return HEROES[card] ?? HEROES[SPARE[Math.floor(grain("spare", card ?? "") * SPARE.length)]];
  return enemy(card);
}

const SIZE = { hero: 0.88, enemy: 0.86, boss: 1.12 };

function make(figure) {
  const scale = SIZE[figure.kind] ?? 0.86;
  const inset = (CELL * (1 - scale)) / 2;
  const shadow = s("ellipse", { cx: 24, cy: 43.5, rx: 14, ry: 3, fill: INK, opacity: 0.32 });
  const sprite = s("g", { class: "pw-sprite" });
  draw(sprite, [{ tag: "g", attrs: { transform: `translate(${inset} ${44 - 45.5 * scale}) scale(${scale})` }, inner: portrait(figure) }]);
  const badge = s("g", { class: "pw-badge" });
  draw(badge, figure.kind === "hero" ? flag(figure) : life());
  badge.append(s("text", { class: "pw-number" }));
  const node = s("g", { class: `pw-figure pw-${figure.kind}`, "data-figure": figure.id },
    s("path", { class: "pw-here", d: "M18 -6 L30 -6 L24 1 Z" }), shadow, sprite, badge);
  return node;
}

function flag({ seat }) {
  return [f("M35.5 -3 L37 -3 L37 14 L35.5 14Z", INK), p("M37 -3 L49 -3 L46.500 2 L49 7 L37 7Z", SEATS[(seat ?? 1) - 1] ?? SEATS[0], { "stroke-width": 1.600 })];
}

function life() {
  return [{ tag: "g", attrs: { transform: "translate(32.500 30.500) scale(0.33)" }, inner: SYMBOLS.heart }];
}

/**
 * Put the figures where the view has them.
 * @param {SVGElement} layer
 * @param {Figure[]} figures
 * @param {import("./geometry.js").Layout} plan
 */
export function figures(layer, figures, plan) {
  const standing = figures.filter((figure) => figure.at && corner(plan, figure.at));
  keyed(layer, standing, (figure) => `${figure.id}/${figure.card}`, make, (node, figure) => {
    const { x, y } = corner(plan, figure.at);
    attr(node, "transform", `translate(${x} ${y})`);
    attr(node, "data-at", figure.at);
    node.classList.toggle("pw-active", Boolean(figure.active));
    attr(node, "data-active", figure.active ? "" : null);
    const number = node.querySelector(".pw-number");
    const hero = figure.kind === "hero";
    attr(number, "x", hero ? 41.8 : 40.4);
    attr(number, "y", hero ? 5 : 41.6);
    text(number, hero ? figure.seat : figure.health);
  });
}

/** Draw a figure where it would be, or nothing. */
export function ghost(layer, figure, plan) {
  const spot = figure && plan && corner(plan, figure.at);
  layer.replaceChildren();
  if (!spot) return;
  const node = make(figure);
  // No figure: whatever looks for the figure itself finds it once.
  attr(node, "class", "pw-ghost");
  attr(node, "data-figure", null);
  node.querySelector(".pw-here").remove();
  attr(node, "data-lands", figure.at);
  attr(node, "transform", `translate(${spot.x} ${spot.y})`);
  node.querySelector(".pw-badge").remove();
  layer.append(node);
}

/**
 * Plays groups of steps on a layer of figures, and can be told to stop at once.
 * @param {SVGElement} layer
 * @param {SVGElement} above where sparks and numbers are drawn
 * @param {() => import("./geometry.js").Layout} plan
 */
export function player(layer, above, plan) {
  let run = 0;
  const going = new Set();
  const node = (id) => [...layer.children].find((child) => child.dataset.figure === id);
  const place = (id) => corner(plan(), id);

  function animate(target, frames, options) {
    if (!target?.animate) return Promise.resolve();
    const animation = target.animate(frames, { fill: "backwards", easing: "ease-in-out", ...options });
    going.add(animation);
    return animation.finished.catch(() => {}).then(() => going.delete(animation));
  }

  function travel(figure, from, to, ms, kind) {
    const a = place(from);
    const b = place(to);
    if (!figure || !a || !b) return Promise.resolve();
    const frames = [{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }];
    if (kind === "leap") frames.splice(1, 0, { transform: `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 16}px)` });
    const sprite = figure.querySelector(".pw-sprite");
    if (kind === "walk") animate(sprite, [{ transform: "none" }, { transform: "translateY(-5px) rotate(-4deg)" }, { transform: "none" }], { duration: ms });
    attr(figure, "transform", `translate(${b.x} ${b.y})`);
    const motion = animate(figure, frames, { duration: ms, easing: kind === "fall" ? "cubic-bezier(.5,0,.9,.6)" : "ease-in-out" });
    if (kind !== "fall") return motion;
    return motion.then(() => {
      dust(b);
      animate(sprite, [{ transform: "none" }, { transform: "scale(1.12, .84)" }, { transform: "none" }], { duration: 160 });
    });
  }

  function dust({ x, y }) {
    const cloud = s("g", { transform: `translate(${x} ${y})`, class: "pw-dust" });
    draw(cloud, [dot(12, 42, 4, "#efe6d8"), dot(24, 44, 3, "#efe6d8"), dot(36, 42, 4, "#efe6d8")]);
    above.append(cloud);
    animate(cloud, [{ opacity: 0.9 }, { opacity: 0 }], { duration: 320, fill: "both" }).then(() => cloud.remove());
  }

  function spark(at, sign) {
    const spot = at && place(at);
    if (!spot) return;
    const mark = s("g", {});
    draw(mark, [{ tag: "g", attrs: { transform: `translate(${spot.x + 12} ${spot.y + 4}) scale(.5)` }, inner: SYMBOLS[sign] }]);
    above.append(mark);
    animate(mark, [{ opacity: 0, transform: "translateY(8px)" }, { opacity: 1, transform: "translateY(0)" }, { opacity: 0, transform: "translateY(-14px)" }], { duration: 620, fill: "both" }).then(() => mark.remove());
  }

  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  function step(item) {
    const figure = item.figure && node(item.figure);
    const sprite = figure?.querySelector(".pw-sprite");
    switch (item.kind) {
      case "walk": case "slide": case "fall": case "leap":
        return travel(figure, item.from, item.to, item.ms, item.kind);
      case "appear":
        if (figure) figure.style.opacity = "";
        return animate(sprite, [{ opacity: 0, transform: "translateY(-14px) scale(.6)" }, { opacity: 1, transform: "none" }], { duration: item.ms });
      case "lunge": {
        const a = figure?.dataset.at && place(figure.dataset.at);
        const b = item.to && place(item.to);
        const by = a && b ? `translate(${Math.sign(b.x - a.x) * 13}px, ${Math.sign(b.y - a.y) * 13}px)` : "scale(1.18)";
        return animate(sprite, [{ transform: "none" }, { transform: by, offset: 0.4 }, { transform: "none" }], { duration: item.ms });
      }
      case "hit":
      case "hurt":
        spark(item.at ?? figure?.dataset.at, item.kind === "hit" ? "sword" : "heart");
        return animate(sprite, [{ transform: "none" }, { transform: "translateX(-4px)", filter: "brightness(1.9)" }, { transform: "translateX(4px)" }, { transform: "none" }], { duration: item.ms });
      case "vanish":
        if (figure) return animate(sprite, [{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(-10px) scale(.4) rotate(20deg)" }], { duration: item.ms, fill: "both" });
        if (item.at ?? item.from) dust(place(item.at ?? item.from) ?? { x: -99, y: -99 });
        return wait(item.ms / 2);
      case "sparkle":
        spark(item.at ?? figure?.dataset.at, item.token === "gem" ? "gem" : "coin");
        return wait(item.ms);
      default:
        return wait(item.ms);
    }
  }

  return {
    /** Play; resolves when done or stopped. A step that `onStep` answers for is shown elsewhere. */
    async play(groups, onStep) {
      const mine = ++run;
      const { start, unseen } = opening(groups);
      for (const [id, from] of start) {
        const spot = place(from);
        if (spot && node(id)) attr(node(id), "transform", `translate(${spot.x} ${spot.y})`);
      }
      for (const id of unseen) if (node(id)) node(id).style.opacity = "0";
      for (const group of groups) {
        if (mine !== run) return;
        await Promise.all(group.map((item) => onStep?.(item) ?? step(item)));
      }
    },
    /** End all motion now: everything stands where the view has it. */
    stop() {
      run += 1;
      for (const animation of going) animation.cancel();
      going.clear();
      above.replaceChildren();
      for (const figure of layer.children) figure.style.opacity = "";
    },
  };
}
