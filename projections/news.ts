import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, timeOrNull } from './readModel.ts';

/** news/{newsId}: what the office tells everybody. People see those that are published and not removed (spec section 4). */
export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  publishedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...followed,
});
export type News = z.infer<typeof newsSchema>;

const idOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;
const path = (event: AnyEnvelope) => `news/${idOf(event)}`;

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<News>): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, version: event.version, updatedAt: event.meta.recordedAt }],
];

export const news = projector('news', 1, (event) => [path(event)], {
  NewsWritten: (event, documents) => {
    const state = { isPublished: false, publishedAt: null, deletedAt: null, createdAt: event.meta.recordedAt };
    return follow(event, documents, { id: idOf(event), ...event.data, ...state });
  },
  NewsEdited: (event, documents) => follow(event, documents, event.data),
  NewsPublished: (event, documents) => follow(event, documents, { isPublished: true, publishedAt: event.meta.recordedAt }),
  NewsUnpublished: (event, documents) => follow(event, documents, { isPublished: false, publishedAt: null }),
  NewsRemoved: (event, documents) => follow(event, documents, { isPublished: false, deletedAt: event.meta.recordedAt }),
});
