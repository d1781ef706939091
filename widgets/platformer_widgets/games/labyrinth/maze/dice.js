/** The dice of the last rolls, on a corner of the field: whose they are, what they show. They tumble while they are rolled. */

import { attr, h, keyed, s, show } from "../../../lib/dom.js";
import { INK, picture } from "../../../lib/shapes.js";
import { character } from "../drawing/thing.js";
import { COLOURS } from "./figures.js";
import { rolls } from "./motion.js";

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/** The face of a die. */
function face(svg, value) {
  svg.replaceChildren(
    s("rect", { x: 2, y: 2, width: 36, height: 36, rx: 8, fill: "#fffdf4", stroke: INK, "stroke-width": 2.4 }),
    ...PIPS[value].map(([x, y]) => s("circle", { cx: 20 + x * 9.5, cy: 20 + y * 9.5, r: 3.8, fill: value === 1 || value === 6 ? "#c2373c" : INK })));
}

/**
 * @param {HTMLElement} parent
 * @param {{word: Function}} context
 */
export function mountDice(parent, { word }) {
  const node = h("div", { class: "lb-dice", hidden: true });
  parent.append(node);

  const die = () => s("svg", { viewBox: "0 0 40 40", class: "lb-die", "aria-hidden": "true" });

  return {
    /** Show the dice of an answer; without any event they stay as they lie. @param {object} view */
    update(view) {
      const found = rolls(view.events);
      if (!found) return;
      show(node, found.length > 0);
      keyed(node, found, (one, index) => `${index}/${one.figure}`, () => h("div", { class: "lb-roll", role: "img" }, h("span", {}), die(), die(), h("strong", { "aria-hidden": "true" })), (row, one) => {
        const who = view.pawns.find((pawn) => `pawn-${pawn.seat}` === one.figure);
        row.firstElementChild.replaceChildren(who?.character ? picture(character(who.character.id), "lb-roller") : h("b", { text: who?.letter ?? "" }));
        row.style.borderColor = who ? COLOURS[who.seat - 1] : "";
        one.dice.forEach((value, index) => face(row.children[index + 1], value));
        row.lastElementChild.textContent = one.dice[0] + one.dice[1];
        attr(row, "aria-label", `${word("roll-of")}, ${who?.player ?? ""}: ${one.dice.join(" + ")} = ${one.dice[0] + one.dice[1]}`);
      });
    },
    /** Let the dice of one roll tumble; they end as they lie. */
    async tumble(figure, dice, ms) {
      const row = [...node.children].find((one) => one.dataset.rolled !== "" && one.querySelector(".lb-die"));
      if (!row) return;
      row.dataset.rolled = "";
      const own = [...row.querySelectorAll(".lb-die")];
      const sum = row.lastElementChild;
      sum.style.visibility = "hidden";
      own.forEach((svg, index) => svg.animate?.([{ transform: "translateY(-14px) rotate(0)" }, { transform: `translateY(4px) rotate(${index ? -320 : 300}deg)` }, { transform: `translateY(-5px) rotate(${index ? -350 : 350}deg)` }, { transform: `rotate(${index ? -360 : 360}deg)` }], { duration: ms, easing: "ease-out" }));
      const until = performance.now() + ms - 90;
      while (performance.now() < until) {
        for (const svg of own) face(svg, 1 + Math.floor(Math.random() * 6));
        await new Promise((done) => setTimeout(done, 70));
      }
      own.forEach((svg, index) => face(svg, dice[index]));
      sum.style.visibility = "";
    },
    /** Before an answer is played: none of its rolls has been seen. */
    ready() {
      for (const row of node.children) delete row.dataset.rolled;
    },
  };
}
