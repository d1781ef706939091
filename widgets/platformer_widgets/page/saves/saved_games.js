/** The games that were put aside in this browser: to go on with, or to delete. */

import { attr, button, h, keyed, show, text, unique } from "../../lib/dom.js";
import { pressedTwice } from "../../lib/second_press.js";
import { named, turns } from "./saves.js";

/**
 * @typedef {ReturnType<typeof import("./saves.js").aside>[number]} Saved
 * @typedef {{all: () => Saved[], goOn: (one: Saved) => void, review: (one: Saved) => void, forget: (one: Saved) => void}} SavedGames
 */

/** When it was put aside, as one reads it. */
function moment(at, language) {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  } catch {
    return at.toLocaleString();
  }
}

/**
 * Mount the list.
 * @param {HTMLElement} parent
 * @param {{word: Function, saved: SavedGames}} context
 */
export function mountSavedGames(parent, { word, saved }) {
  const uid = unique("saved");
  const title = h("h2", { class: "pw-legend", tabindex: "-1", "data-rest": "" });
  const list = h("ul", { class: "pw-saved", role: "list" });
  const root = h("section", { class: "pw-panel pw-savedgames", hidden: true }, title, list);
  parent.append(root);
  let serial = 0;
  let known = [];

  /** One line; what is gone is gone, so it is asked for twice. */
  function line(one) {
    const id = `${uid}-${++serial}`;
    const armed = (is) => {
      remove.classList.toggle("pw-danger", is);
      tell(remove, is);
    };
    const remove = button({ "aria-describedby": id }, () => {
      if (!pressedTwice(remove, one.key, armed)) return;
      saved.forget(one);
      update(known);
    });
    return h("li", { class: "pw-row" }, h("span", { id }), button({ "aria-describedby": id }, () => saved.goOn(one)), button({ "aria-describedby": id }, () => saved.review(one)), remove);
  }

  const tell = (remove, armed) => text(remove, word(armed ? "saved-delete-sure" : "saved-delete"));

  /** @param {{id: string, name: string}[]} bots */
  function update(bots) {
    known = bots;
    const games = saved.all();
    const language = root.closest("[lang]")?.lang || undefined;
    show(root, games.length > 0);
    text(title, word("saved-title"));
    attr(list, "aria-label", word("saved-title"));
    keyed(list, games, (one) => one.key, line, (node, one) => {
      const [says, on, through, remove] = node.children;
      text(says, [named(one.seats, { word, bots }), ...turns(one.turn, word), moment(one.at, language), ...(one.over ? [word("saved-over")] : [])].join(" · "));
      text(on, word("saved-go-on"));
      text(through, word("saved-review"));
      tell(remove, remove.classList.contains("pw-danger"));
    });
  }

  return { update };
}
