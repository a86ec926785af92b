import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument } from '../offerDocument.ts';
import type { AnswerAction } from '../texts.ts';

/** An answer of one side that carries nothing but itself: accept, refuse, approve, decline, cancel. */
export const useAnswerOffer = (action: AnswerAction, offer: { readonly id: string; readonly jobId: string }) => {
  const command = useCommand<{ offerId: string }>({
    callable: 'offers',
    type: action,
    shownBy: () => offerDocument(offer.jobId, offer.id),
  });
  return { ...command, send: () => command.send({ offerId: offer.id }) };
};
