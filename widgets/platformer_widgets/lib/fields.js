/** Fields of a form: a choice, a box to tick, each with its label. */

import { attr, h, keyed, text } from "./dom.js";

/** @param {string} id of what it is the label of */
export const label = (id) => h("label", { for: id });

/** A choice under its label. @param {string} id */
export function field(id) {
  const choice = h("select", { id });
  const says = label(id);
  return { choice, says, root: h("div", { class: "pw-field" }, says, choice) };
}

/** A box to tick, with its label and what it means. @param {string} id */
export function tick(id) {
  const box = h("input", { id, type: "checkbox" });
  const says = label(id);
  const help = h("span", { class: "pw-soft", id: `${id}help` });
  attr(box, "aria-describedby", help.id);
  return { box, says, help, root: h("div", { class: "pw-tick" }, box, h("div", {}, says, help)) };
}

/**
 * What can be chosen.
 * @param {HTMLSelectElement} select
 * @param {{id: string, name: string}[]} choices
 */
export function options(select, choices) {
  keyed(select, choices, (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => {
    text(option, one.name);
    option.disabled = Boolean(one.disabled);
  });
}

/** Choose a value, or what stands first where it cannot be chosen. @param {HTMLSelectElement} select @param {unknown} value */
export function pick(select, value) {
  const ids = [...select.options].map((option) => option.value);
  select.selectedIndex = Math.max(0, ids.indexOf(String(value)));
}
