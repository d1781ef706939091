/** Addresses that lead into the tutor's page: to a rule, a lesson, a step of it, an exam. */

const RULE = /^(?:([a-z][a-z0-9_-]*):)?([A-Z][A-Z0-9]{1,5}(?:-[A-Z0-9]+)*-(?:0|[1-9]\d*))$/;
const LINK = /^(?:([a-z][a-z0-9_-]*):)?((?:lesson=|exam(?:=|$)).*)$/;

/** What the play page adds to an address: the reader came from a game, and goes back to it. */
export const FROM_PLAY = "&from=play";

/**
 * The rule that an address names, and its game, if it does: MOV-1, game:MOV-1. As `RULE_ID` in content/shapes.py. Pure.
 * @param {string} named
 * @returns {{game: string, rule: string}|null}
 */
export function ruleOf(named) {
  const found = RULE.exec(named);
  return found && { game: found[1] ?? "", rule: found[2] };
}

/**
 * What the fragment of an address asks for: the game it names, "" without one, and the message that opens it; or null. Pure.
 * @param {string} hash
 * @returns {{game: string, message: object}|null}
 */
export function wishIn(hash) {
  let named = "";
  try {
    named = decodeURIComponent(hash.slice(1)).replace(FROM_PLAY, "");
  } catch {
    return null;
  }
  const rule = ruleOf(named);
  if (rule) return { game: rule.game, message: { intent: "rule", rule: rule.rule } };
  const link = LINK.exec(named);
  return link && { game: link[1] ?? "", message: { intent: "link", to: link[2] } };
}

/**
 * The address of a place on this page, in a language and of a game. Pure.
 * @param {{origin: string, pathname: string}} place
 * @param {{link: string, language: string, game: string}} what `game`: "" for the one that needs no name
 */
export const addressOf = ({ origin, pathname }, { link, language, game }) => `${origin}${pathname}?language=${language}#${game ? `${game}:` : ""}${link}`;
