import type { Viewer } from '#domain/deal/statusView.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { DealBanner } from '#web/features/deal/public.ts';
import { viewOf } from '../openActions.ts';

/** Where the offer stands for this viewer. */
export const StatusBanner = ({ offer, viewer, now }: { readonly offer: Offer; readonly viewer: Viewer; readonly now: number }) => (
  <DealBanner view={viewOf(offer, viewer)} answerDue={offer.answerDue} reason={offer.adminCancelReason} now={now} />
);
