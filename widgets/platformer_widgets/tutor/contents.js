/** The lessons: the first screen, and below it the way through all of them. */

import { button, h, show, text } from "../lib/dom.js";
import { mountFirst } from "../start/first.js";
import { mountWay } from "../start/way.js";
import { mountCheckpoints } from "./progress/rounds.js";

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, word: Function, send: Function, link: object}} context
 */
export function mountContents(parent, context) {
  const { fixed, send } = context;
  const first = mountFirst(parent, context);
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const intro = h("p", { class: "pw-soft" });
  parent.append(heading, intro);
  const way = mountWay(parent, context);
  const exam = button({ class: "pw-start" }, () => send({ intent: "exam", rules: [] }));
  const referee = h("div", {});
  parent.append(referee, h("div", { class: "pw-row" }, exam));
  const checkpoints = mountCheckpoints(referee, context);

  return {
    heading,
    update(page) {
      show(parent, Boolean(page.lessons) && !page.step);
      if (!page.lessons) {
        way.leave();
        return;
      }
      first.update(page);
      text(heading, fixed("lessons"));
      text(intro, fixed("intro"));
      text(exam, fixed("exam-now"));
      way.update(page.lessons, page.onward);
      checkpoints.update(page);
    },
  };
}
