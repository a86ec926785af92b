import type { AnyEnvelope } from '#domain/registry.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { News } from './news.schema.ts';

const path = (event: AnyEnvelope) => `news/${entityIdOf(event)}`;

const update = (event: AnyEnvelope, change: Partial<News>): Writes => [[path(event), { ...change, ...versionFields(event) }, 'fields']];

/** Writes news/{newsId}. */
export const news = projector('news', () => [], {
  NewsWritten: (event) => {
    const { version, data, meta } = event;
    const state = { isPublished: false, publishedAt: null, deletedAt: null, createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: entityIdOf(event), ...data, ...state, version }]];
  },
  NewsEdited: (event) => update(event, event.data),
  NewsPublished: (event) => update(event, { isPublished: true, publishedAt: event.meta.recordedAt }),
  NewsUnpublished: (event) => update(event, { isPublished: false, publishedAt: null }),
  NewsRemoved: (event) => update(event, { isPublished: false, deletedAt: event.meta.recordedAt }),
});
