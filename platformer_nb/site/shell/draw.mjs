/**
 * Draw things without a browser: node draw.mjs SCRIPT < THINGS > DRAWINGS. SCRIPT is the bundle of `box/drawings.js`, THINGS a JSON list of
 * things with their `game`, DRAWINGS a list of what is drawn of each: the SVG documents in it, and the classes of the first.
 */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ESCAPED = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPED[sign]);

/** As much of an element as drawings need: attributes, children, and itself as text. */
class Drawn {
  #attributes = new Map();
  #children = [];

  constructor(tag) {
    this.tag = tag;
  }

  setAttribute(key, value) {
    this.#attributes.set(key, String(value));
  }

  getAttribute(key) {
    return this.#attributes.get(key) ?? null;
  }

  hasAttribute(key) {
    return this.#attributes.has(key);
  }

  removeAttribute(key) {
    this.#attributes.delete(key);
  }

  append(...nodes) {
    this.#children.push(...nodes);
  }

  replaceChildren(...nodes) {
    this.#children = nodes;
  }

  set textContent(text) {
    this.#children = [text];
  }

  /** The drawings in it, itself if it is one. */
  pictures() {
    return this.tag === "svg" ? [this] : this.#children.flatMap((one) => (one instanceof Drawn ? one.pictures() : []));
  }

  toString() {
    const attributes = [...this.#attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
    const inner = this.#children.map((one) => (one instanceof Drawn ? String(one) : escaped(one))).join("");
    return `<${this.tag}${attributes}>${inner}</${this.tag}>`;
  }
}

globalThis.document = { createElement: (tag) => new Drawn(tag), createElementNS: (_space, tag) => new Drawn(tag) };

const { default: draw } = await import(pathToFileURL(process.argv[2]).href);

/** What a gallery shows of a thing. */
function drawings({ game, ...thing }) {
  const pictures = draw(game, thing, "pw-thingpicture")?.pictures() ?? [];
  for (const one of pictures) one.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return pictures.map(String);
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(drawings)));
