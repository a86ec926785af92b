import type { z } from 'zod';
import type { makeOffer } from '#domain/offer/commands.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument, offerIdOf } from '../offerDocument.ts';

type Fields = Omit<z.infer<typeof makeOffer>, 'type'>;

const on = (jobId: string) => ({
  callable: 'offers' as const,
  shownBy: ({ streamId }: { readonly streamId: string }) => offerDocument(jobId, offerIdOf(streamId)),
});

/** Offers a job to a talent, with fee (yen) and end (ms). */
export const useMakeOffer = (jobId: string) => useCommand<Fields>({ ...on(jobId), type: 'makeOffer' });

/** Makes the offer that follows an inquiry. */
export const useContinueInquiry = (jobId: string) => useCommand<Fields & { offerId: string }>({ ...on(jobId), type: 'continueInquiry' });
