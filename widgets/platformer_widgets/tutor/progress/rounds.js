/** Short rounds that the lists and a lesson's end offer: a review of what is due, a placement, checkpoints. */

import { button, h, keyed, show, text } from "../../lib/dom.js";

/** The message that opens a round. Pure. */
export const roundOf = (kind, lesson = "") => ({ intent: "round", kind, lesson });

/** An offer: what it is, and the button that begins it. */
function offer(kind, { send }, primary = false) {
  let lesson = "";
  const title = h("strong", {});
  const says = h("span", {});
  const stars = h("span", { class: "pw-soft" });
  const begin = button({ class: primary ? "pw-primary" : "" }, () => send(roundOf(kind, lesson)));
  const root = h("div", { class: `pw-rounditem pw-rounditem-${kind}`, hidden: true }, h("p", { class: "pw-roundtext" }, title, says, stars), begin);
  return {
    root,
    update(found) {
      show(root, Boolean(found));
      if (!found) return;
      lesson = found.lesson ?? "";
      root.classList.toggle("pw-roundsmall", Boolean(found.small));
      text(title, found.title ?? "");
      show(title, Boolean(found.title));
      text(says, found.text);
      text(stars, found.stars ?? "");
      show(stars, Boolean(found.stars));
      text(begin, found.button);
    },
  };
}

/**
 * What stands on the first screen: the review that is due, and the placement for who has played before.
 * @param {HTMLElement} parent
 * @param {{send: Function}} context
 */
export function mountOffers(parent, context) {
  const review = offer("review", context, true);
  const placement = offer("placement", context);
  parent.append(h("div", { class: "pw-roundlist" }, review.root, placement.root));
  return {
    update({ rounds }) {
      review.update(rounds?.review);
      placement.update(rounds?.placement);
    },
  };
}

/** The checkpoints that can be sat, in a list of their own. */
export function mountCheckpoints(parent, context) {
  const list = h("ul", { class: "pw-roundlist pw-checkpointlist", hidden: true });
  const cards = new WeakMap();
  parent.append(list);
  return {
    update({ rounds }) {
      const found = rounds?.checkpoints ?? [];
      show(list, found.length > 0);
      keyed(list, found, (one) => one.lesson, () => {
        const made = offer("checkpoint", context);
        const node = h("li", {}, made.root);
        cards.set(node, made);
        return node;
      }, (node, one) => cards.get(node).update(one));
    },
  };
}

/** The checkpoint at a lesson's end. */
export function mountCheckpoint(parent, context) {
  const made = offer("checkpoint", context);
  parent.append(made.root);
  return { update: (found) => made.update(found) };
}
