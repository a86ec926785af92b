import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';
import { operationFields } from './fields.ts';

export { parkable } from './fields.ts';

const { subscription } = operationFields;

/** The request id, on every event: a repeated request has no effect. */
const request = { requestId: z.string() };
/** A stream parked for a subscription: the failing version, and since when (ms). */
const parked = { subscription, streamId: z.string(), version: z.number(), parkedAt: z.number() };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a manual repair, by type, as the log stores them. */
export const operationEvents = {
  OperationStreamRetried: event({ ...request, ...parked }),
  OperationEventDiscarded: event({ ...request, ...parked, reason: z.string() }),
  OperationMailResent: event({ ...request, mailId: z.string() }),
  OperationDeadlineRearmed: event({ ...request, deadlineId: z.string() }),
} as const;

/** Any event of a manual repair. */
export type OperationEvent = EventOf<typeof operationEvents>;
