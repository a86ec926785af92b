import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { permit } from '../kernel/domainError.ts';
import type { OperationCommand } from './commands.ts';
import { type OperationEvent, operationEvents } from './events.ts';

/**
 * What was done stands in the events; a decision needs to know only whether the same request is
 * sent again.
 */
export type OperationState = { readonly status: 'NONE' } | { readonly status: 'DONE'; readonly lastRequest: string };

const initial: OperationState = { status: 'NONE' };

type Target = { readonly subscription: string; readonly streamId: string } | { readonly mailId: string } | { readonly deadlineId: string };

/** A stream for each thing that was put in order: what was done to it, by whom. */
export const operationIdOf = (target: Target): string => {
  if ('mailId' in target) return `mail_${target.mailId}`;
  if ('deadlineId' in target) return `deadline_${target.deadlineId}`;
  return `${target.subscription}_${target.streamId}`;
};

const decide = (command: OperationCommand, state: OperationState, { actor }: DecisionContext): OperationEvent[] => {
  permit(actor.role === 'office');
  if (state.status === 'DONE' && state.lastRequest === command.requestId) return [];
  return match(command)
    .returnType<OperationEvent[]>()
    .with({ type: 'retryStream' }, ({ type: _, ...data }) => [{ type: 'OperationStreamRetried', data }])
    .with({ type: 'discardEvent' }, ({ type: _, ...data }) => [{ type: 'OperationEventDiscarded', data }])
    .with({ type: 'resendMail' }, ({ type: _, ...data }) => [{ type: 'OperationMailResent', data }])
    .with({ type: 'rearmDeadline' }, ({ type: _, ...data }) => [{ type: 'OperationDeadlineRearmed', data }])
    .exhaustive();
};

const evolve = (_: OperationState, { data }: OperationEvent): OperationState => ({ status: 'DONE', lastRequest: data.requestId });

export const decider: Decider<OperationState, OperationCommand, OperationEvent> = { initial, decide, evolve };

/**
 * What the office put in order by hand: streams that stood still, mails that failed, deadlines. A
 * policy carries it out.
 */
export const operation: Aggregate<OperationState, OperationCommand, OperationEvent> = {
  name: 'operation',
  decider,
  events: operationEvents,
  snapshotSchema: 1,
  subject: () => '',
};
