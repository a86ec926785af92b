import { offerDocument } from '#web/features/offer/public.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Takes a claimed or ignored bill back to unclaimed. */
export const useReopenBill = (offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string }>({ callable: 'offers', type: 'reopenBill', shownBy: () => offerDocument(offer.jobId, offer.id) });
