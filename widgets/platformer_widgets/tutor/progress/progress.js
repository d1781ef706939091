/** My progress: what to look at again, the picture of the rulebook, the file, and beginning anew. */

import { attr, button, h, keyed, show, text, unique } from "../../lib/dom.js";
import { gameOf } from "../../lib/games.js";
import { mountSheets } from "../../sheets/sheets.js";
import { mountHanding } from "../handing.js";
import { mountSure } from "../sure.js";
import { mountPicture } from "./picture.js";
import { moment, mountCloser, mountReview } from "./review.js";

/**
 * @param {HTMLElement} parent
 * @param {{fixed: Function, word: Function, send: Function, store: object}} context
 */
export function mountProgress(parent, context) {
  const { fixed, send, word, link } = context;
  const heading = h("h2", { tabindex: "-1", "data-rest": "" });
  const part = () => h("section", { class: "pw-progresspart" });
  const [queue, picture, printed, file, anew] = [part(), part(), part(), part(), part()];
  parent.append(heading, queue, picture, printed, file, anew);
  const review = mountReview(queue, context);
  const closer = mountCloser(context);
  const drawn = mountPicture(picture, { ...context, closer: closer.root });
  const sheets = mountSheets(printed, { word, link, draw: (thing, className) => gameOf(link).thing(thing, className) });
  const kept = mountFile(file, context);
  const result = mountHanding(file, { word, ask: () => send({ intent: "share" }) });
  const forget = mountForget(anew, context);
  return {
    heading,
    sheets,
    /** The result came that was asked for. */
    result: (content) => result.give(content),
    update({ progress, step, rounds }, language) {
      show(parent, Boolean(progress) && !step);
      if (!progress) return result.putAway();
      text(heading, fixed("progress"));
      review.update(progress.review, language, rounds?.review);
      closer.update(progress.chosen);
      drawn.update(progress);
      sheets.update(language);
      kept.update();
      result.update(fixed("result"), true);
      forget.update(progress.forget, language);
    },
  };
}

/** The progress as a file: to take elsewhere, and from elsewhere. */
function mountFile(parent, { fixed, send, store }) {
  const heading = h("h3", {});
  const says = h("p", {});
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: async () => {
    const [chosen] = file.files;
    if (chosen) send({ intent: "progress", text: await chosen.text() });
    file.value = "";
  } });
  const take = button({}, () => download(store.file));
  const bring = button({}, () => file.click());
  parent.append(heading, says, h("div", { class: "pw-row" }, take, bring, file));
  return {
    update() {
      text(heading, fixed("file"));
      text(says, fixed("file-text"));
      text(take, fixed("export"));
      text(bring, fixed("import"));
    },
  };
}

/** Give the reader a file. */
export function download(content) {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  h("a", { href: url, download: "platformer-progress.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Beginning anew: a lesson, a rule, or everything; and what was put aside before. */
function mountForget(parent, { fixed, send, store }) {
  const uid = unique("forget");
  let parts = [];
  const heading = h("h3", {});
  const says = h("p", {});
  const label = h("label", { for: uid });
  const choice = h("select", { id: uid, onchange: () => tellSure() });
  const asking = h("div", { class: "pw-forgetpart" });
  const copies = h("p", {});
  const list = h("ul", { class: "pw-copies" });
  parent.append(heading, says, h("div", { class: "pw-field pw-forgetwhat" }, label, choice), asking, copies, list);
  const sure = mountSure(asking, { fixed, act: forget });
  const chosen = () => parts.find((part) => key(part) === choice.value) ?? parts[0];
  const key = (part) => `${part.what} ${part.name}`;

  function forget() {
    const { what, name } = chosen();
    // Everything is never just gone: a copy is put aside first, as a file where the browser keeps nothing.
    if (what === "all" && !store.putAside()) download(store.file);
    send({ intent: "forget", what, name });
  }

  function tellSure() {
    sure.update({ label: fixed("forget"), lost: chosen()?.text ?? "" });
  }

  return {
    update(found, language) {
      parts = found;
      text(heading, fixed("begin-anew"));
      text(says, fixed("begin-anew-text"));
      text(label, fixed("forget-what"));
      show(parent.querySelector(".pw-forgetwhat"), parts.length > 0);
      show(asking, parts.length > 0);
      keyed(choice, parts, key, (part) => h("option", { value: key(part) }), (option, part) => text(option, part.title));
      tellSure();
      const aside = store.copies();
      show(copies, aside.length > 0);
      text(copies, fixed("kept-copies"));
      show(list, aside.length > 0);
      keyed(list, aside, (one) => one.key, (one) => h("li", { class: "pw-row" }, h("span", {}), button({}, () => send({ intent: "progress", text: store.copy(one.key) }))), (node, one) => {
        text(node.firstChild, moment(one.at.getTime(), language));
        text(node.lastChild, fixed("bring-back"));
        attr(node.lastChild, "aria-label", `${fixed("bring-back")}: ${moment(one.at.getTime(), language)}`);
      });
    },
  };
}
