/** Components of one part. */

import { frame } from "../lib/frame.js";
import { anywidget } from "./comm_link.js";
import { mountTips } from "../tip/tip.js";
import { questions } from "./questions.js";
import { thread } from "./thread.js";

/**
 * Mount a part that shows views.
 * @param {string} className
 * @param {((root: HTMLElement, context: object) => {update: Function}) & {meant?: (link: object) => import("./meaning.js").Meant}} mount
 * @returns {(el: HTMLElement, link: import("./link.js").Link) => () => void}
 */
export function part(className, mount) {
  return (el, link) => {
    const { root, close } = frame(el, className);
    let mounted = null;
    const views = thread(link, (view, how) => {
      root.lang = view.language ?? "";
      mounted.update(view, how);
    }, mount.meant && (() => mount.meant(link)));
    root.lang = views.view.language ?? "";
    const asides = questions(link, () => views.view);
    mounted = mount(root, { send: views.send, busy: () => views.busy, word: views.word, link, live: link.get("live") !== false, ...asides.context });
    mounted.update(views.view, { animate: false });
    const tips = mountTips(root, { link, word: views.word });
    return () => {
      tips.close();
      mounted.close?.();
      asides.close();
      views.close();
      close();
    };
  };
}

/** The same as a component of its own. */
export const single = (className, mount) => anywidget(part(className, mount));
