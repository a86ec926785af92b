import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { reviewFields } from './fields.ts';

const { dealKind, by, publishDue, score, scores } = reviewFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const reviewEvents = {
  ReviewsOpened: event({ ...parties, dealKind, publishDue }),
  ReviewWritten: event({ ...parties, by, score, comment: personal(z.string()) }),
  ReviewNotHeldReported: event({ ...parties, by }),
  /**
   * Who had given a score by then; null: who had not, or reported that the deal did not take place.
   */
  ReviewsPublished: event({ ...parties, scores }),
  /** By the office; `score` is what counts no more. Why is about the author. */
  ReviewTakenDown: event({ ...parties, by, score, reason: personal(z.string()) }),
  ReviewRestored: event({ ...parties, by, score, reason: personal(z.string()) }),
} as const;

export type ReviewEvent = EventOf<typeof reviewEvents>;
