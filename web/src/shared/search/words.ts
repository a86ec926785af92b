import { z } from 'zod';
import { normalizeKana } from '#domain/kernel/validation.ts';

/** A typed keyword, or one chosen from a master. */
export const words = z.string().max(100).catch('');

/** Normalizes width, case and kana. */
const plain = (text: string): string => normalizeKana(text.normalize('NFKC')).toLowerCase();
const unspaced = (text: string): string => text.replace(/[^\S\n]+/g, '');

/**
 * Whether every word of the keyword is in one of the texts, in any width, case or kana, ignoring
 * the space in a name.
 */
export const haveWords = (texts: readonly string[], keyword: string): boolean => {
  const all = texts.map(plain).join('\n');
  const tight = unspaced(all);
  return plain(keyword)
    .split(/\s+/)
    .every((word) => all.includes(word) || tight.includes(word));
};
