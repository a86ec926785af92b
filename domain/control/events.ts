import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';
import { controlFields } from './fields.ts';

const { act, on, above } = controlFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const controlEvents = {
  ControlSet: event({ act, on, above, reason: z.string() }),
} as const;

export type ControlEvent = EventOf<typeof controlEvents>;
