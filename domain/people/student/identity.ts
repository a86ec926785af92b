import { fingerprint } from '../../kernel/fingerprint.ts';

/** Fingerprints of what identifies a person: the reading of the name, and the birthday. */
export type Identity = { readonly kana: number; readonly birthday: number };

/** The fingerprint of a birthday (JST date). */
export const birthdayPrint = (birthday: string): number => fingerprint(birthday);

/**
 * To compare a talent's profile with a place on the roster. White space in the reading does not
 * count. null if one of them is erased.
 */
export const identityOf = (kana: string | null, birthday: string | null): Identity | null =>
  kana === null || birthday === null ? null : { kana: fingerprint(kana.replace(/[\s　]/g, '')), birthday: birthdayPrint(birthday) };

/** Whether both are known and the same. */
export const isSameIdentity = (a: Identity | null, b: Identity | null): boolean =>
  a !== null && b !== null && a.kana === b.kana && a.birthday === b.birthday;
