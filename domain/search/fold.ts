import { normalizeKana } from '../kernel/normalize.ts';

/**
 * A text as a search compares it: one width, one kana, one case, no white space. 東京都 loses its
 * last letter, so that it does not contain 京都.
 */
export const fold = (text: string): string => normalizeKana(text).toLowerCase().replace(/\s+/g, '').replaceAll('東京都', '東京');

/** Texts as one, so that nothing is found across two of them. */
export const foldAll = (texts: readonly string[]): string => texts.map(fold).filter(Boolean).join('\n');

/** The words of a keyword as they were typed, by their folded form, each once. */
export const splitWords = (keyword: string): ReadonlyMap<string, string> =>
  new Map(
    keyword
      .normalize('NFKC')
      .split(/[\s、,]+/)
      .map((said) => [fold(said), said] as const)
      .filter(([typed]) => typed !== ''),
  );
