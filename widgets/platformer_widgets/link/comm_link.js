/** A link over a Jupyter comm: JupyterLab, Notebook and Voilà, by the model that anywidget gives. */

import { mended } from "./changes.js";
import { acknowledged } from "./link.js";

/**
 * @param {{get: Function, set: Function, save_changes: Function, on: Function, off: Function, send: Function}} model
 * @returns {import("./link.js").Link}
 */
export function commLink(model) {
  return {
    get: (key) => model.get(key),
    set(key, value) {
      model.set(key, value);
      model.save_changes();
    },
    keep(values) {
      for (const [key, value] of Object.entries(values)) model.set(key, value);
    },
    on(what, call) {
      const event = what === "message" ? "msg:custom" : `change:${what}`;
      const heard = what === "message" ? (content) => call(content) : () => call(model.get(what));
      model.on(event, heard);
      return () => model.off(event, heard);
    },
    send: (message) => model.send(message),
    kernel: model.widget_manager?.kernel,
  };
}

/** How many timers a view is waited for; one that is scrolled out of sight is not put on the page at all. */
const MOMENTS = 10;

/** Wait until a view is on the page: nothing can take the focus before. @param {HTMLElement} el */
async function onPage(el) {
  for (let left = MOMENTS; left && !el.isConnected; left -= 1) await new Promise((done) => setTimeout(done));
}

/**
 * A component as anywidget wants it.
 * @param {(el: HTMLElement, link: ReturnType<typeof acknowledged>) => () => void} mount returns what ends it
 */
export function anywidget(mount) {
  const begin = (model, el) => {
    const link = mended(acknowledged(commLink(model)));
    const close = mount(el, link);
    return () => {
      close();
      link.close();
    };
  };
  return {
    // A view that is drawn when its script is there already is put on the page after this.
    render({ model, el }) {
      return el.isConnected === false ? onPage(el).then(() => begin(model, el)) : begin(model, el);
    },
  };
}
