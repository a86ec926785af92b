import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { codeRequest } from '../../kernel/commonFields.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { isConsented } from './consent.ts';
import { type GuardianProfile, guardianFields, guardianProfile } from './fields.ts';
import { hasSameTerms, type Matter, matterIn, matterKey, profileMatter } from './matter.ts';
import type { AskedMatter, GuardianState, RegisteredGuardian } from './state.ts';

const registered = (state: GuardianState): RegisteredGuardian => {
  if (state.status !== 'REGISTERED') throw new DomainError('guardian-missing');
  return state;
};

const printOf = ({ name, relation, email }: { name: string | null; relation: string; email: string | null }) =>
  fingerprint({ name, relation, email });

type Told = Pick<AskedMatter, 'isGiven'> & { readonly matter: Matter; readonly note: string | null };

/** The same answer has no effect; a different one replaces it. */
const answered = (consents: boolean, { isGiven, matter, note }: Told, { guardianNo }: RegisteredGuardian) => {
  if (isGiven === consents) return [];
  const data = { ...matterIn(matter), guardianNo, channel: note === null ? 'LINK' : 'PAPER', note } as const;
  return [{ type: consents ? 'GuardianConsentGiven' : 'GuardianConsentRefused', data }] as const;
};

/** The request for a mailed code. Throws `guardian-link-invalid` or `guardian-link-expired`. */
export const askedByCode = (state: GuardianState, codeHash: string, now: number): AskedMatter => {
  const matters = state.status === 'REGISTERED' ? Object.values(state.matters) : [];
  const asked = matters.find((each) => each.codeHash === codeHash);
  if (!asked) throw new DomainError('guardian-link-invalid');
  if (now >= asked.expiresAt) throw new DomainError('guardian-link-expired');
  return asked;
};

/** The state of a matter with a change. Without a request by mail, `codeHash` is null. */
const withMatter = (state: GuardianState, matter: Matter, change: Partial<AskedMatter>): GuardianState => {
  if (state.status !== 'REGISTERED') return state;
  const key = matterKey(matter);
  const before = state.matters[key] ?? { codeHash: null, requestedAt: 0, expiresAt: 0, isGiven: null };
  return { ...state, matters: { ...state.matters, [key]: { ...before, ...matterIn(matter), ...change } } };
};

/** A guardian that is registered already gives no event. */
const registration = (profile: GuardianProfile, state: GuardianState) => {
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.status === 'REGISTERED' && state.print === printOf(profile)) return [];
  const guardianNo = state.status === 'NONE' ? 1 : state.guardianNo + 1;
  return [{ type: 'GuardianRegistered', data: { ...profile, guardianNo, endsConsent: isConsented(state, profileMatter) } } as const];
};

type Asking = Matter & { readonly codeHash: string; readonly neededBy?: number | null | undefined };

/** Asks a guardian by mail. A matter with consent, or a repeated command, gives no event. */
const asking = ({ codeHash, neededBy = null, ...asked }: Asking, state: RegisteredGuardian, now: number) => {
  const before = state.matters[matterKey(asked)];
  if (before?.codeHash === codeHash || isConsented(state, asked)) return [];
  const isAsked = before && hasSameTerms(before, asked);
  if (isAsked && now < before.requestedAt + businessRules.confirmationInterval) throw new DomainError('too-many-requests');
  const expiresAt = Math.min(now + businessRules.guardianLinkPeriod, neededBy !== null && neededBy > now ? neededBy : Infinity);
  const data = { ...matterIn(asked), guardianNo: state.guardianNo, codeHash, requestedAt: now, expiresAt };
  return [{ type: 'GuardianAsked', data } as const];
};

const { relation, guardianNo, scope, jobId, offerId, entryId, termsVersion, termsPrint, fee, scheduleToClose } = guardianFields;
const { codeHash, expiresAt, neededBy, channel, note, endsConsent } = guardianFields;
const matter = {
  scope,
  jobId: z.string().nullable(),
  offerId: z.string().nullable(),
  fee: z.number().nullable(),
  scheduleToClose: time.nullable(),
  entryId: z.string().nullable(),
  termsVersion: z.string().nullable(),
  termsPrint: z.number().nullable(),
};
/** Version 1 knew fee and end only. Such a consent covers no terms that are shown today. */
const withoutTerms: Upcaster = (data) => ({ ...data, entryId: null, termsVersion: null, termsPrint: null });
/** `note`: how the office checked a consent on paper; null for a consent by link. */
const answer = { ...matter, guardianNo, channel, note: personal(z.string().nullable()) };

const subject = { scope, jobId: jobId.nullable(), offerId: offerId.nullable() };
const sentSubject = { scope, jobId: identifier.nullable(), offerId: identifier.nullable() };
/** With `entryId` the terms are those of the entry's open change, not those of the posting. */
const asks = {
  example: { ...profileMatter, codeHash: 'hash-1' },
  after: ['register'],
  payload: {
    ...subject,
    entryId: entryId.nullable(),
    termsVersion: termsVersion.nullable(),
    termsPrint: termsPrint.nullable(),
    fee: fee.nullable(),
    scheduleToClose: scheduleToClose.nullable(),
    neededBy: neededBy.nullable().optional(),
    codeHash,
  },
  wire: { ...sentSubject, entryId: identifier.optional() },
};
const paper = { guardianNo, consents: z.boolean(), note };

/** A minor's guardian and consents, under the minor's uid and with the minor's key. */
export const guardian = aggregate<GuardianState, { uid: typeof identifier }>({
  name: 'guardian',
  readers: 'roster',
  initial: { status: 'NONE' },
  snapshotSchema: 2,
  id: { uid: identifier },
})
  .events(
    {
      /** `guardianNo` counts them. `endsConsent`: the previous one consented to the profile. */
      GuardianRegistered: {
        data: { name: personal(z.string()), relation, email: personal(z.string()), guardianNo, endsConsent },
        words: '保護者を登録',
        act: true,
        evolve: (state, data) =>
          state.status === 'WITHDRAWN' ? state : { status: 'REGISTERED', guardianNo: data.guardianNo, print: printOf(data), matters: {} },
      },
      GuardianAsked: {
        data: { ...matter, guardianNo, ...codeRequest, expiresAt },
        upcasters: [withoutTerms],
        act: true,
        words: { history: '保護者に同意を依頼', topic: 'account' },
        evolve: (state, { codeHash, requestedAt, expiresAt, ...data }) =>
          withMatter(state, data, { codeHash, requestedAt, expiresAt, isGiven: null }),
      },
      GuardianConsentGiven: {
        data: answer,
        upcasters: [withoutTerms],
        act: true,
        words: {
          history: '保護者が同意',
          ...accountNotice(
            'person',
            'talentGuardian',
            '保護者の同意が確認できました',
            '保護者の方が同意しました。お手続きの続きへお進みください。',
          ),
        },
        evolve: (state, data) => withMatter(state, data, { isGiven: true }),
      },
      /** Refused, or withdrawn after a consent. */
      GuardianConsentRefused: {
        data: answer,
        upcasters: [withoutTerms],
        act: true,
        words: {
          history: '保護者が不同意',
          ...accountNotice(
            'person',
            'talentGuardian',
            '保護者の同意が得られませんでした',
            '保護者の方が「同意しない」と回答しました。内容を保護者の方とご確認ください。',
          ),
        },
        evolve: (state, data) => withMatter(state, data, { isGiven: false }),
      },
      GuardianWithdrawn: { data: {}, words: '退会により保護者の登録を終了', evolve: () => ({ status: 'WITHDRAWN' }) },
    },
    (uid) => uid,
  )
  .commands({
    /** Another guardian ends earlier consents and invalidates the mailed links. */
    register: {
      by: 'talent',
      entity: 'own',
      begins: true,
      payload: guardianProfile.shape,
      example: { name: '山田 京子', relation: 'MOTHER', email: 'kyoko@example.com' },
      decide: registration,
    },
    /**
     * The office registers the guardian whom the cast named, and asks for the consent to the
     * profile. A guardian who consented to something is replaced by the cast only.
     */
    registerFor: {
      by: 'office',
      duties: ['people'],
      begins: true,
      payload: { ...guardianProfile.shape, codeHash },
      wire: guardianProfile.shape,
      example: { name: '山田 京子', relation: 'MOTHER', email: 'kyoko@example.com', codeHash: 'hash-1' },
      decide: ({ codeHash, ...profile }, state, { now }) => {
        const begun = registration(profile, state);
        const [first] = begun;
        if (!first) return [...asking({ ...profileMatter, codeHash }, registered(state), now)];
        if (state.status === 'REGISTERED' && Object.values(state.matters).some(({ isGiven }) => isGiven))
          throw new DomainError('status-conflict');
        const { guardianNo } = first.data;
        const next = { status: 'REGISTERED', guardianNo, print: printOf(profile), matters: {} } as const;
        return [...begun, ...asking({ ...profileMatter, codeHash }, next, now)];
      },
    },
    /**
     * Asks by mail. The server adds the terms of the matter, until when the deal waits for the
     * minor (`neededBy`, ms), and the hash of the mailed code. A matter with consent is not asked
     * again. One mail per minute for the same matter and terms. The link ends when the deal stops
     * waiting.
     */
    ask: {
      by: 'talent',
      entity: 'own',
      ...asks,
      decide: (asked, state, { now }) => asking(asked, registered(state), now),
    },
    /** The same by the office, for the cast. */
    askFor: {
      by: 'office',
      duties: ['people'],
      ...asks,
      decide: (asked, state, { now }) => asking(asked, registered(state), now),
    },
    /** The guardian's act at the link in the mail, sent for the person who has the code. */
    answer: {
      by: 'system',
      payload: { codeHash, consents: z.boolean() },
      example: { codeHash: 'hash-1', consents: true },
      after: ['register', 'ask'],
      decide: (said, state, { now }) => {
        const asked = askedByCode(state, said.codeHash, now);
        return answered(said.consents, { isGiven: asked.isGiven, matter: asked, note: null }, registered(state));
      },
    },
    /** A consent on paper, for the profile or for a deal with its last terms. */
    record: {
      by: 'office',
      duties: ['people'],
      payload: { ...subject, ...paper },
      wire: { ...sentSubject, ...paper },
      example: { scope: 'PROFILE', jobId: null, offerId: null, guardianNo: 1, consents: true, note: '同意書の原本を確認しました。' },
      after: ['register'],
      decide: (said, state) => {
        const held = registered(state);
        if (held.guardianNo !== said.guardianNo) throw new DomainError('status-conflict');
        const asked = held.matters[matterKey(said)];
        if (!asked && said.scope !== 'PROFILE') throw new DomainError('not-found');
        return answered(said.consents, { isGiven: asked?.isGiven ?? null, matter: asked ?? profileMatter, note: said.note }, held);
      },
    },
    withdraw: {
      by: 'system',
      ...noFields,
      after: ['register'],
      decide: (_, state) => (state.status === 'REGISTERED' ? [{ type: 'GuardianWithdrawn', data: {} }] : []),
    },
  });

export type GuardianCommand = CommandOf<typeof guardian>;
export type GuardianEvent = EventOf<typeof guardian>;
