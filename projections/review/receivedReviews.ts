import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { Score } from '#domain/talk/review/content.ts';
import { clientPath } from '../client/clients.schema.ts';
import { mergeClient } from '../client/clients.ts';
import { publicClientPath } from '../client/publicClients.schema.ts';
import { mergePublicClient } from '../client/publicClients.ts';
import type { Reviewed } from '../kernel/fields.schema.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';
import { talentPath } from '../talent/talents.schema.ts';
import { mergeTalent } from '../talent/talents.ts';

/** The number of newest reviews in a profile. Further ones are read from `reviews`. */
const LATEST_REVIEWS = 5;

type Received = Reviewed['latestReviews'][number];

/** The totals with one score added (1) or removed (-1). */
const counted = ({ sum, count, aggregation }: Reviewed['reviews'], score: Score, by: 1 | -1): Reviewed['reviews'] => ({
  sum: sum + by * score,
  count: count + by,
  aggregation: { ...aggregation, [score]: aggregation[score] + by },
});

/** Adds a review to totals and newest reviews. The result is the same in any order. */
export const withReview = ({ reviews, latestReviews }: Reviewed, added: Received & { readonly score: Score }): Reviewed => {
  const newestFirst = [...latestReviews, added].sort((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1));
  return {
    reviews: counted(reviews, added.score, 1),
    latestReviews: newestFirst.slice(0, LATEST_REVIEWS),
  };
};

type Moderated = EnvelopeNamed<'ReviewTakenDown' | 'ReviewRestored'>;

/**
 * Hides or restores a review's score in totals and newest reviews. A hidden review keeps its place:
 * if an older one moved up, a restore could not bring it back, and the result would depend on the
 * order of events.
 */
export const withModerated = ({ reviews, latestReviews }: Reviewed, { type, streamId, data: { score } }: Moderated): Reviewed => {
  const { entityId } = parseStreamId(streamId);
  const isShown = type === 'ReviewRestored';
  return {
    reviews: counted(reviews, score, isShown ? 1 : -1),
    latestReviews: latestReviews.map((each) => (each.id === entityId ? { ...each, score: isShown ? score : null } : each)),
  };
};

const added = ({ streamId, data, meta }: EnvelopeNamed<'ReviewsPublished'>, fromId: string, score: Score) => ({
  id: parseStreamId(streamId).entityId,
  jobId: data.jobId,
  fromId,
  score,
  publishedAt: meta.recordedAt,
});

type Counted = EnvelopeNamed<'ReviewsPublished'> | Moderated;
const partiesOf = (event: AnyEnvelope) => (event as Counted).data;

const moderated = (event: Moderated, documents: Documents): Writes => {
  const { by, clientId, talentId } = event.data;
  return by === 'client'
    ? mergeTalent(event, talentId, documents, (before) => withModerated(before, event))
    : mergeClient(event, clientId, documents, (before) => withModerated(before, event));
};

/** Writes received reviews to talents and clients. Each side's score counts for the other. */
export const receivedReviews = projector(
  'receivedReviews',
  (event) => [talentPath(partiesOf(event).talentId), clientPath(partiesOf(event).clientId)],
  {
    ReviewTakenDown: moderated,
    ReviewRestored: moderated,
    ReviewsPublished: (event, documents): Writes => {
      const { clientId, talentId, scores } = event.data;
      const { client, talent } = scores;
      return [
        ...(client === null ? [] : mergeTalent(event, talentId, documents, (before) => withReview(before, added(event, clientId, client)))),
        ...(talent === null ? [] : mergeClient(event, clientId, documents, (before) => withReview(before, added(event, talentId, talent)))),
      ];
    },
  },
);

const publiclyModerated = (event: Moderated, documents: Documents): Writes =>
  event.data.by === 'client'
    ? []
    : mergePublicClient(event, event.data.clientId, documents, ({ reviews, latestReviews = [] }) =>
        withModerated({ reviews, latestReviews }, event),
      );

/** Writes received reviews to publicClients/{uid}, for casts. */
export const publicReviews = projector('publicReviews', (event) => [publicClientPath(partiesOf(event).clientId)], {
  ReviewTakenDown: publiclyModerated,
  ReviewRestored: publiclyModerated,
  ReviewsPublished: (event, documents): Writes => {
    const { clientId, talentId, scores } = event.data;
    const score = scores.talent;
    if (score === null) return [];
    return mergePublicClient(event, clientId, documents, ({ reviews, latestReviews = [] }) =>
      withReview({ reviews, latestReviews }, added(event, talentId, score)),
    );
  },
});
