import { isKatakana, toKatakana } from 'wanakana';
import { fold } from '../../kernel/folding/fold.ts';
import { splitWords } from '../../kernel/folding/foldSigns.ts';
import { type CodeKind, type Codes, codesOf } from './codes.ts';
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
  /** The names with a kanji that is confused with theirs (斎藤 for 斉藤). */
  readonly confused: readonly string[];
  /** The folded forms of the word and its synonyms. */
  readonly spellings: readonly string[];
  readonly codes: Codes;
  /** Ids of masters (industries, job categories) whose names contain the word. */
  readonly masters: ReadonlySet<string>;
  /** An amount of money (yen), 「5万円」; null for other words. */
  readonly yen: number | null;
  /** It ends with さん or similar, so it is probably a name. */
  readonly isTitled: boolean;
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

/** Different kanji that names are confused by, in both directions. */
const confusable: ReadonlyMap<string, string> = new Map(['斉斎', '斎斉', '坂阪', '阪坂'].map((pair) => [...pair] as [string, string]));
const confusedIn = (name: string): readonly string[] => {
  const other = [...name].map((kanji) => confusable.get(kanji) ?? kanji).join('');
  return other === name || name.length === 1 ? [] : [other];
};

/** The yen of a folded amount: 5万円, 50000円以上, ¥50000. A bare number is no amount. */
const yenOf = (typed: string): number | null => {
  const [, before, digits, tenThousands, after] = /^(¥?)(\d{1,8})(万?)(円?)(?:以上|カラ|〜|~)?$/.exec(typed) ?? [];
  return before || tenThousands || after ? Number(digits) * (tenThousands ? 10_000 : 1) : null;
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

type Named = { readonly id: string; readonly name: string };

/** The codes of equal words together. */
const codesOfAll = (words: readonly string[]): Codes => {
  const all = words.flatMap((word) => Object.entries(codesOf(word)) as [CodeKind, readonly number[]][]);
  return Object.fromEntries([...Map.groupBy(all, ([kind]) => kind)].map(([kind, of]) => [kind, of.flatMap(([, codes]) => codes)]));
};

/**
 * The words of a keyword. `masters`: the current industries and job categories. `added`: the
 * office's synonyms, one text for each group, 「バイリンガル、英会話」.
 */
export const wordsOf = (keyword: string, masters: readonly Named[], added: readonly string[] = []): readonly Word[] => {
  const words = [...splitWords(keyword, fold)].slice(0, KEYWORD_WORDS_MAX);
  const addedGroups = words.length === 0 ? [] : added.map((text) => [...splitWords(text, fold).keys()]);
  return words.map(([typed, said]) => {
    const latin = readingsOf(typed);
    const equal = [...new Set([typed, ...addedGroups.filter((group) => group.includes(typed)).flat()])];
    const spellings = [...new Set(equal.flatMap((word) => groups.get(word) ?? [word])), ...[typed, ...latin].flatMap(inKanji)];
    const named = masters.filter(({ name }) => spellings.some((word) => word.length > 1 && fold(name).includes(word)));
    const names = [...new Set([typed, ...untitled(typed), ...latin, ...[typed, ...latin].flatMap(inKanji)])];
    return {
      said,
      typed,
      names,
      confused: names.flatMap(confusedIn),
      spellings,
      codes: codesOfAll(equal),
      masters: new Set(named.map(({ id }) => id)),
      yen: yenOf(typed),
      isTitled: untitled(typed).length > 0,
    };
  });
};
