/** What things of the catalogue there are in a view. No DOM here. */

const FAMILIES = { hero: "heroes", boss: "bosses" };

/** The key of a figure: an Enemy of the Boss's is not of the tower's. Pure. */
export const figureKey = ({ kind, card, summons }) => (card ? `${FAMILIES[kind] ?? (summons ? "summons" : "enemies")}/${card}` : "");

/** The keys of what is on a Space; `quiet`: what it is built of, which its name has said. Pure. @returns {{keys: string[], quiet: string[]}} */
export function thingsOn(cell, figure) {
  const standing = figure ? [figureKey(figure)] : [];
  const lying = cell.token ? [`tokens/${cell.token}`] : [];
  const feature = cell.feature === "icon" ? [`map/icon-${cell.icon}`, `tokens/${cell.icon}`] : cell.feature ? [`map/${cell.feature}`] : [];
  const quiet = [cell.ladder && "map/ladder", cell.floor && `map/floor-${cell.floor}`, (cell.wall.left || cell.wall.right) && "map/wall"].filter(Boolean);
  return { keys: [...standing, ...lying, ...feature, ...quiet], quiet };
}

/** The key of a Level that is not yet, or no more, to be seen whole. Pure. */
export const levelKey = (level) => (level.boss ? "levels/boss" : level.status === "hidden" ? "levels/hidden" : "levels/revealed");

/** The key of what a die shows. Pure. */
export const symbolKey = (symbol) => `symbols/${symbol ?? "blank"}`;

/** The key of the sign of an attack: a face of the enemy die, or a symbol. Pure. */
export const signKey = (sign) => `${["attack", "left", "right"].includes(sign) ? "faces" : "symbols"}/${sign}`;
