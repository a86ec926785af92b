import { listsWith, PRICE_LIST } from '#domain/money/priceList/priceList.ts';
import { projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type PriceList, priceListPath } from './priceLists.schema.ts';

/** Writes priceLists/operator. A few lists in years, so it is written whole. */
export const priceLists = projector('priceLists', () => [priceListPath], {
  PriceListAnnounced: (event, documents): Writes => {
    const before = documents.get(priceListPath) as PriceList | undefined;
    const lists = listsWith(before?.lists ?? [], event.data);
    const createdAt = before?.createdAt ?? event.meta.recordedAt;
    return [[priceListPath, { id: PRICE_LIST, lists, createdAt, ...versionFields(event) }]];
  },
});
