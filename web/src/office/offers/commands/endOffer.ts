import { offerDocument } from '#web/features/offer/public.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

export type EndAction = 'adminDisapprove' | 'forceClose';

/** The office ends a deal, with a reason: by refusing what was accepted, or by force at any stage. */
export const useEndOffer = (action: EndAction, offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string; reason: string }>({
    callable: 'offers',
    type: action,
    shownBy: () => offerDocument(offer.jobId, offer.id),
  });
