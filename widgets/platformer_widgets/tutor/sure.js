/** Asking twice: the first press says what will be lost, the second does it. */

import { button, h, show, text } from "../lib/dom.js";

/**
 * Mount a button that asks before it acts.
 * @param {HTMLElement} parent
 * @param {{fixed: Function, act: () => void}} context
 */
export function mountSure(parent, { fixed, act }) {
  let lost = "";
  const ask = button({ class: "pw-ask-sure" }, () => turn(true));
  const says = h("p", { tabindex: "-1" });
  const yes = button({ class: "pw-danger" }, () => {
    turn(false);
    act();
  });
  const no = button({}, () => turn(false));
  const sure = h("div", { class: "pw-sure", role: "group", hidden: true }, says, h("div", { class: "pw-row" }, no, yes));
  parent.append(ask, sure);

  function turn(asking) {
    if (asking && !lost) return;
    text(says, lost);
    sure.hidden = !asking;
    ask.hidden = asking;
    // To what will be lost, not to the button that loses it: a second Enter must not be an accident.
    (asking ? says : ask).focus({ preventScroll: true });
  }

  return {
    /** @param {{label: string, lost: string}} what the button's label; what will be lost, "" if nothing */
    update(what) {
      if (what.lost !== lost) {
        if (!sure.hidden) {
          sure.hidden = true;
          ask.hidden = false;
        }
        lost = what.lost;
      }
      text(ask, what.label);
      text(yes, fixed("forget-it"));
      text(no, fixed("keep-it"));
      if (lost) ask.removeAttribute("aria-disabled");
      else ask.setAttribute("aria-disabled", "true");
    },
    show: (visible) => show(parent, visible),
  };
}
