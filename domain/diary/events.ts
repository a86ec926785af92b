import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { diaryFields } from './fields.ts';

const { from, to, kind, on, dealId, feedHash } = diaryFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const diaryEvents = {
  DiaryBlocked: event({ from, to, kind, on }),
  DiaryUnblocked: event({ from, to }),
  DiaryFeedOpened: event({ feedHash }),
  DiaryFeedClosed: event({}),
  DiaryOverlapAllowed: event({ dealId, reason: personal(z.string()) }),
} as const;

export type DiaryEvent = EventOf<typeof diaryEvents>;
