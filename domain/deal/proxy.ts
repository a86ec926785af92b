import { z } from 'zod';
import { MINUTE } from '../calendar/instants.ts';
import { businessRules } from '../kernel/businessRules.ts';
import { parties } from '../kernel/commonFields.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { event, personal } from '../kernel/eventDefinition.ts';
import { dealFields } from './fields.ts';
import type { proxyAnswers } from './proxyAnswers.ts';
import type { Answered, Awaited, Proposing } from './state.ts';

// Answers that the office gives on the cast's behalf, and the cast's objection to one. For offers
// and entries alike.

const { channel, heardAt, note, proxyAnswer, proxyBy, proxyDue, proxyBinds, outcome, reason } = dealFields;

/** How and when the office heard the answer that it sends; only its commands carry it. */
export type OnBehalf = z.infer<typeof dealFields.onBehalf>;

/** Sent by no callable: it follows the answer in its commit. */
export const noteProxy = z.strictObject({ type: z.literal('noteProxy'), proxyAnswer, channel, heardAt, note });
export const disputeProxy = z.strictObject({ type: z.literal('disputeProxy'), reason });
export const settleProxy = z.strictObject({ type: z.literal('settleProxy'), outcome, reason });
export const proxyCommands = [...([noteProxy, disputeProxy, settleProxy] as const)] as const;

export const answeredOnBehalf = event({
  ...parties,
  proxyAnswer,
  channel,
  heardAt: z.number(),
  note: personal(z.string()),
  proxyBy,
  proxyDue,
  proxyBinds,
});
/** Words of the cast about the office, or of the office about them. */
export const proxyDisputed = event({ ...parties, reason: personal(z.string()) });
export const proxySettled = event({ ...parties, outcome, reason: personal(z.string()) });

type Held = Partial<Answered & Awaited & Proposing>;
type Answer = (typeof proxyAnswers)[number];
const change: readonly string[] = ['agreeChange', 'declineChange'];

/** Throws unless the answer to this question was heard after it was asked, and by now (ms). */
export const requireHeard = (answer: string, { heardAt }: OnBehalf, { askedAt, proposedAt }: Held, { now }: DecisionContext): void => {
  const asked = change.includes(answer) ? proposedAt : askedAt;
  // Forms know no seconds: an answer in the minute of the question counts.
  const since = Math.floor((asked ?? 0) / MINUTE) * MINUTE;
  const fault =
    heardAt > now
      ? '回答を聞いた日時は、現在より前の日時を入力してください'
      : heardAt < since
        ? '回答を聞いた日時は、回答をお願いした日時よりあとを入力してください'
        : null;
  if (fault) throw new DomainError('invalid-argument', { 'onBehalf.heardAt': fault });
};

/**
 * Whether the cast can still object to an earlier answer that binds to terms: then objecting to the
 * newest one ends the deal too.
 */
const stillBinds = ({ proxy, proxyBinds, proxyDue }: Held, now: number): boolean =>
  proxy === 'OPEN' && proxyBinds === true && now < (proxyDue ?? 0);

type Noted = OnBehalf & { readonly proxyAnswer: Answer };
/** Whether the newest answer is this one. */
const isNoted = ({ proxy, proxyAnswer, heardAt }: Held, answer: Answer, at: number): boolean =>
  proxy === 'OPEN' && proxyAnswer === answer && heardAt === at;

/** The data of the event that follows an answer on behalf. */
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

/** The same objection again, or the same end of it, has no effect; another end is refused. */
export const sameProxy = {
  settleProxy: ({ outcome }: z.infer<typeof settleProxy>, held: object): boolean => 'outcome' in held && held.outcome === outcome,
};

/**
 * Whether this member answered for the cast in this deal, and so is not the one who approves it.
 */
export const approvesOwnAnswer = (deal: object, uid: string): boolean => (deal as Held).proxyBy === uid;
