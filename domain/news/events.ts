import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';

const newsText = { title: z.string(), body: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const newsEvents = {
  NewsWritten: event(newsText),
  NewsEdited: event(newsText),
  NewsPublished: event({}),
  NewsUnpublished: event({}),
  NewsRemoved: event({}),
} as const;

export type NewsEvent = EventOf<typeof newsEvents>;
