import type { AnyEnvelope } from '#domain/registry.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { News } from './news.schema.ts';

const path = (event: AnyEnvelope) => `news/${entityIdOf(event)}`;

const update = (event: AnyEnvelope, change: Partial<News>): Writes => [[path(event), { ...change, ...versionFields(event) }, 'fields']];

const hidden = { isPublished: false, publishedTo: null, publishedAt: null } as const;

export const news = projector('news', () => [], {
  NewsWritten: (event) => {
    const { version, data, meta } = event;
    const state = { ...hidden, publishAt: null, deletedAt: null, createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: entityIdOf(event), ...data, ...state, version }]];
  },
  NewsEdited: (event) => update(event, event.data),
  NewsScheduled: (event) => update(event, event.data),
  NewsUnscheduled: (event) => update(event, { publishAt: null }),
  NewsPublished: (event) => {
    const { audience } = event.data;
    const to = audience === 'all' ? { isPublished: true, publishedTo: null } : { isPublished: false, publishedTo: audience };
    return update(event, { ...to, publishAt: null, publishedAt: event.meta.recordedAt });
  },
  NewsUnpublished: (event) => update(event, hidden),
  NewsRemoved: (event) => update(event, { isPublished: false, publishedTo: null, publishAt: null, deletedAt: event.meta.recordedAt }),
});
