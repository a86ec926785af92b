import type { Review } from '#projections/review/reviews.schema.ts';
import { send } from './callables.ts';
import { agreedChange, endSoon, newOffer, whenStatus } from './deals.ts';
import { type Cast, document, newTalent, type Person } from './people.ts';

/** A closed deal with the paths of its two reviews. */
export type ClosedDeal = {
  readonly reviewId: string;
  readonly jobId: string;
  readonly talent: Person;
  readonly paths: { readonly client: string; readonly talent: string };
};

/** A deal with a new talent that was concluded and closed by its deadline. */
export const closedDeal = async (cast: Cast): Promise<ClosedDeal> => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent });
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await endSoon((scheduleToClose) => agreedChange({ ...cast, talent }, { offerId }, { scheduleToClose }));
  await whenStatus(path, 'IS_CLOSED');
  const paths = { client: `clients/${cast.client.uid}/reviews/${offerId}`, talent: `talents/${talent.uid}/reviews/${offerId}` };
  return { reviewId: offerId, jobId: cast.jobId, talent, paths };
};

export const whenReview = (path: string, status: Review['status']): Promise<Review> =>
  document<Review>(path, (review) => review.status === status);
