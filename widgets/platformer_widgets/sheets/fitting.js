/** How large a sheet is printed so that it stays one page, A4 or Letter. */

/**
 * The sizes, largest first: points, columns, characters that are sure to fit in a line of one, lines that fit on the page.
 * Both papers have them: A4 is narrower, Letter is shorter.
 */
export const SIZES = [
  { size: 15, columns: 1, wide: 70, lines: 34 },
  { size: 11, columns: 2, wide: 40, lines: 88 },
  { size: 9, columns: 2, wide: 50, lines: 114 },
  { size: 7.5, columns: 2, wide: 60, lines: 152 },
];

/** Lines that an entry takes, with the gap below it. Pure. */
export const linesOf = (text, wide) => Math.ceil(text.length / wide) + 0.5;

/**
 * The largest size at which all entries fit, and how many fit at the smallest. Pure.
 * @param {string[]} texts
 * @returns {{size: number, columns: number, count: number}}
 */
export function fitted(texts) {
  for (const { size, columns, wide, lines } of SIZES) {
    let used = 0;
    const past = texts.findIndex((text) => (used += linesOf(text, wide)) > lines);
    if (past < 0) return { size, columns, count: texts.length };
    if (size === SIZES.at(-1).size) return { size, columns, count: past };
  }
  return { size: SIZES[0].size, columns: 1, count: 0 };
}
