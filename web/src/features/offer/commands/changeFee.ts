import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument } from '../offerDocument.ts';

/** Changes the fee (yen) of a running deal. */
export const useChangeFee = (offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string; fee: number }>({
    callable: 'offers',
    type: 'changeFee',
    shownBy: () => offerDocument(offer.jobId, offer.id),
  });
