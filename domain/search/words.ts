import { isKatakana, toKatakana } from 'wanakana';
import { type Codes, codesOf } from './codes.ts';
import { fold, splitWords } from './fold.ts';
import { synonyms } from './synonyms.ts';

/** A word of a keyword, with all forms that match it. */
export type Word = {
  /** The typed form. */
  readonly said: string;
  /** The folded form. */
  readonly typed: string;
  /** Folded forms to compare with names: the word, and the Japanese reading of Latin letters. */
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

/** The maximum number of words of a keyword. Further words are ignored. */
export const KEYWORD_WORDS_MAX = 8;

const groups = new Map<string, readonly string[]>();
for (const group of synonyms) {
  const folded = group.map(fold);
  for (const word of folded) groups.set(word, [...new Set([...(groups.get(word) ?? []), ...folded])]);
}

/** The words of a keyword. `masters`: the current industries and job categories. */
export const wordsOf = (keyword: string, masters: readonly { readonly id: string; readonly name: string }[]): readonly Word[] =>
  [...splitWords(keyword)].slice(0, KEYWORD_WORDS_MAX).map(([typed, said]) => {
    const spellings = groups.get(typed) ?? [typed];
    const named = masters.filter(({ name }) => spellings.some((word) => word.length > 1 && fold(name).includes(word)));
    return {
      said,
      typed,
      names: [typed, ...readingsOf(typed)],
      spellings,
      codes: codesOf(typed),
      masters: new Set(named.map(({ id }) => id)),
    };
  });
