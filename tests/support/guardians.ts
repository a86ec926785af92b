import { randomUUID } from 'node:crypto';
import { yearsAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { callAsGuest, send } from './callables.ts';
import { now } from './level.ts';
import { whenMail } from './mails.ts';
import { type Person, registered, talentProfile } from './people.ts';

/** The birthday (JST date) of a person who is 16 today. */
export const minorBirthday = (at = now()): string => yearsAfter(jstDate(at), -16);

/** A talent of 16 with an unpublished profile. */
export const newMinor = async (): Promise<Person> => {
  const person = await registered('talent');
  await send(person, 'talents', { ...talentProfile('鈴木 みな'), birthday: minorBirthday() });
  return person;
};

export type Guardian = { readonly email: string };

export const withGuardian = async (minor: Person, email = `guardian-${randomUUID().slice(0, 8)}@example.com`): Promise<Guardian> => {
  await send(minor, 'guardians', { type: 'register', name: '鈴木 京子', relation: 'MOTHER', email });
  return { email };
};

type Subject = {
  readonly scope: 'PROFILE' | 'OFFER' | 'JOB';
  readonly jobId?: string;
  readonly offerId?: string;
  readonly entryId?: string;
};
/** Mails the guardian a question about a profile, an offer or a job. */
export const askGuardian = (minor: Person, { scope, jobId, offerId, entryId }: Subject, commandId: string = randomUUID()) =>
  send(minor, 'guardians', { type: 'ask', scope, jobId: jobId ?? null, offerId: offerId ?? null, ...(entryId && { entryId }) }, commandId);

export type GuardianLink = { readonly uid: string; readonly code: string };
export const guardianTitles = {
  PROFILE: '【保護者の方へ】ご登録への同意をお願いします',
  DEAL: '【保護者の方へ】お仕事への同意をお願いします',
} as const;

export const linkIn = async (guardian: Guardian, title: string): Promise<GuardianLink & { readonly url: string }> => {
  const { text } = await whenMail(guardian as Person, title);
  const [url = ''] = /http\S+\/guardian\?\S+/.exec(text) ?? [];
  const query = new URL(url).searchParams;
  return { url, uid: query.get('cast') ?? '', code: query.get('code') ?? '' };
};

/** A request without an account. Throws CommandError. */
export const asGuest = <Result>(data: Record<string, unknown>): Promise<Result> => callAsGuest('guardianAnswers', data);

/** Answers as a guardian; resolves with the consent. */
export const answerAsGuardian = ({ uid, code }: GuardianLink, consents: boolean, commandId: string = randomUUID()) =>
  asGuest<{ isGiven: boolean | null }>({ type: 'answer', uid, code, consents, commandId });

/** A published minor whose guardian consented on paper. */
export const publishedMinor = async (office: Person, email?: string): Promise<Person> => {
  const minor = await newMinor();
  await withGuardian(minor, email);
  const consent = { scope: 'PROFILE', jobId: null, offerId: null, guardianNo: 1, consents: true, note: '同意書の原本を確認しました。' };
  await send(office, 'guardians', { type: 'record', uid: minor.uid, ...consent });
  await send(office, 'talents', { type: 'publish', uid: minor.uid });
  return minor;
};
