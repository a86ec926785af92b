/**
 * Marks the places between phrases in a text that the build has taken apart. It never reaches the
 * page.
 */
export const BREAK = '\u200b';

const known = new Map<string, readonly string[]>();

/**
 * The plain text of one that the build has taken apart (`web/phraseBreaks.ts`), whose phrases are
 * kept for `<Phrases>`.
 */
export const brokenText = (text: string): string => {
  const phrases = text.split(BREAK);
  const plain = phrases.join('');
  known.set(plain, phrases);
  return plain;
};

/**
 * The phrases of a text of ours; undefined for what people wrote, and wherever the build took
 * nothing apart.
 */
export const knownPhrases = (text: string): readonly string[] | undefined => known.get(text);
