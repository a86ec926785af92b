import { z } from 'zod';
import { fold } from '#domain/kernel/folding/fold.ts';
import { joined, splitWords } from '#domain/kernel/folding/foldSigns.ts';

/** A typed keyword, or one chosen from a master. */
export const words = z.string().max(100).catch('');

/** Folded like in the searches of the server (`fold`). */
export const haveWords = (texts: readonly string[], keyword: string): boolean => {
  const all = joined(texts, fold);
  return [...splitWords(keyword, fold).keys()].every((word) => all.includes(word));
};
