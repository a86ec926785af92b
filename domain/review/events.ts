import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

const parties = { jobId: z.string(), clientId: z.string(), talentId: z.string() };
const side = z.enum(['client', 'talent']);
const score = z.union([z.literal(1), z.literal(3), z.literal(5)]);

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const reviewEvents = {
  ReviewsOpened: event({ ...parties, dealKind: z.enum(['offer', 'entry']), publishDue: z.number() }),
  ReviewWritten: event({ ...parties, by: side, score, comment: personal(z.string()) }),
  ReviewNotHeldReported: event({ ...parties, by: side }),
  /** Who had given a score by then; null: who had not, or reported that the deal did not take place. */
  ReviewsPublished: event({ ...parties, scores: z.object({ client: score.nullable(), talent: score.nullable() }) }),
} as const;

export type ReviewEvent = EventOf<typeof reviewEvents>;
