import { normalizeKana } from '../kernel/normalize.ts';

/**
 * Normalises a text for comparison: width, kana, case, no white space. 東京都 becomes 東京, so that it
 * does not match 京都.
 */
export const fold = (text: string): string => normalizeKana(text).toLowerCase().replace(/\s+/g, '').replaceAll('東京都', '東京');

/** Joins folded texts with line breaks, so that no match crosses two of them. */
export const foldAll = (texts: readonly string[]): string => texts.map(fold).filter(Boolean).join('\n');

/** The words of a keyword, each once: folded form to typed form. */
export const splitWords = (keyword: string): ReadonlyMap<string, string> =>
  new Map(
    keyword
      .normalize('NFKC')
      .split(/[\s、,]+/)
      .map((said) => [fold(said), said] as const)
      .filter(([typed]) => typed !== ''),
  );
