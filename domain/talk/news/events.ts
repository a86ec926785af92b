import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';

const newsText = { title: z.string(), body: z.string() };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a news item, by type, as the log stores them. */
export const newsEvents = {
  NewsWritten: event(newsText),
  NewsEdited: event(newsText),
  NewsPublished: event({}),
  NewsUnpublished: event({}),
  NewsRemoved: event({}),
} as const;

/** Any event of a news item. */
export type NewsEvent = EventOf<typeof newsEvents>;
