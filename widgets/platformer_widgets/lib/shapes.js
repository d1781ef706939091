/** The pencil: drawings are lists of shapes, plain data, made into SVG elements here and nowhere else. */

import { s } from "./dom.js";

/** The colour of every outline. */
export const INK = "#2a1f33";

const OUTLINE = { stroke: INK, "stroke-width": 2.2, "stroke-linejoin": "round", "stroke-linecap": "round" };

/**
 * @typedef {{tag: string, attrs: Record<string, any>, inner?: Shape[]}} Shape
 */

/** A closed shape with an outline. @returns {Shape} */
export function p(d, fill, more = {}) {
  return { tag: "path", attrs: { d, fill, ...OUTLINE, ...more } };
}

/** A flat patch without an outline: light, shade, pattern. @returns {Shape} */
export function f(d, fill, more = {}) {
  return { tag: "path", attrs: { d, fill, ...more } };
}

/** A line. @returns {Shape} */
export function l(d, stroke = INK, width = 2.2, more = {}) {
  return {
    tag: "path",
    attrs: { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more },
  };
}

/** A disc with an outline. @returns {Shape} */
export function c(cx, cy, r, fill, more = {}) {
  return { tag: "circle", attrs: { cx, cy, r, fill, ...OUTLINE, ...more } };
}

/** An oval with an outline. @returns {Shape} */
export function e(cx, cy, rx, ry, fill, more = {}) {
  return { tag: "ellipse", attrs: { cx, cy, rx, ry, fill, ...OUTLINE, ...more } };
}

/** A dot without an outline. @returns {Shape} */
export function dot(cx, cy, r, fill, more = {}) {
  return { tag: "circle", attrs: { cx, cy, r, fill, ...more } };
}

/** A box with an outline and round corners. @returns {Shape} */
export function r(x, y, width, height, rx, fill, more = {}) {
  return { tag: "rect", attrs: { x, y, width, height, rx, fill, ...OUTLINE, ...more } };
}

/** A box without an outline. @returns {Shape} */
export function box(x, y, width, height, rx, fill, more = {}) {
  return { tag: "rect", attrs: { x, y, width, height, rx, fill, ...more } };
}

/** Several shapes as one. @returns {Shape} */
export function g(attrs, ...inner) {
  return { tag: "g", attrs, inner };
}

/** The same shapes seen in a mirror standing at x = 24. @returns {Shape} */
export function mirror(...inner) {
  return g({ transform: "matrix(-1 0 0 1 48 0)" }, ...inner);
}

/** Two eyes that look at you. @returns {Shape} */
export function eyes(x1, x2, y, size = 1.5, colour = INK) {
  return g({},
    { tag: "ellipse", attrs: { cx: x1, cy: y, rx: size, ry: size * 1.35, fill: colour } },
    { tag: "ellipse", attrs: { cx: x2, cy: y, rx: size, ry: size * 1.35, fill: colour } },
    dot(x1 + size * 0.4, y - size * 0.6, size * 0.4, "#fff"),
    dot(x2 + size * 0.4, y - size * 0.6, size * 0.4, "#fff"));
}

/**
 * Draw shapes into a parent.
 * @param {Element} parent
 * @param {Shape[]} shapes
 */
export function draw(parent, shapes) {
  for (const shape of shapes) {
    const node = s(shape.tag, shape.attrs);
    if (shape.inner) draw(node, shape.inner);
    parent.append(node);
  }
  return parent;
}

/**
 * A small picture on its own.
 * @param {Shape[]} shapes
 * @param {string} [className]
 */
export function picture(shapes, className = "pw-icon") {
  const svg = s("svg", { viewBox: "0 0 48 48", class: className, "aria-hidden": "true", focusable: "false" });
  draw(svg, shapes);
  return svg;
}
