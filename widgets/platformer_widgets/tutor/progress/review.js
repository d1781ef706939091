/** One rule and the ways on from it, in the picture or in the queue of what to look at again. */

import { attr, button, h, keyed, show, text } from "../../lib/dom.js";
import { citation, cite } from "../../table/reasons.js";
import { roundOf } from "./rounds.js";
import { mountSure } from "../sure.js";

/** So many are shown of the rules that wait: a queue one sees no end of is not begun. */
const SHOWN = 5;

/** The ways on from a rule: its lesson, an exercise about it, a referee's questions. */
function ways({ fixed, word, send, explain }) {
  let rule = null;
  const me = button({ class: "pw-teach" }, () => explain(rule.rule, me));
  const to = (way) => () => send({ intent: "open", lesson: rule[way].lesson, step: rule[way].step, about: rule.rule });
  const taught = button({ class: "pw-primary" }, to("taught"));
  const practised = button({}, to("practised"));
  const ask = button({}, () => send({ intent: "exam", rules: [rule.rule] }));
  const root = h("div", { class: "pw-row" }, me, taught, practised, ask);
  return {
    root,
    update(found) {
      rule = found;
      text(me, word("show-me"));
      show(taught, Boolean(rule.taught));
      text(taught, `${fixed("show-lesson")}: ${rule.taught?.text ?? ""}`);
      show(practised, Boolean(rule.practised));
      text(practised, `${fixed("practise")}: ${rule.practised?.text ?? ""}`);
      show(ask, rule.ask);
      text(ask, fixed("ask-rule"));
    },
  };
}

/** A rule: its number, its page, its words, and the ways on. */
function card(context) {
  const { number, why } = citation();
  const says = h("p", {});
  const on = ways(context);
  const root = h("div", { class: "pw-rulecard" }, h("div", {}, number), says, why, on.root);
  return {
    root,
    update(rule) {
      cite(root, rule, context.word);
      text(says, rule.text);
      on.update(rule);
    },
  };
}

/**
 * The rule of the picture that is looked at more closely.
 * @param {{fixed: Function, word: Function, send: Function}} context
 */
export function mountCloser(context) {
  let rule = "";
  const told = card(context);
  const known = h("p", { class: "pw-soft" });
  const forget = h("div", { class: "pw-forgetone" });
  const root = h("section", { class: "pw-panel pw-closer", "aria-live": "polite" }, told.root, known, forget);
  const sure = mountSure(forget, { fixed: context.fixed, act: () => context.send({ intent: "forget", what: "rule", name: rule }) });
  return {
    root,
    update(chosen) {
      if (!chosen) return;
      rule = chosen.rule;
      told.update(chosen);
      text(known, chosen.known);
      sure.show(Boolean(chosen.forget));
      sure.update({ label: context.fixed("forget-rule"), lost: chosen.forget });
    },
  };
}

/**
 * The queue of rules to look at again.
 * @param {HTMLElement} parent
 * @param {{fixed: Function, word: Function, send: Function}} context
 */
export function mountReview(parent, context) {
  const { fixed, send } = context;
  const heading = h("h3", {});
  const says = h("p", {});
  const next = h("p", { class: "pw-soft" });
  const all = button({ class: "pw-primary" }, () => send(roundOf("review")));
  const list = h("ol", { class: "pw-queue" });
  const more = h("p", { class: "pw-soft" });
  parent.append(heading, says, next, h("div", { class: "pw-row" }, all), list, more);
  const cards = new WeakMap();

  return {
    update(review, language, round) {
      text(heading, fixed("review"));
      text(says, review.text);
      const coming = review.next;
      show(next, Boolean(coming) && !review.count);
      if (coming) text(next, fixed("next-due", { rule: coming.rule, when: moment(coming.at * 1000, language) }));
      show(all, Boolean(round));
      if (round) text(all, `${round.button}: ${round.text}`);
      attr(list, "aria-label", fixed("review"));
      keyed(list, review.rules.slice(0, SHOWN), (one) => one.rule, () => {
        const made = card(context);
        const node = h("li", { class: "pw-panel" }, made.root);
        cards.set(node, made);
        return node;
      }, (node, one) => cards.get(node).update(one));
      show(list, review.count > 0);
      show(more, review.count > SHOWN);
      text(more, fixed("more-due", { n: review.count - SHOWN }));
    },
  };
}

/** A day and time as the reader's language writes it. Only the browser knows what time it is where they are. */
export function moment(at, language) {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(at);
  } catch {
    return new Date(at).toLocaleString();
  }
}
