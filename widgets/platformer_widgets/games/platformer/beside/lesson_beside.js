/** What lies beside a lesson's board: hearts, coins, gems, cards and tokens; the Shop; who else is about. */

import { mountEnemies, mountHeroes, mountShop } from "./cards.js";
import { attr, h, show } from "../../../lib/dom.js";
import { mountArtifacts } from "./artifacts.js";
import { mountBoss, near } from "./boss.js";
import { mountEvent } from "./event.js";

const PLAYED = ["try", "exercise"];
const LISTS = ["items", "potions", "tokens", "boons"];

/** Whether a Hero's panel has more to tell than its heading does. Pure. */
export const telling = (hero) => Boolean(hero.active) && (LISTS.some((list) => hero[list]?.length) || Boolean(hero.ability?.action));

/** The choices that no card on the table has a button for. Pure. */
export const uncarded = (buttons) => buttons.filter(({ action }) => !/^(buy|use) /.test(action));

/** Whether the Shop has anything to look at. Pure. */
export const stocked = (shop) => [...(shop?.items ?? []), ...(shop?.potions ?? [])].some(Boolean);

/** The Boss of a lesson in which it stands; others hold back what they have not taught. Pure. */
export const bossOf = ({ boss }) => (boss && near(boss) ? boss : null);

/**
 * Mount it; the cards of a board that is only looked at do nothing.
 * @param {HTMLElement} close under the board: the Heroes, the event of a solo turn
 * @param {HTMLElement} far what may be farther away: Shop, artifacts, Enemies
 * @param {import("../map/map.js").Context} context
 */
export function mountBeside(close, far, context) {
  let live = false;
  const quiet = { ...context, send: (intent) => live && context.send(intent), opened: telling };
  const shelf = h("div", { hidden: true });
  const heroes = mountHeroes(close, quiet);
  const event = mountEvent(close);
  far.append(shelf);
  const shop = mountShop(shelf, quiet);
  const parts = [heroes, event, shop, mountArtifacts(far, quiet), mountEnemies(far, quiet)];
  const boss = mountBoss(far, quiet);
  return {
    update(view) {
      live = PLAYED.includes(view.lesson.kind);
      for (const part of parts) part.update(view);
      boss.update({ boss: bossOf(view) });
      show(shelf, stocked(view.shop));
      for (const button of [close, far].flatMap((root) => [...root.querySelectorAll("button.pw-use, button.pw-offer")])) attr(button, "aria-disabled", live ? null : "true");
    },
  };
}
