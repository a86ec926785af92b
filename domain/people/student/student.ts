import { match } from 'ts-pattern';
import type { AgencyGroup } from '../../kernel/agencyGroups.ts';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { assertBirthdayAllowed } from '../../kernel/birthday.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { StudentCommand } from './commands.ts';
import { type StudentEvent, studentEvents } from './events.ts';
import type { StudentProfile } from './fields.ts';
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
type Link = Extract<StudentCommand, { type: 'link' }>;

const initial: StudentState = { status: 'NONE', times: 0 };

const active = (state: StudentState): Active => {
  if (state.status !== 'ACTIVE') throw new DomainError('not-found');
  return state;
};

const byOffice = ({ actor }: DecisionContext) => permit(actor.role === 'office');

const register = (taCode: string, profile: StudentProfile, state: StudentState, { now }: DecisionContext): StudentEvent[] => {
  if (state.status !== 'ACTIVE') {
    assertBirthdayAllowed(profile.birthday, now);
    return [{ type: 'StudentRegistered', data: { ...profile, personId: `student-${taCode}-${state.times + 1}` } }];
  }
  if (state.profile === fingerprint(profile)) return [];
  throw new DomainError('already-exists', { taCode: 'このTAコードは、すでに登録されています' });
};

const change = (profile: StudentProfile, { personId, talentId, ...state }: Active, { now }: DecisionContext): StudentEvent[] => {
  if (state.profile === fingerprint(profile)) return [];
  assertBirthdayAllowed(profile.birthday, now);
  return [{ type: 'StudentChanged', data: { ...profile, personId, talentId } }];
};

const issueLinkCode = (codeHash: string, { talentId, linkCode }: Active, { now }: DecisionContext): StudentEvent[] => {
  if (talentId !== null) throw new DomainError('status-conflict');
  if (linkCode?.hash === codeHash) return [];
  return [{ type: 'StudentLinkCodeIssued', data: { codeHash, expiresAt: now + businessRules.linkCodePeriod } }];
};

/**
 * Checks the one-time code first, then that the profile matches the trainee. Without the code
 * nobody learns whose place it is.
 */
const link = ({ identity, codeHash }: Link, state: StudentState, { actor, now }: DecisionContext): StudentEvent[] => {
  permit(actor.role === 'talent');
  if (state.status === 'ACTIVE' && state.talentId === actor.uid) return [];
  if (state.status === 'ACTIVE' && state.talentId !== null)
    throw new DomainError('ta-code-taken', { taCode: 'このTAコードは、すでに使われています' });
  if (state.status !== 'ACTIVE' || codeHash === null || state.linkCode?.hash !== codeHash)
    throw new DomainError('link-code-invalid', { linkCode: 'TAコードと連携コードの組み合わせを確認できませんでした' });
  if (now >= state.linkCode.expiresAt) throw new DomainError('link-code-expired', { linkCode: 'この連携コードは期限が切れています' });
  if (!isSameIdentity(state.identity, identity))
    throw new DomainError('ta-code-unknown', { taCode: 'このTAコードの申込内容と、プロフィールが一致しませんでした' });
  return [{ type: 'StudentLinked', data: { talentId: actor.uid, belongingTo: state.belongingTo } }];
};

const unlinked = (talentId: string): StudentEvent => ({ type: 'StudentUnlinked', data: { talentId } });

const decide = (command: StudentCommand, state: StudentState, context: DecisionContext): StudentEvent[] =>
  match(command)
    .returnType<StudentEvent[]>()
    .with({ type: 'register' }, ({ type: _, taCode, ...profile }) => {
      byOffice(context);
      return register(taCode, profile, state, context);
    })
    .with({ type: 'change' }, ({ type: _, ...profile }) => {
      byOffice(context);
      return change(profile, active(state), context);
    })
    .with({ type: 'remove' }, () => {
      byOffice(context);
      if (state.status === 'REMOVED') return [];
      const { personId, talentId } = active(state);
      return [{ type: 'StudentRemoved', data: { personId, talentId } }];
    })
    .with({ type: 'issueLinkCode' }, ({ codeHash }) => {
      byOffice(context);
      return issueLinkCode(codeHash, active(state), context);
    })
    .with({ type: 'link' }, (command) => link(command, state, context))
    .with({ type: 'unlink' }, () => {
      byOffice(context);
      const { talentId } = active(state);
      return talentId === null ? [] : [unlinked(talentId)];
    })
    .with({ type: 'leave' }, ({ talentId }) => {
      permit(context.actor.role === 'system');
      return state.status === 'ACTIVE' && state.talentId === talentId ? [unlinked(talentId)] : [];
    })
    .exhaustive();

const profileIn = ({ name, kana, birthday, belongingTo }: Extract<StudentEvent, { type: 'StudentRegistered' }>['data']) => ({
  profile: fingerprint({ name, kana, birthday, belongingTo }),
  identity: identityOf(kana, birthday),
  belongingTo,
});

const evolve = (state: StudentState, event: StudentEvent): StudentState => {
  if (event.type === 'StudentRegistered') {
    const { personId } = event.data;
    return { status: 'ACTIVE', times: state.times + 1, personId, ...profileIn(event.data), talentId: null, linkCode: null };
  }
  if (state.status !== 'ACTIVE') return state;
  return match(event)
    .returnType<StudentState>()
    .with({ type: 'StudentChanged' }, ({ data }) => ({ ...state, ...profileIn(data) }))
    .with({ type: 'StudentLinked' }, ({ data: { talentId } }) => ({ ...state, talentId, linkCode: null }))
    .with({ type: 'StudentLinkCodeIssued' }, ({ data: { codeHash, expiresAt } }) => ({ ...state, linkCode: { hash: codeHash, expiresAt } }))
    .with({ type: 'StudentUnlinked' }, () => ({ ...state, talentId: null }))
    .with({ type: 'StudentRemoved' }, () => ({ status: 'REMOVED', times: state.times }))
    .exhaustive();
};

/** Decides commands on a student and folds its events. */
export const decider: Decider<StudentState, StudentCommand, StudentEvent> = { initial, decide, evolve };

/** The aggregate of places on the agency's roster. Data is encrypted with the trainee's key. */
export const student: Aggregate<StudentState, StudentCommand, StudentEvent> = {
  name: 'student',
  decider,
  events: studentEvents,
  snapshotSchema: 3,
  subject: (_taCode, event) => (event.type === 'StudentRegistered' || event.type === 'StudentChanged' ? event.data.personId : ''),
};
