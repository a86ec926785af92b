import { type DealStep, stepsOfEntry, stepsOfOffer } from '#domain/deal/steps.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

type Deal = Pick<ChatRoomReference, 'dealKind' | 'dealId' | 'jobId'>;

/** The steps of the room's deal, live, oldest first; empty until they are read. */
export const useDealSteps = ({ dealKind, dealId, jobId }: Deal): readonly DealStep[] => {
  const offer = useLive(liveDocument(`jobs/${jobId}/offers/${dealId}`, offerSchema), { enabled: dealKind === 'offer' }).data;
  const entry = useLive(liveDocument(`jobs/${jobId}/entries/${dealId}`, entrySchema), { enabled: dealKind === 'entry' }).data;
  if (dealKind === 'offer') return offer ? stepsOfOffer(offer) : [];
  return entry ? stepsOfEntry(entry) : [];
};
