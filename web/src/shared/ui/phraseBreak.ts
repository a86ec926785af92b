/** Marks the breaks between phrases in a split text. It never reaches the page. */
export const BREAK = '\u200b';

const known = new Map<string, readonly string[]>();

/** The plain text of a text that the build has split; stores its phrases. */
export const brokenText = (text: string): string => {
  const phrases = text.split(BREAK);
  const plain = phrases.join('');
  known.set(plain, phrases);
  return plain;
};

/** Undefined for texts of people and for texts that were not split. */
export const knownPhrases = (text: string): readonly string[] | undefined => known.get(text);
