/** The fewest UTF-16 units that a counted character may take on average. */
const UNITS_PER_CHARACTER = 4;

/**
 * The length of a text for every counter and limit: the characters that a reader sees (graphemes).
 * Signs made of many others count one per four UTF-16 units, so that a limit also bounds what is
 * stored. Never more than the code points, which releases before this rule counted.
 */
export const countCharacters = (text: string): number => Math.max(graphemesIn(text), Math.ceil(text.length / UNITS_PER_CHARACTER));

/** Whether a text has at most `limit` characters. Looks at the graphemes only where they decide. */
export const fitsIn = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= limit * UNITS_PER_CHARACTER && countCharacters(text) <= limit);

let segmenter: Intl.Segmenter | undefined;
const graphemesIn = (text: string): number => {
  segmenter ??= new Intl.Segmenter('ja');
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};
