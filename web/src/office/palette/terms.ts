import { normalizeText } from '#domain/kernel/validation.ts';
import { wholeAddress } from '../accounts/accountSearch.ts';

/** What somebody typed, in the forms in which it is looked for. */
export type Terms = {
  /** With the widths made one: words of names and titles. */
  readonly text: string;
  /**
   * What the number of a bill or an invoice may begin with: as typed, in one width, and in
   * capitals.
   */
  readonly numbers: readonly string[];
  /** A whole address, or null. */
  readonly email: string | null;
  /** An id or its beginning, or null. */
  readonly id: string | null;
};

/** Reads a search; null when it is too short to find anything in particular. */
export const termsOf = (typed: string): Terms | null => {
  const text = normalizeText(typed);
  if (text.length < 2) return null;
  return {
    text,
    // What a number is without a digit or a sign of its own, a name is: those are looked for as
    // words.
    numbers: /\d/.test(text) ? [...new Set([typed.trim(), text, text.toUpperCase()])] : [],
    email: wholeAddress(typed),
    id: /^[\w-]{4,64}$/.test(text) ? text.replace(/^(offer|entry|job|account|talent|client)-/, '') : null,
  };
};
