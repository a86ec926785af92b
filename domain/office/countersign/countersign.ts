import { z } from 'zod';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { parseStreamId, streamIdOf } from '../../kernel/identifiers.ts';
import { identifier } from '../../kernel/validation.ts';
import { type WatchedAct, watchedActOf } from '../fourEyes.ts';
import { askedAct, entityOf } from './asked.ts';
import { type CountersignStatus, countersignFields, EXPORT_OPEN_MS } from './fields.ts';

const { act, target, command, askedBy, amount, reason, jobId, clientId, talentId, personId, refusedWith, confirmedBy, confirmedAt } =
  countersignFields;
const whom = { jobId, clientId, talentId, personId };
/** On every event: act, target, sender and people, so that each event is readable alone. */
const request = { act, target, askedBy, ...whom };

type Request = z.infer<z.ZodObject<typeof request>>;
type Begun = {
  readonly status: CountersignStatus;
  readonly request: Request;
  readonly type: string;
  readonly amount: number | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: number | null;
};

export type CountersignState = { readonly status: 'NONE' } | Begun;

const changed = (state: CountersignState, change: Partial<Begun>): CountersignState =>
  state.status === 'NONE' ? state : { ...state, ...change };

const sealedReason = personal(z.string());

const events = aggregate({
  name: 'countersign',
  readers: 'byItem',
  initial: { status: 'NONE' } as CountersignState,
  snapshotSchema: 1,
  id: { countersignId: identifier },
}).events(
  {
    CountersignAsked: {
      data: { ...request, command, amount, reason: sealedReason },
      words: '別の担当者に確認を依頼',
      act: true,
      evolve: (_, { command, amount, reason: _reason, ...request }) => ({
        status: 'ASKED',
        request,
        type: String(command.type),
        amount,
        confirmedBy: null,
        confirmedAt: null,
      }),
    },
    CountersignConfirmed: {
      data: { ...request, amount, confirmedBy, confirmedAt },
      words: '依頼を確認',
      act: true,
      evolve: (state, { confirmedBy, confirmedAt }) => changed(state, { status: 'CONFIRMED', confirmedBy, confirmedAt }),
    },
    CountersignDeclined: {
      data: { ...request, amount, reason: sealedReason },
      words: '依頼を確認せずに終了',
      act: true,
      evolve: (state) => changed(state, { status: 'DECLINED' }),
    },
    CountersignWithdrawn: {
      data: request,
      words: '確認の依頼を取り消し',
      act: true,
      evolve: (state) => changed(state, { status: 'WITHDRAWN' }),
    },
    CountersignCarriedOut: { data: request, words: '確認された操作を実行', evolve: (state) => changed(state, { status: 'CARRIED_OUT' }) },
    CountersignLapsed: {
      data: { ...request, refusedWith },
      words: '確認された操作を実行できず',
      evolve: (state) => changed(state, { status: 'LAPSED' }),
    },
  },
  (_id, { data: { askedBy, clientId, talentId, personId } }) => [
    ...new Set([askedBy, ...[clientId, talentId, personId].filter((uid) => uid !== null)]),
  ],
);

export type CountersignEvent = EventOf<typeof events>;

const begun = (state: CountersignState): Begun => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const assertHasRole = ({ target }: Pick<Request, 'target'>, type: string, { maySend }: DecisionContext): void => {
  if (!maySend?.(parseStreamId(target).aggregate, type)) throw new DomainError('role-missing');
};

/** The request, for another member with the role and the limit who is not its subject. */
const confirmable = (state: CountersignState, context: DecisionContext): Begun => {
  const { request, type, amount } = begun(state);
  assertHasRole(request, type, context);
  const { actor, approvalLimit = null } = context;
  if (actor.uid === request.askedBy) throw new DomainError('second-is-first');
  permit(actor.uid !== request.personId);
  if (request.act === 'APPROVAL' && approvalLimit !== null && (amount ?? 0) > approvalLimit) throw new DomainError('above-limit');
  return begun(state);
};

/** A repeated command has no effect. A request that ended differently is refused. */
const once = (state: Begun, from: CountersignStatus, to: CountersignStatus, event: CountersignEvent): CountersignEvent[] => {
  if (state.status === to) return [];
  if (state.status !== from) throw new DomainError('status-conflict');
  return [event];
};

/** Members who send an act of `watchedActs`. The decision checks the act. */
const byOffice = { by: 'office', duties: ['review', 'billing', 'approval', 'audit', 'operations', 'administration'] } as const;

/** A request for a second member: one stream per requested act. */
export const countersign = events.commands({
  /** The server adds the amount and the people. */
  ask: {
    ...byOffice,
    entity: 'new',
    payload: { asked: askedAct, reason, amount, ...whom },
    wire: { asked: askedAct, reason },
    example: {
      asked: { aggregate: 'offer', entityId: 'offer-1', command: { type: 'ignoreBill' } },
      reason: '無償協力のため',
      amount: 40_000,
      jobId: 'job-1',
      clientId: uidOf.client,
      talentId: uidOf.talent,
      personId: null,
    },
    decide: ({ asked, reason, amount, ...whom }, { status }, context) => {
      const { aggregate, command } = asked;
      const act = watchedActOf(aggregate, command.type) as WatchedAct;
      const { uid } = context.actor;
      const request: Request = { act, target: streamIdOf(aggregate, entityOf(asked)), askedBy: uid, ...whom };
      assertHasRole(request, command.type, context);
      permit(whom.personId !== uid);
      return status === 'NONE' ? [{ type: 'CountersignAsked', data: { ...request, command, amount, reason } }] : [];
    },
  },
  confirm: {
    ...byOffice,
    ...noFields,
    from: 'office-2',
    after: ['ask'],
    decide: (_, state, context) => {
      const { request, amount } = confirmable(state, context);
      const confirmed = { confirmedBy: context.actor.uid, confirmedAt: context.now };
      return once(begun(state), 'ASKED', 'CONFIRMED', { type: 'CountersignConfirmed', data: { ...request, amount, ...confirmed } });
    },
  },
  decline: {
    ...byOffice,
    payload: { reason },
    example: { reason: '規約違反' },
    from: 'office-2',
    after: ['ask'],
    decide: ({ reason }, state, context) => {
      const { request, amount } = confirmable(state, context);
      return once(begun(state), 'ASKED', 'DECLINED', { type: 'CountersignDeclined', data: { ...request, amount, reason } });
    },
  },
  /** By the member who asked. */
  withdraw: {
    ...byOffice,
    ...noFields,
    bound: 'party',
    after: ['ask'],
    decide: (_, state, { actor }) => {
      const { request } = begun(state);
      permit(actor.uid === request.askedBy);
      return once(begun(state), 'ASKED', 'WITHDRAWN', { type: 'CountersignWithdrawn', data: request });
    },
  },
  /** The member who asked for an export finishes it and gets the file; the policy, other acts. */
  finish: {
    by: ['system', 'office'],
    bound: 'role',
    wire: null,
    ...noFields,
    after: ['ask', 'confirm'],
    decide: (_, state, { actor, now }) => {
      const { request, status, confirmedAt } = begun(state);
      if (request.act !== 'EXPORT') permit(actor.role === 'system');
      else {
        permit(actor.role === 'office' && actor.uid === request.askedBy);
        if (status === 'CONFIRMED' && confirmedAt !== null && now >= confirmedAt + EXPORT_OPEN_MS) throw new DomainError('deadline-passed');
      }
      return once(begun(state), 'CONFIRMED', 'CARRIED_OUT', { type: 'CountersignCarriedOut', data: request });
    },
  },
  /** The confirmed act is no longer possible. `refusedWith` is the error code. */
  lapse: {
    by: 'system',
    payload: { refusedWith },
    example: { refusedWith: 'status-conflict' },
    after: ['ask', 'confirm'],
    decide: ({ refusedWith }, state) => {
      const { request } = begun(state);
      return once(begun(state), 'CONFIRMED', 'LAPSED', { type: 'CountersignLapsed', data: { ...request, refusedWith } });
    },
  },
});

export type CountersignCommand = CommandOf<typeof countersign>;
