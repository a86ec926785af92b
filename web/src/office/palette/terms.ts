import { normalizeText } from '#domain/kernel/validation.ts';
import { parseYen } from '#web/shared/forms/parseNumber.ts';
import { wholeAddress } from '../filters/accountSearch.ts';

/** A typed text in the forms that the searches use. */
export type Terms = {
  /** With one character width: for words of names and titles. */
  readonly text: string;
  /** Possible starts of a bill or invoice number: as typed, in one width, and in capitals. */
  readonly numbers: readonly string[];
  /** An amount (yen), or null. */
  readonly yen: number | null;
  /** A code of the roster or its start, or null. */
  readonly code: string | null;
  /** A whole address, or null. */
  readonly email: string | null;
  /** An id or its start, or null. */
  readonly id: string | null;
};

/** The amount (yen) that a text is, with or without its sign and commas; null if it is none. */
const yenIn = (text: string): number | null => {
  const yen = parseYen(text);
  return yen !== undefined && Number.isSafeInteger(yen) ? yen : null;
};

/** Parses a search text; null when it is too short. */
export const termsOf = (typed: string): Terms | null => {
  const text = normalizeText(typed);
  if (text.length < 2) return null;
  return {
    text,
    // Text without a digit is a name, and the word search covers it.
    numbers: /\d/.test(text) ? [...new Set([typed.trim(), text, text.toUpperCase()])] : [],
    yen: yenIn(text),
    code: /^[A-Za-z]{2}\d+$/.test(text) ? text.toUpperCase() : null,
    email: wholeAddress(typed),
    id: /^[\w-]{4,64}$/.test(text) ? text.replace(/^(offer|entry|job|account|talent|client)-/, '') : null,
  };
};
