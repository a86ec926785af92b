import { z } from 'zod';
import { normalizeKana } from '#domain/kernel/validation.ts';

/** What somebody typed to search for, or chose from a master. */
export const words = z.string().max(100).catch('');

/** In one width, case and kana: a reading is found however it is typed. */
const plain = (text: string): string => normalizeKana(text.normalize('NFKC')).toLowerCase();
const unspaced = (text: string): string => text.replace(/[^\S\n]+/g, '');

/**
 * Whether every word of the keyword occurs in one of the texts, in whatever width, case or kana,
 * and across the space in a name.
 */
export const haveWords = (texts: readonly string[], keyword: string): boolean => {
  const all = texts.map(plain).join('\n');
  const tight = unspaced(all);
  return plain(keyword)
    .split(/\s+/)
    .every((word) => all.includes(word) || tight.includes(word));
};
