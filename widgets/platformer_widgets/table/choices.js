/** Choices by button; where they are pinned, those that are not possible fold away behind one. */

import { attr, button, h, keyed, show, text } from "../lib/dom.js";
import { warn } from "../lib/warning.js";
import { wary } from "../lib/wary.js";

/** Whether what is not possible is worth a button of its own to show it. Pure. @param {{legal: boolean}[]} choices */
export const folds = (choices) => choices.length > 2 && choices.some((one) => !one.legal);

/** The whole name of a choice that is shown in short: what is seen is a part of it, so that it can be called by that. Pure. */
export const full = ({ short, text: whole }) => (whole.toLowerCase().includes(short.toLowerCase()) ? whole : `${short}. ${whole}`);

/**
 * Fill the button of what else is possible, or is advised: what it says, with its picture if it is chosen on the board and has one, and for the ear what that shows.
 * @param {HTMLElement} node
 * @param {string} action
 * @param {string} says
 * @param {object} view
 * @param {import("../lib/games.js").Mounts} game
 */
export function pictured(node, action, says, view, game) {
  const target = view.targets?.find((one) => one.action === action);
  const drawn = target && game.face(target);
  node.classList.toggle("pw-pictured", Boolean(drawn));
  if (!drawn) return text(node, says);
  return node.replaceChildren(drawn, h("span", { text: says }), ...(target.joins ? [h("span", { class: "pw-hush", text: `. ${target.joins}` })] : []));
}

/**
 * Put the button that unfolds beside the first choice, if at the end it would stand alone in a row and that makes the bar no higher.
 * @param {HTMLElement} bar
 * @param {HTMLElement} fold
 */
export function company(bar, fold) {
  bar.classList.remove("pw-foldfirst");
  const top = fold.offsetTop;
  if (!fold.offsetParent || [...bar.querySelectorAll("button")].some((one) => one !== fold && one.offsetParent && one.offsetTop + one.offsetHeight > top)) return;
  const before = bar.scrollHeight;
  bar.classList.add("pw-foldfirst");
  if (bar.scrollHeight > before) bar.classList.remove("pw-foldfirst");
}

/**
 * Choices that are no Space.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context & {ruled?: boolean}} context `ruled`: nothing is done, so nothing has to be done twice
 */
export function mountChoices(parent, { send, word, game, ruled }) {
  const row = h("div", { class: "pw-row pw-choices", role: "group" });
  const fold = button({ class: "pw-whynot" }, () => unfold(fold.getAttribute("aria-expanded") !== "true"), h("span", {}));
  const jump = button({ class: "pw-jump", hidden: true }, () => {
    const node = parent.closest(".pw-tablegrid")?.querySelector(jump.dataset.to);
    node?.focus({ preventScroll: true });
    // What is in sight stays where it is: below what is pinned, or above it.
    const box = node?.getBoundingClientRect();
    const pinned = parent.getBoundingClientRect();
    const hidden = box && (box.top < 0 || box.bottom > innerHeight || (box.left < pinned.right && box.right > pinned.left && box.top < pinned.bottom && box.bottom > pinned.top));
    if (hidden) node.scrollIntoView({ block: "center" });
  });
  const bar = h("div", { class: "pw-choicebar" }, row, jump, fold);
  parent.append(bar);
  const careful = ruled ? null : wary(row, (what) => word("sure-again", { what }));
  let state = null;
  let question = null;
  /** Show what is not possible, so that it can be pressed and says why. */
  function unfold(open) {
    attr(fold, "aria-expanded", String(open));
    bar.classList.toggle("pw-allchoices", open);
  }
  return {
    /** Press the choice with this action, and return its button, if there is one. @param {string} action */
    press(action) {
      const node = [...row.children].find((one) => one.dataset.action === action);
      node?.click();
      return node;
    },
    /** Where the keyboard goes on: the first choice, or the button behind which all of them are. */
    rest: () => row.querySelector("button:not(.pw-illegal, .pw-idle)") ?? row.querySelector("button:not(.pw-illegal)") ?? (fold.offsetParent ? fold : row.querySelector("button")),
    update(view) {
      state = view.state;
      attr(row, "aria-label", word("choices"));
      const choices = view.buttons ?? [];
      show(row, choices.length > 0);
      show(fold, folds(choices));
      bar.classList.toggle("pw-folds", folds(choices));
      const end = game.end?.(view);
      const ends = (item) => item.legal && item.action === end;
      parent.classList.toggle("pw-canend", choices.some(ends));
      if (question !== view.turn?.prompt || !folds(choices)) unfold(false);
      question = view.turn?.prompt;
      const impossible = choices.filter((one) => !one.legal).length;
      text(fold.firstChild, word("choices-not", { n: impossible }));
      attr(fold, "title", word("choices-not", { n: impossible }));
      attr(fold, "data-few", word("choices-few", { n: impossible }));
      keyed(row, choices, (item) => item.action, (item) => button({ "data-action": item.action }, (event) => {
        // What would change nothing is answered at once: the answer is all there is to warn of.
        const idle = event.currentTarget.classList.contains("pw-idle");
        if (idle || !careful?.first(event.currentTarget, `${state}/${item.action}`, item.short ?? item.text)) send(item.intent ? { intent: item.intent } : { intent: "act", action: item.action });
      }), (node, item) => {
        const drawn = game.face(item);
        if (drawn) node.replaceChildren(drawn, h("span", { text: item.short ?? item.text }));
        else text(node, item.short ?? item.text);
        attr(node, "aria-label", item.short ? full(item) : null);
        node.className = [item.kind === "primary" && "pw-primary", !item.legal && "pw-illegal", item.idle && "pw-idle", ends(item) && "pw-end"].filter(Boolean).join(" ");
        attr(node, "data-tip", item.thing ?? null);
        attr(node, "data-sure", ruled ? null : item.sure);
        warn(node, item.warning);
      });
      const on = game.jump(view, word);
      show(jump, Boolean(on));
      text(jump, on?.text);
      attr(jump, "data-to", on?.to);
      company(bar, fold);
    },
  };
}
