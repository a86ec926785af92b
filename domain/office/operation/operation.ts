import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { permit } from '../../kernel/domainError.ts';
import type { OperationCommand } from './commands.ts';
import { type OperationEvent, operationEvents } from './events.ts';

/** The events hold what was done. A decision only has to recognise a repeated request. */
export type OperationState = { readonly status: 'NONE' } | { readonly status: 'DONE'; readonly lastRequest: string };

const initial: OperationState = { status: 'NONE' };

type Target = { readonly subscription: string; readonly streamId: string } | { readonly mailId: string } | { readonly deadlineId: string };

/** The id of the stream of a repaired thing: a mail, a deadline, or a parked stream. */
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

/** Decides commands on a manual repair and folds its events. */
export const decider: Decider<OperationState, OperationCommand, OperationEvent> = { initial, decide, evolve };

/**
 * The aggregate of manual repairs: parked streams, failed mails, deadlines. A policy executes them.
 */
export const operation: Aggregate<OperationState, OperationCommand, OperationEvent> = {
  name: 'operation',
  decider,
  events: operationEvents,
  snapshotSchema: 1,
  subject: () => '',
};
