import { businessRules } from '../../kernel/businessRules.ts';
import { MINUTE } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { proxyAnswers, ValuesOf } from './fields.ts';
import type { Answered, Awaited, Proposing } from './state.ts';

// Answers that the office gives for the cast, and the cast's objection to them. Offers and entries
// share this file.

/**
 * How and when the office received the answer that it sends. Only commands of the office carry it.
 */
export type OnBehalf = ValuesOf<'onBehalf'>['onBehalf'];

type Held = Partial<Answered & Awaited & Proposing>;
type Answer = (typeof proxyAnswers)[number];
const change: readonly string[] = ['agreeChange', 'declineChange'];

/** Throws `invalid-argument` unless `heardAt` is between the question and now (ms). */
export const assertHeardInTime = (answer: string, { heardAt }: OnBehalf, { askedAt, proposedAt }: Held, { now }: DecisionContext): void => {
  const asked = change.includes(answer) ? proposedAt : askedAt;
  // Form times have no seconds: an answer in the minute of the question counts.
  const since = Math.floor((asked ?? 0) / MINUTE) * MINUTE;
  const fault =
    heardAt > now
      ? '回答を聞いた日時は、現在より前の日時を入力してください'
      : heardAt < since
        ? '回答を聞いた日時は、回答をお願いした日時よりあとを入力してください'
        : null;
  if (fault) throw new DomainError('invalid-argument', { 'onBehalf.heardAt': fault });
};

/** Whether the cast can still object to an earlier answer that binds, which ends the deal. */
const stillBinds = ({ proxy, proxyBinds, proxyDue }: Held, now: number): boolean =>
  proxy === 'OPEN' && proxyBinds === true && now < (proxyDue ?? 0);

type Noted = OnBehalf & { readonly proxyAnswer: Answer };
/** Whether the newest answer is this one. */
const isNoted = ({ proxy, proxyAnswer, heardAt }: Held, answer: Answer, at: number): boolean =>
  proxy === 'OPEN' && proxyAnswer === answer && heardAt === at;

/** Builder of the event data of `noteProxy`; null if the same answer is recorded already. */
export const proxyDetails = {
  noteProxy: ({ proxyAnswer, channel, heardAt, note }: Noted, held: object, { actor, now }: DecisionContext) =>
    isNoted(held, proxyAnswer, heardAt)
      ? null
      : {
          proxyAnswer,
          channel,
          heardAt,
          note,
          proxyBy: actor.uid,
          proxyDue: now + businessRules.proxyDisputePeriod,
          proxyBinds: proxyAnswer === 'accept' || stillBinds(held, now),
        },
};

/** The same outcome again has no effect; another outcome is refused. */
export const sameProxy = {
  settleProxy: ({ outcome }: ValuesOf<'outcome'>, held: object): boolean => 'outcome' in held && held.outcome === outcome,
};

/**
 * Whether this member answered for the cast in this deal, also before a colleague did. Another
 * member has to approve it and to settle an objection.
 */
export const approvesOwnAnswer = (deal: object, uid: string): boolean => (deal as Held).proxyAuthors?.includes(uid) ?? false;
