import type { z } from 'zod';
import type { makeOffer } from '#domain/offer/commands.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument, offerIdOf } from '../offerDocument.ts';

/** `offerId` continues an inquiry. */
type Fields = Omit<z.infer<typeof makeOffer>, 'type'> & { offerId?: string };

/** Offers a job to a talent, with fee (yen) and end (ms). */
export const useMakeOffer = (jobId: string) =>
  useCommand<Fields>({ callable: 'offers', type: 'makeOffer', shownBy: ({ streamId }) => offerDocument(jobId, offerIdOf(streamId)) });
