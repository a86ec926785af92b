/**
 * Marks the breaks between phrases in a text that the build has split. It never reaches the page.
 */
export const BREAK = '\u200b';

const known = new Map<string, readonly string[]>();

/**
 * The plain text of a split one (`web/phraseBreaks.ts`); its phrases are stored for `<Phrases>`.
 */
export const brokenText = (text: string): string => {
  const phrases = text.split(BREAK);
  const plain = phrases.join('');
  known.set(plain, phrases);
  return plain;
};

/**
 * The phrases of our own texts; undefined for texts of people and for texts that were not split.
 */
export const knownPhrases = (text: string): readonly string[] | undefined => known.get(text);
