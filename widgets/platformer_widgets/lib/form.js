/** A new game: who plays, which Hero, which seed; or an old one from the browser, a file, or pasted. */

import { attr, button, h, keyed, show, text, unique } from "./dom.js";
import { picture } from "./shapes.js";
import { portrait } from "./figures.js";

/**
 * @typedef {{word: Function, send: (message: object) => void, resume: () => void, back: () => void}} FormContext
 * @typedef {{id: string, name: string}} Choice
 * @typedef {{players: [number, number], heroes: Choice[], bots: Choice[], dungeons: Choice[], bosses: Choice[], levels: number[],
 *   artifacts: boolean, rulings: (Choice & {readings: Choice[]})[], languages: Choice[], most: number}} Form
 */

/**
 * Mount the form.
 * @param {HTMLElement} parent
 * @param {FormContext} context
 */
export function mountForm(parent, { word, send, resume, back }) {
  const uid = unique("form");
  const lines = [{ key: "1" }, { key: "2" }];
  let form = { players: [2, 4], heroes: [], bots: [], dungeons: [], bosses: [], levels: [4], artifacts: false, rulings: [], languages: [], most: 40 };
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
  const label = (id) => h("label", { for: id });
  const field = (name) => {
    const choice = h("select", { id: `${uid}-${name}` });
    const says = label(choice.id);
    return { choice, says, root: h("div", { class: "pw-field" }, says, choice) };
  };
  const tick = (name) => {
    const box = h("input", { id: `${uid}-${name}`, type: "checkbox" });
    const says = label(box.id);
    const help = h("span", { class: "pw-soft", id: `${uid}-${name}help` });
    attr(box, "aria-describedby", help.id);
    return { box, says, help, root: h("div", { class: "pw-tick" }, box, h("div", {}, says, help)) };
  };
  const dungeon = field("dungeon");
  const boss = field("boss");
  const longer = tick("longer");
  const artifacts = tick("artifacts");
  const rulingsTitle = h("legend", {});
  const rulingsHelp = h("p", { class: "pw-soft", id: `${uid}-rulingshelp` });
  const ruled = h("div", { class: "pw-ruled" });
  const rulings = h("fieldset", { class: "pw-rulings", "aria-describedby": rulingsHelp.id }, rulingsTitle, rulingsHelp, ruled);
  const solo = h("p", { class: "pw-soft", role: "status" });
  const moreTitle = h("summary", {});
  const seedLabel = label(seed.id);
  const start = h("button", { type: "submit", class: "pw-primary pw-start" });
  const legend = h("h2", { class: "pw-legend" });
  const wrong = h("p", { class: "pw-problem", role: "alert", hidden: true });
  const more = h("details", { class: "pw-more" }, moreTitle, longer.root, artifacts.root, h("div", { class: "pw-field" }, seedLabel, seed, seedHelp), rulings);
  const fields = h("form", { class: "pw-panel pw-newgame", onsubmit: submit, novalidate: true }, legend, intro, players, h("div", {}, add), solo,
    h("div", { class: "pw-pair" }, dungeon.root, boss.root), more, wrong, h("div", {}, start));

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
    const chosen = rows.map((row) => ({
      name: row.querySelector("input").value.trim(),
      hero: row.querySelector(".pw-hero").value || null,
      bot: row.querySelector(".pw-playedby").value || null,
    }));
    const heroes = chosen.map((player) => player.hero).filter(Boolean);
    const double = new Set(heroes).size !== heroes.length;
    show(wrong, double);
    text(wrong, double ? word("form-same-hero") : "");
    if (double) return;
    send({
      intent: "start", players: chosen, seed: seed.value.trim(),
      ...(dungeon.choice.value && { dungeon: dungeon.choice.value }),
      ...(boss.choice.value && { boss: boss.choice.value }),
      ...(!longer.root.hidden && longer.box.checked && { levels: Math.max(...form.levels) }),
      ...(!artifacts.root.hidden && artifacts.box.checked && { artifacts: true }),
      ...(otherwise().length && { rulings: Object.fromEntries(otherwise()) }),
    });
  }

  function row(line) {
    const name = h("input", { id: `${uid}-name-${line.key}`, type: "text", maxlength: String(form.most), autocomplete: "off" });
    const hero = h("select", { id: `${uid}-hero-${line.key}`, class: "pw-hero" });
    const who = h("select", { id: `${uid}-who-${line.key}`, class: "pw-playedby", onchange: () => update(form, {}) });
    const part = (kind, node) => h("div", { class: `pw-field pw-of-${kind}` }, label(node.id), node);
    return h("div", { class: "pw-playerline" }, part("name", name), part("who", who), part("hero", hero),
      button({ class: "pw-round pw-remove", text: "−" }, () => {
        lines.splice(lines.indexOf(line), 1);
        update(form, {});
      }));
  }

  /** Pairs of rule and reading that differ from the project's own, which stands first. */
  function otherwise() {
    return [...ruled.querySelectorAll("select")].filter((choice) => choice.selectedIndex > 0).map((choice) => [choice.dataset.rule, choice.value]);
  }

  function ruling(one) {
    const choice = h("select", { id: `${uid}-ruling-${one.id}`, "data-rule": one.id, onchange: () => update(form, {}) });
    const says = h("p", { class: "pw-soft", id: `${choice.id}-says`, "aria-live": "polite" });
    attr(choice, "aria-describedby", says.id);
    return h("div", { class: "pw-field" }, label(choice.id), choice, says);
  }

  function options(select, choices) {
    keyed(select, choices, (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => text(option, one.name));
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
      const seat = index + 1;
      const [name, who, hero] = node.querySelectorAll("label");
      text(name, word("form-name-of", { seat }));
      text(who, word("form-played-by"));
      text(hero, word("form-hero"));
      const played = node.querySelector(".pw-playedby");
      options(played, [{ id: "", name: word("form-person") }, ...form.bots]);
      attr(played, "aria-label", word("form-played-by-of", { seat }));
      const bot = form.bots.find((one) => one.id === played.value);
      attr(node.querySelector("input"), "placeholder", bot ? `${bot.name} ${seat}` : word("form-player", { seat }));
      const choice = node.querySelector(".pw-hero");
      options(choice, [{ id: "", name: word("form-any-hero") }, ...form.heroes]);
      attr(choice, "aria-label", word("form-hero-of", { seat }));
      const remove = node.querySelector(".pw-remove");
      show(remove, lines.length > form.players[0]);
      attr(remove, "aria-label", word("form-remove-player", { seat: index + 1 }));
    });
    text(add, word("form-add-player"));
    show(add, lines.length < form.players[1]);
    text(seedLabel, word("form-seed"));
    text(seedHelp, word("form-seed-help"));
    text(dungeon.says, word("form-dungeon"));
    options(dungeon.choice, form.dungeons);
    show(dungeon.root, form.dungeons.length > 1);
    text(boss.says, word("form-boss"));
    options(boss.choice, form.bosses);
    show(boss.root, form.bosses.length > 1);
    text(moreTitle, word("form-more"));
    text(longer.says, word("form-longer"));
    text(longer.help, word("form-longer-help"));
    show(longer.root, form.levels.length > 1 && lines.length > 1);
    text(artifacts.says, word("form-artifacts"));
    text(artifacts.help, word("form-artifacts-help"));
    show(artifacts.root, form.artifacts);
    text(rulingsTitle, word("form-rulings"));
    text(rulingsHelp, word("form-rulings-help"));
    show(rulings, (form.rulings ?? []).length > 0);
    keyed(ruled, form.rulings ?? [], (one) => one.id, ruling, (node, one) => {
      const choice = node.querySelector("select");
      text(node.querySelector("label"), one.name);
      options(choice, one.readings);
      text(node.querySelector("p"), one.readings.find((reading) => reading.id === choice.value)?.name);
    });
    text(solo, lines.length === 1 ? word("form-solo") : "");
    text(start, word("form-start"));
    attr(start, "aria-disabled", sending ? "true" : null);
    text(loadTitle, word("load"));
    text(fileLabel, word("load-file"));
    text(pasteLabel, word("load-paste"));
    text(load, word("load"));
  }
  return { update };
}
