import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { CommandOf, GuardianCommand } from './commands.ts';
import { isConsented } from './consent.ts';
import { type GuardianEvent, guardianEvents } from './events.ts';
import { hasSameTerms, type Matter, matterIn, matterKey, profileMatter } from './matter.ts';
import type { AskedMatter, GuardianState, RegisteredGuardian } from './state.ts';

const registered = (state: GuardianState): RegisteredGuardian => {
  if (state.status !== 'REGISTERED') throw new DomainError('guardian-missing');
  return state;
};

const printOf = ({ name, relation, email }: { name: string | null; relation: string; email: string | null }) =>
  fingerprint({ name, relation, email });

const register = ({ type: _, ...profile }: CommandOf<'register'>, state: GuardianState, { actor }: DecisionContext): GuardianEvent[] => {
  permit(actor.role === 'talent');
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.status === 'REGISTERED' && state.print === printOf(profile)) return [];
  const guardianNo = state.status === 'NONE' ? 1 : state.guardianNo + 1;
  return [{ type: 'GuardianRegistered', data: { ...profile, guardianNo, endsConsent: isConsented(state, profileMatter) } }];
};

/**
 * Asks by mail. A matter with consent is not asked again. One mail per minute for the same matter
 * and terms. The link ends when the deal stops waiting for the minor.
 */
const ask = (
  { codeHash, neededBy = null, ...command }: CommandOf<'ask'>,
  state: GuardianState,
  { actor, now }: DecisionContext,
): GuardianEvent[] => {
  permit(actor.role === 'talent');
  const { matters, guardianNo } = registered(state);
  const before = matters[matterKey(command)];
  if (before?.codeHash === codeHash || isConsented(state, command)) return [];
  const isAsked = before && hasSameTerms(before, command);
  if (isAsked && now < before.requestedAt + businessRules.confirmationInterval) throw new DomainError('too-many-requests');
  const expiresAt = Math.min(now + businessRules.guardianLinkPeriod, neededBy !== null && neededBy > now ? neededBy : Infinity);
  return [{ type: 'GuardianAsked', data: { ...matterIn(command), guardianNo, codeHash, requestedAt: now, expiresAt } }];
};

type Told = Pick<AskedMatter, 'isGiven'> & { readonly matter: Matter; readonly note: string | null };

/** The same answer has no effect; a different one replaces it. */
const answered = (consents: boolean, { isGiven, matter, note }: Told, { guardianNo }: RegisteredGuardian): GuardianEvent[] => {
  if (isGiven === consents) return [];
  const data = { ...matterIn(matter), guardianNo, channel: note === null ? 'LINK' : 'PAPER', note } as const;
  return [{ type: consents ? 'GuardianConsentGiven' : 'GuardianConsentRefused', data }];
};

/** The request for a mailed code. Throws `guardian-link-invalid` or `guardian-link-expired`. */
export const askedByCode = (state: GuardianState, codeHash: string, now: number): AskedMatter => {
  const matters = state.status === 'REGISTERED' ? Object.values(state.matters) : [];
  const asked = matters.find((each) => each.codeHash === codeHash);
  if (!asked) throw new DomainError('guardian-link-invalid');
  if (now >= asked.expiresAt) throw new DomainError('guardian-link-expired');
  return asked;
};

const answer = ({ codeHash, consents }: CommandOf<'answer'>, state: GuardianState, { actor, now }: DecisionContext): GuardianEvent[] => {
  permit(actor.role === 'system');
  const asked = askedByCode(state, codeHash, now);
  return answered(consents, { isGiven: asked.isGiven, matter: asked, note: null }, registered(state));
};

/** A consent on paper, for the profile or for a deal with its last terms. */
const record = (command: CommandOf<'record'>, state: GuardianState, { actor }: DecisionContext): GuardianEvent[] => {
  permit(actor.role === 'office');
  const guardian = registered(state);
  if (guardian.guardianNo !== command.guardianNo) throw new DomainError('status-conflict');
  const asked = guardian.matters[matterKey(command)];
  if (!asked && command.scope !== 'PROFILE') throw new DomainError('not-found');
  return answered(command.consents, { isGiven: asked?.isGiven ?? null, matter: asked ?? profileMatter, note: command.note }, guardian);
};

const decide = (command: GuardianCommand, state: GuardianState, context: DecisionContext): GuardianEvent[] =>
  match(command)
    .returnType<GuardianEvent[]>()
    .with({ type: 'register' }, (sent) => register(sent, state, context))
    .with({ type: 'ask' }, (sent) => ask(sent, state, context))
    .with({ type: 'answer' }, (sent) => answer(sent, state, context))
    .with({ type: 'record' }, (sent) => record(sent, state, context))
    .with({ type: 'withdraw' }, () => {
      permit(context.actor.role === 'system');
      return state.status === 'REGISTERED' ? [{ type: 'GuardianWithdrawn', data: {} }] : [];
    })
    .exhaustive();

/** The state of a matter with a change. Without a request by mail, `codeHash` is null. */
const withMatter = (state: GuardianState, matter: Matter, change: Partial<AskedMatter>): GuardianState => {
  if (state.status !== 'REGISTERED') return state;
  const key = matterKey(matter);
  const before = state.matters[key] ?? { codeHash: null, requestedAt: 0, expiresAt: 0, isGiven: null };
  return { ...state, matters: { ...state.matters, [key]: { ...before, ...matterIn(matter), ...change } } };
};

const evolve = (state: GuardianState, event: GuardianEvent): GuardianState => {
  if (state.status === 'WITHDRAWN') return state;
  return match(event)
    .returnType<GuardianState>()
    .with({ type: 'GuardianRegistered' }, ({ data }) => ({
      ...{ status: 'REGISTERED', guardianNo: data.guardianNo, print: printOf(data), matters: {} },
    }))
    .with({ type: 'GuardianAsked' }, ({ data: { codeHash, requestedAt, expiresAt, ...data } }) =>
      withMatter(state, data, { codeHash, requestedAt, expiresAt, isGiven: null }),
    )
    .with({ type: 'GuardianConsentGiven' }, ({ data }) => withMatter(state, data, { isGiven: true }))
    .with({ type: 'GuardianConsentRefused' }, ({ data }) => withMatter(state, data, { isGiven: false }))
    .with({ type: 'GuardianWithdrawn' }, () => ({ status: 'WITHDRAWN' }))
    .exhaustive();
};

/** Decides commands on a minor's guardian and folds its events. */
export const decider: Decider<GuardianState, GuardianCommand, GuardianEvent> = { initial: { status: 'NONE' }, decide, evolve };

/** The aggregate of a minor's guardian and the guardian's consents, under the minor's uid. */
export const guardian: Aggregate<GuardianState, GuardianCommand, GuardianEvent> = {
  name: 'guardian',
  decider,
  events: guardianEvents,
  snapshotSchema: 2,
  subject: (uid) => uid,
};
