/** Fixed words: filled in, and readable where there is none. */

/**
 * Put facts into a word: "page {page}".
 * @param {string} word
 * @param {Record<string, string|number>} [facts]
 */
export function fill(word, facts = {}) {
  return word.replace(/\{(\w+)\}/g, (gap, name) => (name in facts ? String(facts[name]) : gap));
}

/** @param {string} key */
export function readable(key) {
  const words = String(key).replace(/^symbol-/, "").replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The fixed words of a component.
 * @param {{get: Function}} link
 * @returns {(key: string, facts?: object) => string} a key without a word is at least readable
 */
export function wording(link) {
  return (key, facts) => fill(link.get("view")?.words?.[key] ?? link.get("words")?.[key] ?? readable(key), facts);
}

/** A sentence with its full stop, if it has no other end. */
const ended = (says) => (/[.!?…]$/.test(says) ? says : `${says}.`);

/** What is wrong with what was given, in words. Pure. @param {{text?: string, place: string, reason: string, mend: string}} told @param {Function} word */
export const problem = ({ text, place, reason, mend }, word) => text ?? `${word("error-title")} (${place}): ${reason}. ${ended(mend)}`;
