import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument } from '../offerDocument.ts';

/** Changes the end (ms) of a running deal; an awaited answer may fall due earlier with it. */
export const useChangeSchedule = (offer: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ offerId: string; scheduleToClose: number }>({
    callable: 'offers',
    type: 'changeSchedule',
    shownBy: () => offerDocument(offer.jobId, offer.id),
  });
