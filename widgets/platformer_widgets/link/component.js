/** Components of one part. */

import { frame } from "../lib/frame.js";
import { link } from "./link.js";

/**
 * Make a component of one part that shows views.
 * @param {string} className
 * @param {(root: HTMLElement, context: object) => {update: Function}} mount
 */
export function single(className, mount) {
  return {
    render({ model, el }) {
      const { root, close } = frame(el, className);
      let part = null;
      const thread = link(model, (view, how) => {
        root.lang = view.language ?? "";
        part.update(view, how);
      });
      root.lang = thread.view.language ?? "";
      part = mount(root, { send: thread.send, word: thread.word, link: model, live: model.get("live") !== false });
      part.update(thread.view, { animate: false });
      return () => {
        part.close?.();
        thread.close();
        close();
      };
    },
  };
}
