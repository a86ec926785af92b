import type { Viewer } from '#domain/deal/statusView.ts';
import type { Offer } from '#projections/offers.ts';
import { DealTimeline } from '#web/features/deal/public.ts';

import { timelineOf } from '../timeline.ts';

/** What has happened so far, newest first. */
export const OfferTimeline = ({ offer, viewer }: { readonly offer: Offer; readonly viewer: Viewer }) => (
  <DealTimeline story={timelineOf(offer, viewer)} />
);
