import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { TalentState } from '../talent/talent.ts';

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

/**
 * The talent's fingerprints for the roster. Throws `profile-required` without a profile, and
 * `status-conflict` if the talent has another place.
 */
export const rosterIdentityOf = (talent: TalentState, taCode: string): Identity | null => {
  if (talent.status !== 'REGISTERED') throw new DomainError('profile-required');
  if (talent.taCode !== null && talent.taCode !== taCode)
    throw new DomainError('status-conflict', { taCode: 'すでに別のTAコードで登録されています。変更は事務局へお問い合わせください' });
  return talent.identity;
};
