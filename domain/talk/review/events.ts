import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { reviewFields } from './fields.ts';

const { dealKind, by, publishDue, score, scores } = reviewFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of the reviews of a deal, by type, as the log stores them. */
export const reviewEvents = {
  ReviewsOpened: event({ ...parties, dealKind, publishDue }),
  ReviewWritten: event({ ...parties, by, score, comment: personal(z.string()) }),
  ReviewNotHeldReported: event({ ...parties, by }),
  /**
   * The scores at the time of publication; null for a side without one, or if it reported that the
   * deal did not take place.
   */
  ReviewsPublished: event({ ...parties, scores }),
  /**
   * By the office. `score`: the score that no longer counts. The reason is personal data of the
   * author.
   */
  ReviewTakenDown: event({ ...parties, by, score, reason: personal(z.string()) }),
  ReviewRestored: event({ ...parties, by, score, reason: personal(z.string()) }),
} as const;

/** Any event of the reviews of a deal. */
export type ReviewEvent = EventOf<typeof reviewEvents>;
