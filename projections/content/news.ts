import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import type { News } from './news.schema.ts';

const idOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;
const path = (event: AnyEnvelope) => `news/${idOf(event)}`;

const follow = (event: AnyEnvelope, change: Partial<News>): Writes => [
  [path(event), { ...change, version: event.version, updatedAt: event.meta.recordedAt }, 'fields'],
];

export const news = projector('news', 1, () => [], {
  NewsWritten: (event) => {
    const { version, data, meta } = event;
    const state = { isPublished: false, publishedAt: null, deletedAt: null, createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: idOf(event), ...data, ...state, version }]];
  },
  NewsEdited: (event) => follow(event, event.data),
  NewsPublished: (event) => follow(event, { isPublished: true, publishedAt: event.meta.recordedAt }),
  NewsUnpublished: (event) => follow(event, { isPublished: false, publishedAt: null }),
  NewsRemoved: (event) => follow(event, { isPublished: false, deletedAt: event.meta.recordedAt }),
});
