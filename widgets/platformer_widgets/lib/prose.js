/** Prose from the kernel: a tree of plain values becomes elements, of the known kinds only. */

import { h } from "./dom.js";

const KNOWN = new Set(["p", "span", "strong", "em", "code", "pre", "ul", "ol", "li", "h3", "blockquote", "table", "thead", "tbody", "tr", "th", "td"]);

/** A thing of the game where it is first named: its card comes by mouse, focus or a press (tip/tip.js). */
const term = (key, says) => h("span", { class: "pw-term", "data-tip": key, tabindex: "0", text: says });

/** Spans of a plain text, those in backticks as code. Pure. */
export const spans = (says) => String(says ?? "").split("`").map((part, at) => (at % 2 ? ["code", part] : part)).filter((part) => part !== "");

/** Put a plain text with code in backticks into a node, if it says something else now. */
export function say(node, says) {
  if (node.dataset.says === says) return;
  node.dataset.says = says;
  node.replaceChildren(...prose(spans(says)));
}

/**
 * @param {(string | any[])[]} nodes
 * @returns {(Node | string)[]}
 */
export function prose(nodes) {
  return nodes.map((node) => {
    if (typeof node === "string") return document.createTextNode(node);
    const [tag, ...inner] = node;
    if (tag === "term") return term(...inner);
    // What is folded away on a small screen: `parted` in reader/fold.js.
    if (tag === "rest") return h(Array.isArray(inner[0]) && inner.length === 1 ? "div" : "span", { class: "pw-restprose" }, ...prose(inner));
    return h(KNOWN.has(tag) ? tag : "span", {}, ...prose(inner));
  });
}
