/** What a table gives to others: a link to the position, or a report, to be copied. */

import { away } from "../keys/away.js";
import { attr, button, h, show, text, unique } from "../lib/dom.js";
import { picture } from "../lib/shapes.js";
import { SIGNS } from "../lib/signs.js";
import { reveal } from "../screen/reveal.js";

/**
 * @typedef {"position"|"verdict"|"doubt"} What the position, the position with the action that was ruled on, a report of that ruling
 * @typedef {{ask: (what: What) => void, copy: (text: string) => Promise<boolean>, given: (call: (what: What, text: string, masked?: boolean) => void) => void}} Sharing
 *   `ask` asks for a text, which then comes to `given`; `masked`: something is hidden in the position, and nobody can play on from it
 */

/**
 * The panel with the text to copy. It is copied when that is pressed; where the browser does not allow it, it stands selected.
 * @param {HTMLElement} parent
 * @param {{word: Function, sharing?: Sharing}} context
 */
export function mountShare(parent, { word, sharing }) {
  if (!sharing) return { update() {} };
  const id = unique("share");
  const title = h("h3", { id: `${id}-title`, tabindex: "-1" });
  const close = button({ class: "pw-round" }, () => put(), picture(SIGNS.cross));
  const hint = h("p", { class: "pw-soft", id: `${id}-hint` });
  const field = h("textarea", { readonly: true, rows: "3", spellcheck: "false", "aria-labelledby": title.id, "aria-describedby": hint.id });
  const copy = button({ class: "pw-primary" }, () => take());
  const said = h("span", { class: "pw-soft", role: "status" });
  const root = h("section", { class: "pw-panel pw-share", hidden: true, "aria-labelledby": title.id },
    h("div", { class: "pw-sharehead" }, title, close), field, h("div", { class: "pw-row" }, copy, said), hint);
  parent.append(root);
  let shown = null;
  let hidden = false;
  let opener = null;

  async function take() {
    const done = await sharing.copy(field.value);
    text(said, word(done ? "share-copied" : "share-manual"));
    if (!done) {
      field.focus();
      field.select();
    }
  }

  function put() {
    show(root, false);
    shown = null;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  }

  function tell() {
    const doubt = shown === "doubt";
    text(title, word(doubt ? "doubt-title" : shown === "verdict" ? "share-refusal" : "share-title"));
    text(hint, word(doubt ? "doubt-hint" : hidden ? "share-hint-masked" : "share-hint"));
    text(copy, word("share-copy"));
    attr(close, "aria-label", word("share-close"));
  }

  away(root, "shared", put);

  sharing.given((what, says, masked) => {
    shown = what;
    hidden = Boolean(masked);
    field.value = says;
    text(said, "");
    tell();
    show(root, true);
    reveal(root);
    title.focus({ preventScroll: true });
  });

  return {
    /** Tell the words anew; a position that has changed puts the text of the one before away. */
    update(view) {
      if (root.hidden) return;
      if (root.dataset.state && root.dataset.state !== String(view.state)) put();
      else tell();
      root.dataset.state = String(view.state);
    },
    /** Ask for a text; where the button was, the focus goes on afterwards. */
    open(what, from) {
      opener = from;
      root.dataset.state = "";
      sharing.ask(what);
    },
  };
}

/**
 * The two buttons beside a ruling: to share it, and to doubt it.
 * @param {{word: Function, shareBy?: (what: What, from: HTMLElement) => void}} context
 */
export function rulingButtons({ word, shareBy }) {
  const share = button({ class: "pw-quiet" }, () => shareBy("verdict", share));
  const doubt = button({ class: "pw-quiet" }, () => shareBy("doubt", doubt));
  const root = h("div", { class: "pw-row pw-ofruling", hidden: !shareBy }, share, doubt);
  return {
    root,
    update() {
      text(share, word("share-refusal"));
      text(doubt, word("doubt"));
    },
  };
}
