import type { Side } from '#domain/talk/review/review.ts';
import { href } from '#web/routing/href.ts';

/** The addresses of one side's reviews; `otherId` is the other party of the deal. */
export const reviewPlaces = {
  client: {
    tasks: href('clientReviewTasks'),
    own: href('clientReviews'),
    add: (otherId: string, jobId: string) => `${href('clientTalentReviewAdd', { talentId: otherId })}?job=${encodeURIComponent(jobId)}`,
    done: (otherId: string) => href('clientTalentReviewDone', { talentId: otherId }),
    of: (otherId: string) => href('clientTalentReviews', { talentId: otherId }),
  },
  talent: {
    tasks: href('talentReviewTasks'),
    own: href('talentReviews'),
    add: (otherId: string, jobId: string) => `${href('talentClientReviewAdd', { id: otherId })}?job=${encodeURIComponent(jobId)}`,
    done: (otherId: string) => href('talentClientReviewDone', { id: otherId }),
    of: (otherId: string) => href('talentClientReviews', { id: otherId }),
  },
} as const satisfies Record<Side, unknown>;
