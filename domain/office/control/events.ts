import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';
import { controlFields } from './fields.ts';

const { act, on, above } = controlFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of the choice of acts that need a second member, by type, as the log stores them. */
export const controlEvents = {
  ControlSet: event({ act, on, above, reason: z.string() }),
} as const;

/** Any event of the choice of acts that need a second member. */
export type ControlEvent = EventOf<typeof controlEvents>;
