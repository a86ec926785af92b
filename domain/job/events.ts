import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';

const posting = z.object({
  title: z.string(),
  description: z.string(),
  prefecture: z.number(),
  place: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  feeMin: z.number(),
  feeMax: z.number(),
  entryDeadline: z.number(),
  picture: z.string().nullable(),
});

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const jobEvents = {
  JobPosted: event({ clientId: z.string(), ...posting.shape }),
  JobEdited: event({ clientId: z.string(), before: posting.partial(), after: posting.partial() }),
  JobClosed: event({ clientId: z.string() }),
} as const;

export type JobEvent = EventOf<typeof jobEvents>;
