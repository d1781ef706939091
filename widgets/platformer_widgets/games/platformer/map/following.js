/** Where the tower is higher than the screen, whoever is in turn is kept in view, and what can be pointed at. */

import { h, still } from "../../../lib/dom.js";
import { roomFor, settled } from "../../../screen/reveal.js";
import { CELL, corner } from "./geometry.js";

/** The Spaces that are to be seen: the one in turn, and those that are lit. Pure. */
export function wanted(view) {
  const active = view.figures.find((figure) => figure.active && figure.at)?.at ?? null;
  const lit = (view.targets ?? []).filter((target) => target.legal).map((target) => target.at);
  return { active, all: [...new Set([active, ...lit].filter(Boolean))].sort() };
}

/**
 * The band of the tower from the highest to the lowest of some Spaces, in its own measure; if it is higher than `most`, that
 * of the first alone. Null: none of them is on it. Pure.
 * @param {import("./geometry.js").Plan} plan
 * @param {string[]} spaces the one that counts most first
 * @param {number} most
 */
export function band(plan, spaces, most) {
  const tops = spaces.map((at) => corner(plan, at)?.y).filter((y) => y !== undefined);
  if (!tops.length) return null;
  const [top, end] = [Math.min(...tops), Math.max(...tops) + CELL];
  return end - top <= most ? { top, height: end - top } : { top: tops[0], height: CELL };
}

/** What is read above the tower on an upright phone. */
const READ = ":scope > .pw-area-head :is(h2, .pw-tools, p, .pw-pace, .pw-coachrow), .pw-lastrow";

/**
 * How much farther the page is scrolled than it has to be, so that the upper edge cuts nothing that is read above the tower. Pure.
 * @param {{top: number, bottom: number}[]} read where it is before that
 * @param {number} by how far the page has to be scrolled down
 * @param {number} most how much farther what is to be seen lets it be scrolled
 */
export function beyond(read, by, most) {
  const whole = [...read].sort((one, other) => one.bottom - other.bottom).reduce((end, { top, bottom }) => (top < end && end < bottom ? bottom : end), by);
  return whole - by <= most ? Math.ceil(whole - by) : 0;
}

/** @param {HTMLElement} frame of the tower; the style sheet says by `--pw-follow` whether it follows */
export function mountFollowing(frame) {
  const mark = h("div", { class: "pw-inview", "data-clears": "", "aria-hidden": "true" });
  frame.append(mark);
  let before = "";
  let refused = false;

  /** What scrolls around the tower is as high as this. */
  const room = () => Math.min(roomFor(mark), frame.parentElement.clientHeight || Infinity);

  function go(plan, spaces) {
    const scale = frame.clientWidth / plan.width;
    const found = band(plan, spaces, room() / scale);
    if (!found || !frame.isConnected) return;
    mark.style.top = `${(found.top / plan.height) * 100}%`;
    mark.style.height = `${(found.height / plan.height) * 100}%`;
    mark.style.scrollMarginBottom = "";
    if (frame.closest('.pw-page[data-size="narrow"]')) whole();
    mark.scrollIntoView?.({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  }

  /** Where the page is scrolled down, it stops between two things that are read. */
  function whole() {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(mark);
    const [over, under] = [scrollMarginTop, scrollMarginBottom].map(parseFloat);
    const { top, bottom } = mark.getBoundingClientRect();
    const by = bottom + under - innerHeight;
    if (by <= 0) return;
    const read = [...frame.closest(".pw-tablegrid").querySelectorAll(READ)].map((node) => node.getBoundingClientRect()).filter((box) => box.height);
    mark.style.scrollMarginBottom = `${under + beyond(read, by, top - by - over)}px`;
  }

  return {
    /** Follow, when the one in turn, what is lit or what is chosen has changed; what is refused is read, and the page stays where it is until that is put away. */
    update(view, plan) {
      const { active, all } = wanted(view);
      const chosen = [...(view.dice ?? []), view.special].filter((die) => die?.selected).map((die) => die.id);
      const now = `${active}/${all}/${chosen}`;
      const read = refused && !view.refusal;
      refused = Boolean(view.refusal);
      if (now === before && !read) return;
      before = now;
      if (view.refusal || !all.length || getComputedStyle(frame).getPropertyValue("--pw-follow").trim() !== "1") return;
      const spaces = active ? [active, ...all] : all;
      settled(() => go(plan, spaces));
    },
  };
}
