import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import type { Score } from '#domain/review/score.ts';
import { clientPath } from '../client/clients.schema.ts';
import { mergeClient } from '../client/clients.ts';
import { publicClientPath } from '../client/publicClients.schema.ts';
import { mergePublicClient } from '../client/publicClients.ts';
import type { Reviewed } from '../kernel/fields.schema.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import { talentPath } from '../talent/talents.schema.ts';
import { mergeTalent } from '../talent/talents.ts';

/** How many of the newest reviews stand in a profile; the others are read from `reviews`. */
const LATEST_REVIEWS = 5;

/** The totals and the newest reviews with one more. Whatever the order they come in, the same: sums, and the first of a total order. */
export const withReview = ({ reviews, latestReviews }: Reviewed, added: Reviewed['latestReviews'][number]): Reviewed => {
  const { score } = added;
  const newestFirst = [...latestReviews, added].sort((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1));
  return {
    reviews: {
      sum: reviews.sum + score,
      count: reviews.count + 1,
      aggregation: { ...reviews.aggregation, [score]: reviews.aggregation[score] + 1 },
    },
    latestReviews: newestFirst.slice(0, LATEST_REVIEWS),
  };
};

const added = ({ streamId, data, meta }: EnvelopeNamed<'ReviewsPublished'>, fromId: string, score: Score) => ({
  id: parseStreamId(streamId).entityId,
  jobId: data.jobId,
  fromId,
  score,
  publishedAt: meta.recordedAt,
});

/** What a talent and a client have received, in their own documents: each side's score counts for the other. */
export const receivedReviews = projector(
  'receivedReviews',
  1,
  (event) => (event.type === 'ReviewsPublished' ? [talentPath(event.data.talentId), clientPath(event.data.clientId)] : []),
  {
    ReviewsPublished: (event, documents): Writes => {
      const { clientId, talentId, scores } = event.data;
      const { client, talent } = scores;
      return [
        ...(client === null ? [] : mergeTalent(talentId, documents, (before) => withReview(before, added(event, clientId, client)))),
        ...(talent === null ? [] : mergeClient(clientId, documents, (before) => withReview(before, added(event, talentId, talent)))),
      ];
    },
  },
);

/** What a client has received, as casts see it. */
export const publicReviews = projector(
  'publicReviews',
  1,
  (event) => (event.type === 'ReviewsPublished' ? [publicClientPath(event.data.clientId)] : []),
  {
    ReviewsPublished: (event, documents): Writes => {
      const { clientId, talentId, scores } = event.data;
      const score = scores.talent;
      if (score === null) return [];
      return mergePublicClient(clientId, documents, ({ reviews, latestReviews = [] }) =>
        withReview({ reviews, latestReviews }, added(event, talentId, score)),
      );
    },
  },
);
