import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { parseStreamId, streamIdOf } from '../../kernel/identifiers.ts';
import { type WatchedAct, watchedActOf } from '../fourEyes.ts';
import { entityOf } from './asked.ts';
import type { CountersignCommand } from './commands.ts';
import { type CountersignEvent, countersignEvents } from './events.ts';

/** The statuses of a request, in order. `LAPSED`: confirmed, but refused when carried out. */
export const countersignStatuses = ['ASKED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN', 'CARRIED_OUT', 'LAPSED'] as const;
/** One of `countersignStatuses`. */
export type CountersignStatus = (typeof countersignStatuses)[number];

/** How long a confirmed export can be downloaded (ms). */
export const EXPORT_OPEN_MS = DAY;

type Request = Extract<CountersignEvent, { type: 'CountersignWithdrawn' }>['data'];
type Begun = {
  readonly status: CountersignStatus;
  readonly request: Request;
  /** The type of the requested command. */
  readonly type: string;
  readonly amount: number | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: number | null;
};

/** The state of a request. */
export type CountersignState = { readonly status: 'NONE' } | Begun;

const initial: CountersignState = { status: 'NONE' };

const begun = (state: CountersignState): Begun => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const assertHasRole = ({ target }: Pick<Request, 'target'>, type: string, { actor, maySend }: DecisionContext): void => {
  permit(actor.role === 'office');
  if (!maySend?.(parseStreamId(target).aggregate, type)) throw new DomainError('role-missing');
};

/**
 * Throws unless the sender is another member with the required role and approval limit. The subject
 * of the act cannot confirm it.
 */
const assertCanConfirm = ({ request, type, amount }: Begun, context: DecisionContext): void => {
  assertHasRole(request, type, context);
  const { actor, approvalLimit = null } = context;
  if (actor.uid === request.askedBy) throw new DomainError('second-is-first');
  permit(actor.uid !== request.personId);
  if (request.act === 'APPROVAL' && approvalLimit !== null && (amount ?? 0) > approvalLimit) throw new DomainError('above-limit');
};

/** A repeated command has no effect. A request that ended differently is refused. */
const once = (state: Begun, from: CountersignStatus, to: CountersignStatus, event: () => CountersignEvent): CountersignEvent[] => {
  if (state.status === to) return [];
  if (state.status !== from) throw new DomainError('status-conflict');
  return [event()];
};

type Asking = Extract<CountersignCommand, { type: 'ask' }>;
const ask = (
  { asked, reason, amount, type: _, ...whom }: Asking,
  state: CountersignState,
  context: DecisionContext,
): CountersignEvent[] => {
  const { aggregate, command } = asked;
  const act = watchedActOf(aggregate, command.type) as WatchedAct;
  const { actor } = context;
  const request: Request = { act, target: streamIdOf(aggregate, entityOf(asked)), askedBy: actor.uid, ...whom };
  assertHasRole(request, command.type, context);
  permit(whom.personId !== actor.uid);
  return state.status === 'NONE' ? [{ type: 'CountersignAsked', data: { ...request, command, amount, reason } }] : [];
};

/**
 * The member who asked for an export finishes it and gets the file. The policy finishes all other
 * acts.
 */
const finish = (state: Begun, { actor, now }: DecisionContext): CountersignEvent[] => {
  const { request, confirmedAt } = state;
  if (request.act !== 'EXPORT') permit(actor.role === 'system');
  else {
    permit(actor.role === 'office' && actor.uid === request.askedBy);
    if (state.status === 'CONFIRMED' && confirmedAt !== null && now >= confirmedAt + EXPORT_OPEN_MS)
      throw new DomainError('deadline-passed');
  }
  return once(state, 'CONFIRMED', 'CARRIED_OUT', () => ({ type: 'CountersignCarriedOut', data: request }));
};

const decide = (command: CountersignCommand, state: CountersignState, context: DecisionContext): CountersignEvent[] =>
  match(command)
    .returnType<CountersignEvent[]>()
    .with({ type: 'ask' }, (asking) => ask(asking, state, context))
    .with({ type: 'confirm' }, () => {
      const held = begun(state);
      assertCanConfirm(held, context);
      const { request, amount } = held;
      const confirmed = { confirmedBy: context.actor.uid, confirmedAt: context.now };
      return once(held, 'ASKED', 'CONFIRMED', () => ({ type: 'CountersignConfirmed', data: { ...request, amount, ...confirmed } }));
    })
    .with({ type: 'decline' }, ({ reason }) => {
      const held = begun(state);
      assertCanConfirm(held, context);
      const { request, amount } = held;
      return once(held, 'ASKED', 'DECLINED', () => ({ type: 'CountersignDeclined', data: { ...request, amount, reason } }));
    })
    .with({ type: 'withdraw' }, () => {
      const held = begun(state);
      permit(context.actor.role === 'office' && context.actor.uid === held.request.askedBy);
      return once(held, 'ASKED', 'WITHDRAWN', () => ({ type: 'CountersignWithdrawn', data: held.request }));
    })
    .with({ type: 'finish' }, () => finish(begun(state), context))
    .with({ type: 'lapse' }, ({ refusedWith }) => {
      permit(context.actor.role === 'system');
      const held = begun(state);
      return once(held, 'CONFIRMED', 'LAPSED', () => ({ type: 'CountersignLapsed', data: { ...held.request, refusedWith } }));
    })
    .exhaustive();

const evolve = (state: CountersignState, event: CountersignEvent): CountersignState => {
  if (event.type === 'CountersignAsked') {
    const { command, amount, reason: _, ...request } = event.data;
    return { status: 'ASKED', request, type: String(command.type), amount, confirmedBy: null, confirmedAt: null };
  }
  if (state.status === 'NONE') return state;
  return match(event)
    .returnType<CountersignState>()
    .with({ type: 'CountersignConfirmed' }, ({ data: { confirmedBy, confirmedAt } }) => ({
      ...state,
      status: 'CONFIRMED',
      confirmedBy,
      confirmedAt,
    }))
    .with({ type: 'CountersignDeclined' }, () => ({ ...state, status: 'DECLINED' }))
    .with({ type: 'CountersignWithdrawn' }, () => ({ ...state, status: 'WITHDRAWN' }))
    .with({ type: 'CountersignCarriedOut' }, () => ({ ...state, status: 'CARRIED_OUT' }))
    .with({ type: 'CountersignLapsed' }, () => ({ ...state, status: 'LAPSED' }))
    .exhaustive();
};

/** Decides commands on a request for a second member and folds its events. */
export const decider: Decider<CountersignState, CountersignCommand, CountersignEvent> = { initial, decide, evolve };

/** The aggregate of requests for a second member: one stream per requested act. */
export const countersign: Aggregate<CountersignState, CountersignCommand, CountersignEvent> = {
  name: 'countersign',
  decider,
  events: countersignEvents,
  snapshotSchema: 1,
  subject: (_id, { data: { askedBy, clientId, talentId, personId } }) => [
    ...new Set([askedBy, ...[clientId, talentId, personId].filter((uid) => uid !== null)]),
  ],
};
