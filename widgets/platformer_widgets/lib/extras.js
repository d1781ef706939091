/** What only some games have: artifacts, other readings of the rules; and warnings. */

import { attr, h, keyed, show, text } from "./dom.js";
import { picture } from "./shapes.js";
import { KINDS } from "./tokens.js";

/**
 * The artifacts in play: what each does and asks for, and who has it.
 * @param {HTMLElement} parent
 * @param {import("./map.js").Context} context
 */
export function mountArtifacts(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-artifacts" });
  const root = h("section", { class: "pw-panel", hidden: true }, title, list);
  parent.append(root);
  return {
    update({ artifacts }) {
      show(root, (artifacts ?? []).length > 0);
      text(title, word("artifacts"));
      keyed(list, artifacts ?? [], (one) => one.id, () => h("li", { class: "pw-artifact" }, h("p", { class: "pw-row" }, picture(KINDS.artifact, "pw-icon pw-kind"), h("strong", {}), h("span", { class: "pw-tag" })), h("p", { class: "pw-text" }), h("p", { class: "pw-soft" })), (node, one) => {
        text(node.querySelector("strong"), one.name);
        text(node.querySelector(".pw-tag"), one.player ?? word("artifact-middle"));
        text(node.querySelector(".pw-text"), one.text);
        text(node.querySelector(".pw-soft"), one.condition);
      });
    },
  };
}

/**
 * The open rules that this game reads otherwise than the project does.
 * @param {HTMLElement} parent
 * @param {import("./map.js").Context} context
 */
export function mountRulings(parent, { word }) {
  const title = h("h3", {});
  const list = h("ul", { class: "pw-readings" });
  const root = h("section", { class: "pw-panel pw-soft", hidden: true }, title, list);
  parent.append(root);
  return {
    update({ rulings }) {
      show(root, (rulings ?? []).length > 0);
      text(title, word("rulings"));
      keyed(list, rulings ?? [], (one) => one.rule, (one) => h("li", {}, h("span", { class: "pw-tag", text: one.rule }), " ", h("span", { class: "pw-reading" })), (node, one) => text(node.querySelector(".pw-reading"), one.text));
    },
  };
}

/** What a Space or a button says and what it warns of, as its description and title. */
export function warn(node, says, warning) {
  attr(node, "title", warning ? `${says}. ${warning}` : null);
  attr(node, "aria-description", warning || null);
  attr(node, "data-warning", warning || null);
  node.classList.toggle("pw-warns", Boolean(warning));
}

/**
 * The line that tells the warning of what has the mouse or the focus.
 * @param {HTMLElement} parent
 * @param {HTMLElement} root where Spaces and buttons are
 */
export function mountWarning(parent, root) {
  const line = h("p", { class: "pw-warning", hidden: true });
  parent.append(line);
  const tell = () => {
    const node = root.querySelector("[data-warning]:hover") ?? root.querySelector("[data-warning]:focus");
    show(line, Boolean(node));
    text(line, node?.dataset.warning);
    // The line makes the bar of choices anew, which may have been scrolling to the focus.
    if (node?.matches(".pw-choices :focus")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"]) root.addEventListener(kind, () => queueMicrotask(tell));
  return { update: tell };
}
