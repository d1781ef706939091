/** Looking through a game: its board at any moment, a slider through all of it, how it went; a new game may branch off. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { aligned, roomFor, settled } from "../screen/reveal.js";
import { mountUnder } from "../screen/under.js";
import { SIGNS } from "../lib/signs.js";
import { heard } from "../sound/sound.js";
import { keyed as meant, player, SPEEDS } from "./player.js";
import { ruleTag } from "../table/reasons.js";
import { numbered } from "../table/log.js";
import { mountStandings } from "./standings.js";
import { mountTimeline } from "./timeline.js";

/** The steps, in the order of their buttons; playing is in their middle. */
const STEPS = ["first", "turn-before", "action-before", "play", "action-next", "turn-next", "last"];

/** The bar: a slider, the steps; in a row above it, how fast it plays. */
function mountBar(parent, row, { word, at }) {
  const slider = h("input", { type: "range", class: "pw-moment", min: "0", step: "1", oninput: () => at.go(Number(slider.value)) });
  const buttons = new Map(STEPS.map((step) => [step, button({ class: "pw-round", "data-step": step, "data-steps": "" }, () => (step === "play" ? at.toggle() : at.step(step)), picture(SIGNS[step]))]));
  const id = unique("speed");
  const label = h("label", { for: id });
  const speed = h("select", { id, onchange: () => at.pace(speed.value) });
  const root = h("div", { class: "pw-playbar", role: "group" }, slider, h("div", { class: "pw-row pw-steps-of" }, ...buttons.values()));
  parent.append(root);
  row.append(h("span", { class: "pw-row pw-pace" }, label, speed));
  const play = buttons.get("play");
  let sign = "play";
  return {
    slider,
    draw(review, moment) {
      attr(root, "aria-label", word("review"));
      attr(slider, "max", review.count);
      if (Number(slider.value) !== at.at) slider.value = String(at.at);
      attr(slider, "aria-label", word("review-slider"));
      attr(slider, "aria-valuetext", moment);
      for (const [step, node] of buttons) {
        const says = word(step !== "play" ? `review-${step}` : at.playing ? "review-pause" : "review-play");
        attr(node, "aria-label", says);
        attr(node, "title", says);
        const off = { first: at.at <= 0, "turn-before": at.at <= 0, "action-before": at.at <= 0, "action-next": at.at >= review.count, "turn-next": at.at >= review.count, last: at.at >= review.count }[step];
        attr(node, "aria-disabled", off ? "true" : null);
      }
      const wanted = at.playing ? "pause" : "play";
      if (wanted !== sign) play.replaceChildren(picture(SIGNS[wanted]));
      sign = wanted;
      text(label, word("review-speed"));
      keyed(speed, Object.keys(SPEEDS), (key) => key, (key) => h("option", { value: key, selected: key === "normal" }), (option, key) => text(option, word(`pace-${key}`)));
    },
  };
}

/**
 * Mount a review.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {branch: () => void, leave: () => void, back: () => string, sound?: {play: (names: string[]) => void}, lookUp?: Function}} context
 *   `branch` begins a new game from the moment, `leave` puts the review away, `back` is the key of the words for that
 */
export function mountReview(parent, context) {
  const { send, word, game, branch, leave, back, sound, lookUp } = context;
  const area = (name, ...nodes) => {
    const node = h("div", { class: `pw-area-${name}` }, ...nodes);
    root.append(node);
    return node;
  };
  const root = h("div", { class: "pw-tablegrid pw-review" });
  parent.append(root);
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const on = button({ class: "pw-primary" }, () => branch());
  const away = button({}, () => leave());
  const hint = h("p", { class: "pw-soft" });
  const trouble = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const moment = h("p", { class: "pw-nowat", role: "status" });
  const turn = h("p", { class: "pw-soft" });
  const lines = h("ol", { class: "pw-nowlog" });
  const ways = h("div", { class: "pw-row" }, away, on);
  area("head", title, trouble, ways, hint, h("div", { class: "pw-panel pw-reviewnow" }, moment, turn, lines));
  const inert = { ...context, send: () => false };
  const board = game.board(area("map"), { ...inert, names: "inside", live: false });
  const at = player({ send: (to) => send({ intent: "go", to }), drawn });
  const controls = area("controls");
  const bar = mountBar(controls, ways, { word, at });
  const ended = area("refusal");
  const standings = mountStandings(ended, { word, lookUp, open });
  const timeline = mountTimeline(ended, { word, open: at.go, follows: true });
  const side = area("side");
  const hand = game.examHand(side, inert);
  const beside = game.beside(side, inert);
  const under = mountUnder(board.node.parentElement, side);
  const keys = h("p", { class: "pw-soft" });
  side.append(keys);
  let view = null;
  /** The moment that the board is to be scrolled to with; null: it stays where it is. */
  let looks = null;

  /** Go to a moment that is read of below the board, and to the board. @param {number} to */
  function open(to) {
    looks = to;
    at.go(to);
    look();
  }

  /** Scroll the board into view once its moment is drawn: all of it, or, if it is higher than the screen, its end and who is in turn. */
  function look() {
    if (looks === null || looks !== view?.review.at) return;
    looks = null;
    const node = board.node.parentElement;
    settled(() => {
      if (!node.isConnected) return;
      node.scrollIntoView({ block: aligned(node.offsetHeight, roomFor(node)) === "start" ? "end" : "nearest" });
      node.querySelector(".pw-inview")?.scrollIntoView({ block: "nearest" });
    });
  }

  function drawn() {
    if (view) bar.draw(view.review, view.review.text);
  }

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const step = meant(event.key);
    const other = event.target !== bar.slider && /^(INPUT|SELECT|TEXTAREA|SUMMARY|BUTTON)$/.test(event.target.tagName);
    // A button is pressed by the space bar; a choice and what scrolls have their own arrows.
    if (!step || (other && (step === "play" || event.target.tagName !== "BUTTON")) || event.target.classList.contains("pw-sheetroom")) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === "play") at.toggle();
    else at.step(step);
  });

  return {
    title,
    update(next, { animate = false } = {}) {
      const { review } = next;
      const before = view;
      view = next;
      text(title, review.title);
      show(trouble, Boolean(next.error));
      text(trouble, next.error);
      text(on, word("review-branch"));
      attr(on, "aria-disabled", review.playable ? null : "true");
      text(hint, word(review.playable ? "review-branch-hint" : "review-branch-over"));
      text(away, word(back()));
      text(moment, review.text);
      text(turn, next.over?.text ?? next.turn?.title ?? "");
      const told = next.log.length ? next.log : [{ text: word("review-start"), rules: [] }];
      keyed(lines, told, (line, index) => `${review.at}/${index}/${next.language}`, (line) => h("li", {}, h("span", { text: line.text }), ...numbered(line, word).map((says, index) => ruleTag(lookUp, line.rules[index], says))));
      text(keys, word("review-keys"));
      const moving = animate && next.events.length > 0;
      const played = board.update(next, { animate: moving });
      hand.update(next);
      beside.update(next);
      under.update();
      standings.update(review.result);
      timeline.update(review.result, review.at);
      if (moving) sound?.play(heard({ ...next, turn: null }, before, game.sounds));
      root.dataset.state = next.state;
      root.dataset.at = review.at;
      at.update(review, played);
      look();
    },
    close() {
      at.close();
      under.close();
    },
  };
}
