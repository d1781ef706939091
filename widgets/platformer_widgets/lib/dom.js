/** Making and mending the page. Nothing is ever rebuilt while it can be kept, so the focus stays. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `on…` attributes are listeners, `text` is its text.
 * @param {string} tag
 * @param {Record<string, any>} [attrs]
 * @param {...(Node|null|undefined)} children
 * @returns {HTMLElement}
 */
export function h(tag, attrs = {}, ...children) {
  const node = document.createElement(tag);
  dress(node, attrs);
  node.append(...children.filter(Boolean));
  return node;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attrs]
 * @param {...(Node|null|undefined)} children
 * @returns {SVGElement}
 */
export function s(tag, attrs = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  dress(node, attrs);
  node.append(...children.filter(Boolean));
  return node;
}

function dress(node, attrs) {
  for (const [key, value] of Object.entries(attrs)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "text") node.textContent = value;
    else attr(node, key, value);
  }
}

/**
 * Set an attribute only where it differs; null, undefined and false take it away.
 * @param {Element} node
 * @param {string} key
 * @param {any} value
 */
export function attr(node, key, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(key)) node.removeAttribute(key);
    return;
  }
  const text = value === true ? "" : String(value);
  if (node.getAttribute(key) !== text) node.setAttribute(key, text);
}

/**
 * Set an element's text only where it differs.
 * @param {Element} node
 * @param {string|number|null|undefined} value
 */
export function text(node, value) {
  const wanted = value === null || value === undefined ? "" : String(value);
  if (node.textContent !== wanted) node.textContent = wanted;
}

/**
 * Show or hide.
 * @param {HTMLElement} node
 * @param {boolean} visible
 */
export function show(node, visible) {
  if (!visible && node.contains(document.activeElement)) refocus(node);
  if (node.hidden === visible) node.hidden = !visible;
}

const kept = new WeakMap();

/**
 * Make the children of `parent` fit `items`: keeps those whose key stays, makes and removes the rest.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, index: number) => string} key
 * @param {(item: T) => Element} create
 * @param {(node: Element, item: T, index: number) => void} [update]
 */
export function keyed(parent, items, key, create, update) {
  const before = kept.get(parent) ?? new Map();
  const plan = reconcile([...before.keys()], items.map(key));
  const after = new Map();
  for (const gone of plan.gone) {
    const node = before.get(gone);
    if (node.contains(document.activeElement)) refocus(node);
    node.remove();
  }
  let place = null;
  items.forEach((item, index) => {
    const id = plan.keys[index];
    const node = before.get(id) ?? create(item);
    const next = place ? place.nextElementSibling : parent.firstElementChild;
    if (node !== next) parent.insertBefore(node, next);
    place = node;
    after.set(id, node);
    update?.(node, item, index);
  });
  kept.set(parent, after);
}

/**
 * Which keys go, and the keys of the new list made unique. Pure.
 * @param {string[]} before
 * @param {string[]} wanted
 */
export function reconcile(before, wanted) {
  const count = new Map();
  const keys = wanted.map((key) => {
    const times = count.get(key) ?? 0;
    count.set(key, times + 1);
    return times ? `${key}#${times}` : key;
  });
  const staying = new Set(keys);
  return { keys, gone: before.filter((key) => !staying.has(key)) };
}

/** The focus is about to be lost with `node`: give it to a neighbour, or to the nearest safe place. */
function refocus(node) {
  for (const side of ["nextElementSibling", "previousElementSibling"]) {
    for (let near = node[side]; near; near = near[side]) {
      const target = near.matches?.("button:not([hidden])") ? near : near.querySelector?.("button:not([hidden])");
      if (target && !target.closest("[hidden]")) {
        target.focus({ preventScroll: true });
        return;
      }
    }
  }
  node.parentElement?.closest("[data-rest]")?.focus({ preventScroll: true });
}

/**
 * A button that stays focusable when it is off: it says so, and does nothing.
 * A second click of a double click does nothing either, unless the button has `data-steps`: one that steps on with each click.
 * @param {Record<string, any>} attrs
 * @param {(event: MouseEvent) => void} act
 * @param {...(Node|null|undefined)} children
 */
export function button(attrs, act, ...children) {
  return h("button", {
    type: "button",
    ...attrs,
    onclick: (event) => {
      if ((event.detail > 1 && attrs["data-steps"] === undefined) || event.currentTarget.getAttribute("aria-disabled") === "true") return;
      act(event);
    },
  }, ...children);
}

/** Put what is `fixed` at a place of the window, wherever it has its origin, as in a panel of JupyterLab. @param {HTMLElement} node @param {{left: number, top: number}} there */
export function lie(node, there) {
  Object.assign(node.style, { left: "0px", top: "0px" });
  const origin = node.getBoundingClientRect();
  Object.assign(node.style, { left: `${there.left - origin.left}px`, top: `${there.top - origin.top}px` });
}

/** Whether the reader has asked for less motion. */
export function still() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}

/** Do something with the next frame, when the page is laid out anyway. @param {() => void} what */
export function soon(what) {
  if (globalThis.requestAnimationFrame) requestAnimationFrame(what);
  else what();
}

let count = 0;
/** A name no other component of the page has, for ids and gradients. */
export function unique(prefix) {
  count += 1;
  return `pw-${prefix}-${count}-${Math.random().toString(36).slice(2, 7)}`;
}
