import type { BillStatus } from '#domain/offer/status.ts';
import { offerSchema } from '#projections/offers.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';

/** Closed deals by the state of their bill, the oldest first; live. */
export const useBills = (status: BillStatus) =>
  useLiveWindow(
    { collection: 'offers', group: true, where: [['billStatus', '==', status]], orderBy: ['closedAt', 'asc'], limit: 50 },
    offerSchema,
  );
