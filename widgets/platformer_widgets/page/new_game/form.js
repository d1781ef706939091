/** A new game: who plays, which seed, and the options of the game; or an old one from the browser, a file, or pasted. */

import { attr, button, h, keyed, show, text, unique } from "../../lib/dom.js";
import { label, options, pick } from "../../lib/fields.js";
import { looksShared } from "../sharing.js";
import { mountOptions } from "./options.js";
import { mountSavedGames } from "../saves/saved_games.js";
import { named, seatsOf, turns } from "../saves/saves.js";

/**
 * @typedef {{word: Function, things: {of: Function, changed: Function}, lookUp: Function, send: (message: object) => void, resume: () => void, back: () => void, open: (text: string) => void, setUp: () => void, game: import("../../lib/games.js").Mounts, saved: import("../saves/saved_games.js").SavedGames, review: (record: string) => void}} FormContext
 * @typedef {{id: string, name: string}} Choice
 * @typedef {{players: [number, number], bots: Choice[], options: import("./options.js").Option[], notes: Record<string, string>, most: number}} Form
 *   `notes`: what is said of a number of players
 */

/** How many players a new form has: two, if the game lets them. Pure. @param {[number, number]} players */
const usual = ([least, most]) => Math.max(least, Math.min(2, most));

/**
 * Mount the form.
 * @param {HTMLElement} parent
 * @param {FormContext} context
 */
export function mountForm(parent, { word, things, lookUp, send, resume, back, open: shared, setUp, game, saved: aside, review }) {
  const uid = unique("form");
  const own = mountOptions({ uid, redo: () => update(form, {}), chosen: { things, lookUp, draw: game.thing } });
  things.changed(() => form && update(form, {}));
  const lines = [];
  let form = null;
  /** Who plays in the game that can be resumed, and its turn. */
  let whose = [];
  let reached = null;
  let serial = 0;
  const addLine = () => lines.push({ key: String(++serial) });

  const intro = h("p", {});
  const saved = button({ class: "pw-primary" }, () => resume());
  const return_ = button({}, () => back());
  const arrange = button({ class: "pw-setupbutton", hidden: true }, () => setUp());
  const old = h("div", { class: "pw-row pw-old" }, return_, saved);
  const players = h("div", { class: "pw-players" });
  const add = button({}, () => {
    addLine();
    update(form, {});
    players.lastElementChild.querySelector("input").focus();
  });
  const seed = h("input", { id: `${uid}-seed`, type: "text", maxlength: "60", autocomplete: "off", inputmode: "text" });
  const seedHelp = h("p", { class: "pw-soft", id: `${uid}-seedhelp` });
  attr(seed, "aria-describedby", seedHelp.id);
  const note = h("p", { class: "pw-soft", role: "status" });
  const moreTitle = h("summary", {});
  const seedLabel = label(seed.id);
  const start = h("button", { type: "submit", class: "pw-primary pw-start" });
  const legend = h("h2", { class: "pw-legend", tabindex: "-1" });
  const wrong = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const more = h("details", { class: "pw-more" }, moreTitle, own.more[0], h("div", { class: "pw-field" }, seedLabel, seed, seedHelp), own.more[1]);
  const fields = h("form", { class: "pw-panel pw-newgame", onsubmit: submit, novalidate: true }, legend, intro, players, h("div", {}, add), note,
    own.fields, more, h("div", { class: "pw-startrow" }, wrong, start));

  const file = h("input", { type: "file", accept: ".json,application/json,text/plain", id: `${uid}-file`, onchange: open });
  const paste = h("textarea", { id: `${uid}-paste`, rows: "4", spellcheck: "false" });
  const fileLabel = label(file.id);
  const pasteLabel = label(paste.id);
  /** A saved game is played on, or only looked through. */
  const bring = (record) => (lookOnly.checked ? review(record) : send({ intent: "load", record }));
  const load = button({}, () => paste.value.trim() && (looksShared(paste.value) ? shared(paste.value) : bring(paste.value)));
  const lookOnly = h("input", { type: "checkbox", id: `${uid}-look` });
  const lookLabel = label(lookOnly.id);
  const loadTitle = h("summary", {});
  const loading = h("details", { class: "pw-panel pw-load" }, loadTitle, h("div", { class: "pw-tick" }, lookOnly, lookLabel), h("div", { class: "pw-field" }, fileLabel, file), h("div", { class: "pw-field" }, pasteLabel, paste), h("div", {}, load));
  if (game.art) parent.append(game.art());
  parent.append(old, fields);
  const savedGames = mountSavedGames(parent, { word, saved: aside });
  parent.append(loading, h("div", {}, arrange));

  async function open() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    bring(await chosen.text());
    file.value = "";
  }

  function submit(event) {
    event.preventDefault();
    const rows = [...players.children];
    const fault = own.fault(rows, form.options);
    show(wrong, Boolean(fault));
    text(wrong, fault);
    if (fault) return;
    const chosen = rows.map((row) => ({
      name: row.querySelector("input").value.trim(),
      bot: row.querySelector(".pw-playedby").value || null,
    }));
    send({ intent: "start", players: chosen, seed: seed.value.trim(), options: own.chosen(rows, form.options) });
  }

  function row(line) {
    const name = h("input", { id: `${uid}-name-${line.key}`, type: "text", maxlength: String(form.most), autocomplete: "off" });
    const who = h("select", { id: `${uid}-who-${line.key}`, class: "pw-playedby", onchange: () => update(form, {}) });
    const part = (kind, node) => h("div", { class: `pw-field pw-of-${kind}` }, label(node.id), node);
    return h("div", { class: "pw-playerline" }, part("name", name), part("who", who),
      button({ class: "pw-round pw-remove", text: "−" }, () => {
        lines.splice(lines.indexOf(line), 1);
        update(form, {});
      }));
  }

  /** @param {object} next the form @param {{last?: string, turn?: number|null, canReturn?: boolean, canSetUp?: boolean, sending?: boolean}} how `last`: the record of the game that can be resumed; "": there is none; `turn`: the one it has reached */
  function update(next, { last, turn = null, canReturn, canSetUp, sending = false }) {
    if (!form) for (let n = 0; n < usual(next.players); n++) addLine();
    form = next ?? form;
    text(legend, word("form-title"));
    text(intro, word("form-intro"));
    if (last !== undefined) {
      show(saved, Boolean(last));
      whose = seatsOf(last);
      reached = turn;
    }
    if (canReturn !== undefined) show(return_, canReturn);
    if (canSetUp !== undefined) show(arrange, canSetUp);
    text(arrange, word("set-up"));
    show(old, !saved.hidden || !return_.hidden);
    text(saved, [word("resume"), [named(whose, { word, bots: form.bots }), ...turns(reached, word)].filter(Boolean).join(" · ")].filter(Boolean).join(": "));
    text(return_, word("back-to-game"));
    keyed(players, lines, (line) => line.key, row, (node, line, index) => {
      const seat = index + 1;
      const [name, who] = node.querySelectorAll("label");
      text(name, word("form-name-of", { seat }));
      text(who, word("form-played-by"));
      const played = node.querySelector(".pw-playedby");
      options(played, [{ id: "", name: word("form-person") }, ...form.bots]);
      attr(played, "aria-label", word("form-played-by-of", { seat }));
      const bot = form.bots.find((one) => one.id === played.value);
      attr(node.querySelector("input"), "placeholder", bot ? `${bot.name} ${seat}` : word("form-player", { seat }));
      own.updateSeat(node, line.key, seat, form.options, lines.length);
      const remove = node.querySelector(".pw-remove");
      show(remove, lines.length > form.players[0]);
      attr(remove, "aria-label", word("form-remove-player", { seat: index + 1 }));
    });
    text(add, word("form-add-player"));
    show(add, lines.length < form.players[1]);
    text(seedLabel, word("form-seed"));
    text(seedHelp, word("form-seed-help"));
    own.update(form.options, lines.length);
    text(moreTitle, word("form-more"));
    text(note, form.notes[lines.length] ?? "");
    text(start, word("form-start"));
    attr(start, "aria-disabled", sending ? "true" : null);
    text(loadTitle, word("load"));
    text(fileLabel, word("load-file"));
    text(pasteLabel, word("load-paste"));
    text(load, word("load"));
    text(lookLabel, word("load-review"));
    savedGames.update(form.bots);
  }

  /**
   * The form as it was for a game, so that the next one can be begun alike. A game begun on this page has left its choices
   * here; one that came back has them itself.
   * @param {{players: {name: string, bot: string|null}[], options: object}} begun
   */
  function fill(begun) {
    if (!form) return;
    lines.length = 0;
    for (const _player of begun.players) addLine();
    update(form, {});
    const rows = [...players.children];
    begun.players.forEach(({ name, bot }, index) => {
      rows[index].querySelector("input").value = name;
      pick(rows[index].querySelector(".pw-playedby"), bot ?? "");
    });
    own.fill(rows, begun.options, form.options);
    update(form, {});
  }
  return { update, fill, /** Where the keyboard goes on: not in a field, for which a phone would show its keys. */ rest: legend };
}
