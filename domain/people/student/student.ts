import { z } from 'zod';
import type { AgencyGroup } from '../../kernel/agencyGroups.ts';
import { assertBirthdayAllowed } from '../../kernel/birthday.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { registration, studentFields, studentProfile } from './fields.ts';
import { type Identity, identityOf, isSameIdentity } from './identity.ts';

/**
 * The state of a place on the roster; the stream is named after the trainee's code. `times`: number
 * of registrations under the code. `linkCode`: the valid one-time code.
 */
export type StudentState =
  | { readonly status: 'NONE'; readonly times: number }
  | { readonly status: 'REMOVED'; readonly times: number }
  | {
      readonly status: 'ACTIVE';
      readonly times: number;
      readonly personId: string;
      readonly profile: number;
      readonly identity: Identity | null;
      readonly belongingTo: AgencyGroup;
      readonly talentId: string | null;
      readonly linkCode: { readonly hash: string; readonly expiresAt: number } | null;
    };

type Active = Extract<StudentState, { status: 'ACTIVE' }>;

const active = (state: StudentState): Active => {
  if (state.status !== 'ACTIVE') throw new DomainError('not-found');
  return state;
};
const changed = (state: StudentState, change: Partial<Active>): StudentState =>
  state.status === 'ACTIVE' ? { ...state, ...change } : state;

const { taCode, codeHash, personId, talentId, belongingTo, expiresAt } = studentFields;
const word = personal(z.string());
/** `personId` names the key, a new one per registration, so that a removed trainee stays erased. */
const profile = { personId, name: word, kana: word, birthday: word, belongingTo };
type Stored = z.infer<z.ZodObject<typeof profile>>;
const profileIn = ({ name, kana, birthday, belongingTo }: Stored) => ({
  profile: fingerprint({ name, kana, birthday, belongingTo }),
  identity: identityOf(kana, birthday),
  belongingTo,
});

const example = { name: '山田 花子', kana: 'ヤマダ ハナコ', birthday: '1998-04-12', belongingTo: 3 } as const;
const exampleHash = 'ab'.repeat(32);
const byOffice = { by: 'office', duties: ['people'] } as const;
const linked = ['register', 'issueLinkCode', 'link'] as const;

/** A place on the agency's roster, under its TA code. Data is encrypted with the trainee's key. */
export const student = aggregate<StudentState, { taCode: typeof taCode }>({
  name: 'student',
  readers: 'roster',
  fields: { linkCode: studentFields.linkCode },
  initial: { status: 'NONE', times: 0 },
  snapshotSchema: 3,
  id: { taCode },
})
  .events(
    {
      StudentRegistered: {
        data: profile,
        words: '受講生を登録',
        act: true,
        evolve: ({ times }, data) => ({
          status: 'ACTIVE',
          times: times + 1,
          personId: data.personId,
          ...profileIn(data),
          talentId: null,
          linkCode: null,
        }),
      },
      /** `talentId`: the talent with this place. The talent's group follows the roster. */
      StudentChanged: {
        data: { ...profile, talentId: talentId.nullable() },
        words: '受講生を変更',
        act: true,
        evolve: (state, data) => changed(state, profileIn(data)),
      },
      /** A new one-time code for the place. `codeHash` is keyed with the trainee's key. */
      StudentLinkCodeIssued: {
        data: { codeHash: z.string(), expiresAt },
        words: '連携コードを発行',
        act: true,
        evolve: (state, data) => changed(state, { linkCode: { hash: data.codeHash, expiresAt: data.expiresAt } }),
      },
      StudentLinked: {
        data: { talentId, belongingTo },
        words: 'キャストと連携',
        evolve: (state, data) => changed(state, { talentId: data.talentId, linkCode: null }),
      },
      StudentUnlinked: { data: { talentId }, words: '連携を解除', act: true, evolve: (state) => changed(state, { talentId: null }) },
      StudentRemoved: {
        data: { personId, talentId: talentId.nullable() },
        words: '受講生を削除',
        act: true,
        evolve: (state) => (state.status === 'ACTIVE' ? { status: 'REMOVED', times: state.times } : state),
      },
    },
    (_taCode, event) => (event.type === 'StudentRegistered' || event.type === 'StudentChanged' ? event.data.personId : ''),
  )
  .commands({
    register: {
      ...byOffice,
      begins: true,
      payload: registration.shape,
      example: { ...example, taCode: 'TA0001' },
      decide: ({ taCode, ...data }, state, { now }) => {
        if (state.status !== 'ACTIVE') {
          assertBirthdayAllowed(data.birthday, now);
          return [{ type: 'StudentRegistered', data: { ...data, personId: `student-${taCode}-${state.times + 1}` } }];
        }
        if (state.profile === fingerprint(data)) return [];
        throw new DomainError('already-exists', { taCode: 'このTAコードは、すでに登録されています' });
      },
    },
    change: {
      ...byOffice,
      payload: studentProfile.shape,
      example: { ...example, belongingTo: 5 },
      after: ['register'],
      // A member who edits an entry does not see the birthday. Without a new one the old one stays.
      wire: { ...studentProfile.shape, birthday: studentProfile.shape.birthday.nullable().default(null) },
      decide: (data, state, { now }) => {
        const { personId, talentId, profile } = active(state);
        if (profile === fingerprint(data)) return [];
        assertBirthdayAllowed(data.birthday, now);
        return [{ type: 'StudentChanged', data: { ...data, personId, talentId } }];
      },
    },
    /** The data is erased. */
    remove: {
      ...byOffice,
      ...noFields,
      after: ['register'],
      decide: (_, state) => {
        if (state.status === 'REMOVED') return [];
        const { personId, talentId } = active(state);
        return [{ type: 'StudentRemoved', data: { personId, talentId } }];
      },
    },
    issueLinkCode: {
      ...byOffice,
      payload: { codeHash },
      wire: {},
      example: { codeHash: exampleHash },
      after: ['register'],
      decide: (issued, state, { now }) => {
        const { talentId, linkCode } = active(state);
        if (talentId !== null) throw new DomainError('status-conflict');
        if (linkCode?.hash === issued.codeHash) return [];
        return [{ type: 'StudentLinkCodeIssued', data: { ...issued, expiresAt: now + businessRules.linkCodePeriod } }];
      },
    },
    /** The server adds `identity` from the talent's profile, and `codeHash` from the code. */
    link: {
      by: 'talent',
      bound: 'role',
      wire: { linkCode: studentFields.linkCode },
      after: ['register', 'issueLinkCode'],
      payload: { identity: z.strictObject({ kana: z.number(), birthday: z.number() }).nullable(), codeHash: codeHash.nullable() },
      example: { identity: identityOf(example.kana, example.birthday), codeHash: exampleHash },
      // The code is checked first, then that the profile matches the trainee. Without the code
      // nobody learns whose place it is.
      decide: ({ identity, codeHash }, state, { actor: { uid }, now }) => {
        if (state.status === 'ACTIVE' && state.talentId === uid) return [];
        if (state.status === 'ACTIVE' && state.talentId !== null)
          throw new DomainError('ta-code-taken', { taCode: 'このTAコードは、すでに使われています' });
        if (state.status !== 'ACTIVE' || codeHash === null || state.linkCode?.hash !== codeHash)
          throw new DomainError('link-code-invalid', { linkCode: 'TAコードと連携コードの組み合わせを確認できませんでした' });
        if (now >= state.linkCode.expiresAt) throw new DomainError('link-code-expired', { linkCode: 'この連携コードは期限が切れています' });
        if (!isSameIdentity(state.identity, identity))
          throw new DomainError('ta-code-unknown', { taCode: 'このTAコードの申込内容と、プロフィールが一致しませんでした' });
        return [{ type: 'StudentLinked', data: { talentId: uid, belongingTo: state.belongingTo } }];
      },
    },
    unlink: {
      ...byOffice,
      ...noFields,
      after: linked,
      decide: (_, state) => {
        const { talentId } = active(state);
        return talentId === null ? [] : [{ type: 'StudentUnlinked', data: { talentId } }];
      },
    },
    /** The talent of the place has left. */
    leave: {
      by: 'system',
      payload: { talentId: identifier },
      example: { talentId: uidOf.talent },
      after: linked,
      decide: (data, state) => (state.status === 'ACTIVE' && state.talentId === data.talentId ? [{ type: 'StudentUnlinked', data }] : []),
    },
  });

export type StudentCommand = CommandOf<typeof student>;
export type StudentEvent = EventOf<typeof student>;
