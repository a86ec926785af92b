import { offerDocument } from '#web/features/offer/public.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

type OfferRef = { readonly id: string; readonly jobId: string };

/** The office lets an accepted deal through to the client. */
export const useAdminApprove = (offer: OfferRef) =>
  useCommand<{ offerId: string }>({ callable: 'offers', type: 'adminApprove', shownBy: () => offerDocument(offer.jobId, offer.id) });
