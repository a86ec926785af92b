import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { diaryFields } from './fields.ts';

const { from, to, kind, on, dealId, feedHash } = diaryFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a diary, by type, as the log stores them. */
export const diaryEvents = {
  DiaryBlocked: event({ from, to, kind, on }),
  DiaryUnblocked: event({ from, to }),
  DiaryFeedOpened: event({ feedHash }),
  DiaryFeedClosed: event({}),
  DiaryOverlapAllowed: event({ dealId, reason: personal(z.string()) }),
} as const;

/** Any event of a diary. */
export type DiaryEvent = EventOf<typeof diaryEvents>;
