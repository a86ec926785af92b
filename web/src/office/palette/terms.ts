import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { wholeAddress } from '../accounts/accountSearch.ts';

/** What somebody typed, in the forms in which the read models hold it. */
export type Terms = {
  /** As names and titles may stand there: as typed, and with the widths made one. */
  readonly texts: readonly string[];
  /** As readings stand there, in katakana; null when it cannot be one. */
  readonly kana: string | null;
  /** A whole address, or null. */
  readonly email: string | null;
  /** An id or its beginning, or null. */
  readonly id: string | null;
};

/** Reads a search; null when it is too short to find anything in particular. */
export const termsOf = (typed: string): Terms | null => {
  const text = normalizeText(typed);
  if (text.length < 2) return null;
  const kana = normalizeKana(typed);
  return {
    texts: [...new Set([typed.trim(), text])],
    kana: /^[ァ-ヶー・\s]+$/.test(kana) ? kana : null,
    email: wholeAddress(typed),
    id: /^[\w-]{4,64}$/.test(text) ? text.replace(/^(offer|entry|job|account|talent|client)-/, '') : null,
  };
};
