import { offerDocument } from '#web/features/offer/public.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Notes that a closed deal is not billed. */
export const useIgnoreBill = (offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string }>({ callable: 'offers', type: 'ignoreBill', shownBy: () => offerDocument(offer.jobId, offer.id) });
