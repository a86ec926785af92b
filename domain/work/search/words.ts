import { isKatakana, toKatakana } from 'wanakana';
import { fold } from '../../kernel/folding/fold.ts';
import { splitWords } from '../../kernel/folding/foldSigns.ts';
import { type Codes, codesOf } from './codes.ts';
import { companyReadings, placeReadings } from './readings.ts';
import { synonyms } from './synonyms.ts';

/** A word of a keyword, with all forms that match it. */
export type Word = {
  /** The typed form. */
  readonly said: string;
  /** The folded form. */
  readonly typed: string;
  /**
   * Folded forms to compare with names: the word, also without さん and similar, the Japanese reading
   * of Latin letters, and the kanji of readings.
   */
  readonly names: readonly string[];
  /** The folded forms of the word and its synonyms. */
  readonly spellings: readonly string[];
  readonly codes: Codes;
  /** Ids of masters (industries, job categories) whose names contain the word. */
  readonly masters: ReadonlySet<string>;
};

/** The Japanese reading of a word in Latin letters, folded; empty if it has none. */
const readingsOf = (typed: string): readonly string[] => {
  if (!/^[a-z'-]{2,}$/.test(typed)) return [];
  const reading = fold(toKatakana(typed));
  return isKatakana(reading) ? [reading] : [];
};

/** A name without the title that follows it; empty if there is none. */
const untitled = (typed: string): readonly string[] => {
  const name = typed.replace(/(?:サン|サマ|様|クン|君|チャン|氏|先生)$/, '');
  return name !== typed && name.length > 1 ? [name] : [];
};

const readings = [...companyReadings, ...placeReadings].map(([name, reading]) => [fold(name), fold(reading)] as const);
/**
 * The word with kanji in the place of readings of places and parts of companies. A short reading is
 * in too many other words, so it counts as a whole word only.
 */
const inKanji = (typed: string): readonly string[] => {
  if (!/[ァ-ヺ]{3}/.test(typed)) return [];
  const written = readings.reduce((word, [name, reading]) => {
    if (word === reading) return name;
    return reading.length > 3 || word.endsWith(reading) ? word.replace(reading, name) : word;
  }, typed);
  return written === typed ? [] : [written];
};

/** The maximum number of words of a keyword. Further words are ignored. */
export const KEYWORD_WORDS_MAX = 8;

const groups = new Map<string, readonly string[]>();
for (const group of synonyms) {
  const folded = group.map(fold);
  for (const word of folded) groups.set(word, [...new Set([...(groups.get(word) ?? []), ...folded])]);
}

/** The words of a keyword. `masters`: the current industries and job categories. */
export const wordsOf = (keyword: string, masters: readonly { readonly id: string; readonly name: string }[]): readonly Word[] =>
  [...splitWords(keyword, fold)].slice(0, KEYWORD_WORDS_MAX).map(([typed, said]) => {
    const latin = readingsOf(typed);
    const spellings = [...(groups.get(typed) ?? [typed]), ...[typed, ...latin].flatMap(inKanji)];
    const named = masters.filter(({ name }) => spellings.some((word) => word.length > 1 && fold(name).includes(word)));
    return {
      said,
      typed,
      names: [...new Set([typed, ...untitled(typed), ...latin, ...[typed, ...latin].flatMap(inKanji)])],
      spellings,
      codes: codesOf(typed),
      masters: new Set(named.map(({ id }) => id)),
    };
  });
