import type { AnyEnvelope } from '#domain/registry.ts';
import { entityIdOf, followedBy, projector, type Writes } from '../kernel/projector.ts';
import type { News } from './news.schema.ts';

const path = (event: AnyEnvelope) => `news/${entityIdOf(event)}`;

const follow = (event: AnyEnvelope, change: Partial<News>): Writes => [[path(event), { ...change, ...followedBy(event) }, 'fields']];

/** Writes news/{newsId}. */
export const news = projector('news', 1, () => [], {
  NewsWritten: (event) => {
    const { version, data, meta } = event;
    const state = { isPublished: false, publishedAt: null, deletedAt: null, createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: entityIdOf(event), ...data, ...state, version }]];
  },
  NewsEdited: (event) => follow(event, event.data),
  NewsPublished: (event) => follow(event, { isPublished: true, publishedAt: event.meta.recordedAt }),
  NewsUnpublished: (event) => follow(event, { isPublished: false, publishedAt: null }),
  NewsRemoved: (event) => follow(event, { isPublished: false, deletedAt: event.meta.recordedAt }),
});
