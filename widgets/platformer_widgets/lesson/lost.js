/** The goal that can no longer be reached: what lost it, and the way back. */

import { button, h, show, text, unique } from "../lib/dom.js";
import { hold } from "../screen/reveal.js";

/**
 * @param {HTMLElement} parent
 * @param {import("../lib/games.js").Context} context
 */
export function mountLost(parent, { send }) {
  const says = h("p", { id: unique("lost") });
  const back = button({ "aria-describedby": says.id }, () => send({ intent: "regain" }));
  const root = h("section", { class: "pw-beyond", hidden: true }, says, back);
  parent.append(root);
  return {
    /** Show it; return what is to be read aloud, once. */
    update({ lost }) {
      const fresh = Boolean(lost) && root.hidden;
      show(root, Boolean(lost));
      if (!lost) return "";
      text(says, lost.text);
      text(back, lost.back);
      if (fresh) hold(root);
      return fresh ? `${lost.text} ${lost.back}.` : "";
    },
  };
}
