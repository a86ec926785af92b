import { fingerprint } from '../kernel/fingerprint.ts';

/**
 * A fingerprint to compare a talent's profile with a place on the roster, from the reading of the
 * name (without white space) and the birthday. null if one of them is erased.
 */
export const identityOf = (kana: string | null, birthday: string | null): number | null =>
  kana === null || birthday === null ? null : fingerprint({ kana: kana.replace(/[\s　]/g, ''), birthday });
