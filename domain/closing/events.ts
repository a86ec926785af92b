import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';
import { closingFields } from './fields.ts';

const { month, claimed, ignored } = closingFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const closingEvents = {
  /** What the bills of the month came to when it was locked. */
  MonthLocked: event({ month, claimed, ignored }),
  MonthUnlocked: event({ month, reason: z.string() }),
} as const;

export type ClosingEvent = EventOf<typeof closingEvents>;
