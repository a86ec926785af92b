import { z } from 'zod';

/** What somebody typed to search for, or chose from a master. */
export const words = z.string().max(100).catch('');

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every word of the keyword occurs in one of the texts, in whatever width or case. */
export const haveWords = (texts: readonly string[], keyword: string): boolean => {
  const all = plain(texts.join('\n'));
  return plain(keyword)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
