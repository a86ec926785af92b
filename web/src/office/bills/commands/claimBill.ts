import { offerDocument } from '#web/features/offer/public.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Notes that the bill of a closed deal was sent, under its number. */
export const useClaimBill = (offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string; billId: string }>({
    callable: 'offers',
    type: 'claimBill',
    shownBy: () => offerDocument(offer.jobId, offer.id),
  });
