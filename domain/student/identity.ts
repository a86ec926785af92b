import { fingerprint } from '../kernel/fingerprint.ts';

/**
 * A fingerprint by which a talent's profile and a place on the roster are known to speak of the
 * same person, without keeping either: the reading of the name (white space aside) and the
 * birthday. Null when one of them was erased.
 */
export const identityOf = (kana: string | null, birthday: string | null): number | null =>
  kana === null || birthday === null ? null : fingerprint({ kana: kana.replace(/[\s　]/g, ''), birthday });
