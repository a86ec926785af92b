import { offerSchema } from '#projections/deal/offers.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** Any deal by its id, live; null when there is none. */
export const useOfficeOffer = (offerId: string) => {
  const query = useLive(liveRows({ collection: 'offers', group: true, where: [['id', '==', offerId]], limit: 1 }, offerSchema));
  return { query, deal: query.data ? (query.data[0] ?? null) : undefined };
};
