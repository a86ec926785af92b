import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { Side } from '#domain/talk/review/review.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Review } from './reviews.schema.ts';

type ReviewEnvelope = EnvelopeNamed<
  'ReviewsOpened' | 'ReviewWritten' | 'ReviewNotHeldReported' | 'ReviewsPublished' | 'ReviewTakenDown' | 'ReviewRestored'
>;

const other = { client: 'talent', talent: 'client' } as const satisfies Record<Side, Side>;
const personPath = (event: ReviewEnvelope, side: Side) => `${side}s/${event.data[`${side}Id`]}`;

/** The path of a side's review, under its author. */
const reviewPath = (event: ReviewEnvelope, side: Side): string => `${personPath(event, side)}/reviews/${entityIdOf(event)}`;

const isOfReview = (event: AnyEnvelope): event is ReviewEnvelope => parseStreamId(event.streamId).aggregate === 'review';

const keys = (event: AnyEnvelope): string[] => {
  if (!isOfReview(event)) return [];
  if ('by' in event.data) return [reviewPath(event, event.data.by)];
  if (event.type === 'ReviewsOpened') return [`jobs/${event.data.jobId}`, personPath(event, 'client'), personPath(event, 'talent')];
  return [reviewPath(event, 'client'), reviewPath(event, 'talent')];
};

const waiting = (event: EnvelopeNamed<'ReviewsOpened'>, by: Side, documents: Documents): Review => {
  const { data, meta, version } = event;
  const card = (side: Side) => personCardOf(data[`${side}Id`], documents.get(personPath(event, side)));
  return {
    id: entityIdOf(event),
    dealKind: data.dealKind,
    jobId: data.jobId,
    fromId: data[`${by}Id`],
    toId: data[`${other[by]}Id`],
    by,
    job: jobCardOf(data.jobId, documents.get(`jobs/${data.jobId}`)),
    from: card(by),
    to: card(other[by]),
    status: 'IS_WAITING',
    score: null,
    comment: null,
    moderation: null,
    publishDue: data.publishDue,
    publishedAt: null,
    createdAt: meta.recordedAt,
    updatedAt: meta.recordedAt,
    version,
  };
};

const change = (event: ReviewEnvelope, side: Side, documents: Documents, changes: (review: Review) => Partial<Review>): Writes => {
  const path = reviewPath(event, side);
  const review = documents.get(path) as Review | undefined;
  return review ? [[path, { ...review, ...changes(review), ...versionFields(event) }]] : [];
};

const publishedAs = { IS_WRITTEN: 'IS_PUBLISHED', IS_WAITING: 'IS_LAPSED' } as const;

/**
 * Publishes written reviews, and lapses missing ones. A report that the deal did not take place
 * stays private to its author and the office.
 */
const publish = (event: EnvelopeNamed<'ReviewsPublished'>, side: Side, documents: Documents): Writes =>
  change(event, side, documents, ({ status }) => {
    const now = publishedAs[status as keyof typeof publishedAs] ?? status;
    return { status: now, publishedAt: now === 'IS_PUBLISHED' ? event.meta.recordedAt : null };
  });

/** Writes the reviews of both sides of a deal. */
export const reviews = projector('reviews', keys, {
  ReviewsOpened: (event, documents) =>
    (['client', 'talent'] as const).map((side) => [reviewPath(event, side), waiting(event, side, documents)] as const),
  ReviewWritten: (event, documents) =>
    change(event, event.data.by, documents, () => ({ status: 'IS_WRITTEN', score: event.data.score, comment: event.data.comment })),
  ReviewNotHeldReported: (event, documents) =>
    change(event, event.data.by, documents, () => ({ status: 'IS_NOT_HELD', score: null, comment: null })),
  ReviewTakenDown: (event, documents) =>
    change(event, event.data.by, documents, () => ({ status: 'IS_TAKEN_DOWN', moderation: event.data.reason })),
  ReviewRestored: (event, documents) =>
    change(event, event.data.by, documents, () => ({ status: 'IS_PUBLISHED', moderation: event.data.reason })),
  ReviewsPublished: (event, documents) => [...publish(event, 'client', documents), ...publish(event, 'talent', documents)],
});
