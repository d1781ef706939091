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

/**
 * A component as anywidget wants it.
 * @param {(el: HTMLElement, link: ReturnType<typeof acknowledged>) => () => void} mount returns what ends it
 */
export function anywidget(mount) {
  return {
    render({ model, el }) {
      const link = mended(acknowledged(commLink(model)));
      const close = mount(el, link);
      return () => {
        close();
        link.close();
      };
    },
  };
}
