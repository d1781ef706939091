/** Handing the screen over: nothing is shown until the player who was asked has taken it. */

import { button, h, show, text } from "../lib/dom.js";

/**
 * What is to be read aloud of it. Pure.
 * @param {{handover: {title: string, text: string}, error?: string}} view
 */
export const spokenHandover = ({ handover, error }) => [error, `${handover.title}.`, handover.text].filter(Boolean).join(" ");

/**
 * The request to hand the screen over, with a button for whoever has it then, and one to take the last action back.
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountHandover(parent, { send }) {
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const says = h("p", {});
  const trouble = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const take = button({ class: "pw-primary" }, () => send({ intent: "take" }));
  const back = button({}, () => send({ intent: "undo" }));
  const root = h("section", { class: "pw-handover pw-panel", hidden: true }, title, says, trouble, h("div", { class: "pw-row" }, take, back));
  parent.append(root);
  return {
    /** Where the keyboard goes on. */
    rest: take,
    update({ handover, undo, error }) {
      show(root, Boolean(handover));
      text(title, handover?.title);
      text(says, handover?.text);
      text(take, handover?.button);
      show(trouble, Boolean(handover && error));
      text(trouble, handover ? error : "");
      show(back, Boolean(handover && undo?.can));
      text(back, handover ? undo?.why : "");
    },
  };
}
