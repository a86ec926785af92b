import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';
import { closingFields } from './fields.ts';

const { month, claimed, ignored } = closingFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a closing month, by type, as the log stores them. */
export const closingEvents = {
  /** The sums of the month's bills at the time of the lock. */
  MonthLocked: event({ month, claimed, ignored }),
  MonthUnlocked: event({ month, reason: z.string() }),
} as const;

/** Any event of a closing month. */
export type ClosingEvent = EventOf<typeof closingEvents>;
