import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';
import { operationFields } from './fields.ts';

export { parkable } from './fields.ts';

const { subscription } = operationFields;

/** On every event: which request it answers, so that the same one is carried out once. */
const request = { requestId: z.string() };
/** A stream that stands still for a subscription: before which version, and since when (ms). */
const parked = { subscription, streamId: z.string(), version: z.number(), parkedAt: z.number() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const operationEvents = {
  OperationStreamRetried: event({ ...request, ...parked }),
  OperationEventDiscarded: event({ ...request, ...parked, reason: z.string() }),
  OperationMailResent: event({ ...request, mailId: z.string() }),
  OperationDeadlineRearmed: event({ ...request, deadlineId: z.string() }),
} as const;

export type OperationEvent = EventOf<typeof operationEvents>;
