import { isKatakana, toKatakana } from 'wanakana';
import { type Codes, codesOf } from './codes.ts';
import { fold, splitWords } from './fold.ts';
import { synonyms } from './synonyms.ts';

/** A word of a keyword, and all that finds it. */
export type Word = {
  /** As it was typed. */
  readonly said: string;
  /** The same, folded. */
  readonly typed: string;
  /** What names are compared with: the word, and in Latin letters its reading, folded. */
  readonly names: readonly string[];
  /** The same word and its synonyms, folded. */
  readonly spellings: readonly string[];
  readonly codes: Codes;
  /** Ids of masters (industries, kinds of jobs) whose names have the word. */
  readonly masters: ReadonlySet<string>;
};

/** How a word in Latin letters is read in Japanese, folded; none where it is not written so. */
const readingsOf = (typed: string): readonly string[] => {
  if (!/^[a-z'-]{2,}$/.test(typed)) return [];
  const reading = fold(toKatakana(typed));
  return isKatakana(reading) ? [reading] : [];
};

/** How many words of a keyword count. */
export const WORDS_MAX = 8;

const groups = new Map<string, readonly string[]>();
for (const group of synonyms) {
  const folded = group.map(fold);
  for (const word of folded) groups.set(word, [...new Set([...(groups.get(word) ?? []), ...folded])]);
}

/** The words of a keyword. `masters`: what the office calls industries and kinds of jobs now. */
export const wordsOf = (keyword: string, masters: readonly { readonly id: string; readonly name: string }[]): readonly Word[] =>
  [...splitWords(keyword)].slice(0, WORDS_MAX).map(([typed, said]) => {
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
