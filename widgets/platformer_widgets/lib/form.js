/** A new game: who plays, which Hero, which seed; or an old one from the browser, a file, or pasted. */

import { attr, button, h, keyed, show, text, unique } from "./dom.js";
import { picture } from "./shapes.js";
import { portrait } from "./figures.js";

/**
 * @typedef {{word: Function, send: (message: object) => void, resume: () => void, back: () => void}} FormContext
 * @typedef {{players: [number, number], heroes: {id: string, name: string}[], languages: {id: string, name: string}[], most: number}} Form
 */

/**
 * Mount the form.
 * @param {HTMLElement} parent
 * @param {FormContext} context
 */
export function mountForm(parent, { word, send, resume, back }) {
  const uid = unique("form");
  const lines = [{ key: "1" }, { key: "2" }];
  let form = { players: [2, 4], heroes: [], languages: [], most: 40 };
  let serial = 2;

  const art = h("div", { class: "pw-parade", "aria-hidden": "true" });
  for (const card of ["sweety", "etorn", "angelo", "avvy"]) art.append(picture(portrait({ kind: "hero", card }), "pw-portrait"));
  const intro = h("p", {});
  const saved = button({ class: "pw-primary" }, () => resume());
  const return_ = button({}, () => back());
  const old = h("div", { class: "pw-row pw-old" }, return_, saved);
  const players = h("div", { class: "pw-players" });
  const add = button({}, () => {
    lines.push({ key: String(++serial) });
    update(form, {});
    players.lastElementChild.querySelector("input").focus();
  });
  const seed = h("input", { id: `${uid}-seed`, type: "text", maxlength: "60", autocomplete: "off", inputmode: "text" });
  const seedHelp = h("p", { class: "pw-soft", id: `${uid}-seedhelp` });
  attr(seed, "aria-describedby", seedHelp.id);
  const language = h("select", { id: `${uid}-language` });
  const label = (id) => h("label", { for: id });
  const seedLabel = label(seed.id);
  const languageLabel = label(language.id);
  const languageField = h("div", { class: "pw-field" }, languageLabel, language);
  const start = h("button", { type: "submit", class: "pw-primary pw-start" });
  const legend = h("h2", { class: "pw-legend" });
  const wrong = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const fields = h("form", { class: "pw-panel pw-newgame", onsubmit: submit, novalidate: true }, legend, intro, players, h("div", {}, add),
    h("div", { class: "pw-field" }, seedLabel, seed, seedHelp), languageField, wrong, h("div", {}, start));

  const file = h("input", { type: "file", accept: ".json,application/json,text/plain", id: `${uid}-file`, onchange: open });
  const paste = h("textarea", { id: `${uid}-paste`, rows: "4", spellcheck: "false" });
  const fileLabel = label(file.id);
  const pasteLabel = label(paste.id);
  const load = button({}, () => paste.value.trim() && send({ intent: "load", record: paste.value }));
  const loadTitle = h("summary", {});
  const loading = h("details", { class: "pw-panel pw-load" }, loadTitle, h("div", { class: "pw-field" }, fileLabel, file), h("div", { class: "pw-field" }, pasteLabel, paste), h("div", {}, load));
  parent.append(art, old, fields, loading);

  async function open() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    send({ intent: "load", record: await chosen.text() });
    file.value = "";
  }

  function submit(event) {
    event.preventDefault();
    const rows = [...players.children];
    const chosen = rows.map((row, index) => ({
      name: row.querySelector("input").value.trim() || word("form-player", { seat: index + 1 }),
      hero: row.querySelector("select").value || null,
    }));
    const heroes = chosen.map((player) => player.hero).filter(Boolean);
    const double = new Set(heroes).size !== heroes.length;
    show(wrong, double);
    text(wrong, double ? word("form-same-hero") : "");
    if (double) return;
    send({ intent: "start", players: chosen, seed: seed.value.trim(), language: language.value || "en" });
  }

  function row(line) {
    const name = h("input", { id: `${uid}-name-${line.key}`, type: "text", maxlength: String(form.most), autocomplete: "off" });
    const hero = h("select", { id: `${uid}-hero-${line.key}` });
    return h("div", { class: "pw-playerline" }, h("div", { class: "pw-field" }, label(name.id), name), h("div", { class: "pw-field" }, label(hero.id), hero),
      button({ class: "pw-round pw-remove", text: "−" }, () => {
        lines.splice(lines.indexOf(line), 1);
        update(form, {});
      }));
  }

  function update(next, { canResume, canReturn, sending = false }) {
    form = next ?? form;
    text(legend, word("form-title"));
    text(intro, word("form-intro"));
    if (canResume !== undefined) show(saved, canResume);
    if (canReturn !== undefined) show(return_, canReturn);
    show(old, !saved.hidden || !return_.hidden);
    text(saved, word("resume"));
    text(return_, word("back-to-game"));
    keyed(players, lines, (line) => line.key, row, (node, _line, index) => {
      const [name, hero] = node.querySelectorAll("label");
      text(name, word("form-name-of", { seat: index + 1 }));
      text(hero, word("form-hero-of", { seat: index + 1 }));
      attr(node.querySelector("input"), "placeholder", word("form-player", { seat: index + 1 }));
      const choice = node.querySelector("select");
      keyed(choice, [{ id: "", name: word("form-any-hero") }, ...form.heroes], (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => text(option, one.name));
      const remove = node.querySelector(".pw-remove");
      show(remove, lines.length > form.players[0]);
      attr(remove, "aria-label", word("form-remove-player", { seat: index + 1 }));
    });
    text(add, word("form-add-player"));
    show(add, lines.length < form.players[1]);
    text(seedLabel, word("form-seed"));
    text(seedHelp, word("form-seed-help"));
    text(languageLabel, word("language"));
    keyed(language, form.languages, (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => text(option, one.name));
    show(languageField, form.languages.length > 1);
    text(start, word("form-start"));
    attr(start, "aria-disabled", sending ? "true" : null);
    text(loadTitle, word("load"));
    text(fileLabel, word("load-file"));
    text(pasteLabel, word("load-paste"));
    text(load, word("load"));
  }
  return { update };
}
