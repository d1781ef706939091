/** What is chosen for a new game besides players, seed and readings: Heroes, dungeon, Boss, Levels, artifacts. */

import { attr, h, show, text } from "../../../lib/dom.js";
import { field, label, options, tick } from "../../../lib/fields.js";
import { picture } from "../../../lib/shapes.js";
import { portrait } from "../map/figures.js";

/**
 * @typedef {import("../../../page/form.js").Choice} Choice
 * @typedef {{heroes: Choice[], dungeons: Choice[], bosses: Choice[], levels: number[], artifacts: boolean}} Offered
 */

/**
 * @param {{uid: string, word: Function}} context
 * @returns {import("../../../lib/games.js").FormPart}
 */
export function mountChoices({ uid, word }) {
  const art = h("div", { class: "pw-parade", "aria-hidden": "true" });
  for (const card of ["sweety", "etorn", "angelo", "avvy"]) art.append(picture(portrait({ kind: "hero", card }), "pw-portrait"));
  const dungeon = field(`${uid}-dungeon`);
  const boss = field(`${uid}-boss`);
  const longer = tick(`${uid}-longer`);
  const artifacts = tick(`${uid}-artifacts`);
  const hero = (row) => row.querySelector(".pw-hero");
  let most = 4;

  return {
    art,
    fields: h("div", { class: "pw-pair" }, dungeon.root, boss.root),
    more: [longer.root, artifacts.root],
    seat(key) {
      const choice = h("select", { id: `${uid}-hero-${key}`, class: "pw-hero" });
      return h("div", { class: "pw-field pw-of-own" }, label(choice.id), choice);
    },
    updateSeat(row, seat, form) {
      const choice = hero(row);
      text(choice.parentElement.querySelector("label"), word("form-hero"));
      options(choice, [{ id: "", name: word("form-any-hero") }, ...form.heroes]);
      attr(choice, "aria-label", word("form-hero-of", { seat }));
    },
    chosenSeat: (row) => ({ hero: hero(row).value || null }),
    fault(rows) {
      const heroes = rows.map((row) => hero(row).value).filter(Boolean);
      return new Set(heroes).size === heroes.length ? "" : word("form-same-hero");
    },
    update(form, players) {
      most = Math.max(...form.levels);
      text(dungeon.says, word("form-dungeon"));
      options(dungeon.choice, form.dungeons);
      show(dungeon.root, form.dungeons.length > 1);
      text(boss.says, word("form-boss"));
      options(boss.choice, form.bosses);
      show(boss.root, form.bosses.length > 1);
      text(longer.says, word("form-longer"));
      text(longer.help, word("form-longer-help"));
      show(longer.root, form.levels.length > 1 && players > 1);
      text(artifacts.says, word("form-artifacts"));
      text(artifacts.help, word("form-artifacts-help"));
      show(artifacts.root, form.artifacts);
    },
    chosen: () => ({
      ...(dungeon.choice.value && { dungeon: dungeon.choice.value }),
      ...(boss.choice.value && { boss: boss.choice.value }),
      ...(!longer.root.hidden && longer.box.checked && { levels: most }),
      ...(!artifacts.root.hidden && artifacts.box.checked && { artifacts: true }),
    }),
  };
}
