import type { Prices } from '#domain/kernel/priceFields.ts';
import { pricesAt, pricesOf } from '#domain/kernel/prices.ts';
import { priceListPath, priceListSchema } from '#projections/office/priceLists.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';

type Concluded = { readonly approvedAt: number | null; readonly prices: Prices | null };

/**
 * The prices of a deal: those of its conclusion, or the current ones before it and without a deal.
 * Null for a deal of a release without a price list; undefined until the list is read.
 */
export const usePrices = (deal?: Concluded): Prices | null | undefined => {
  const isConcluded = deal !== undefined && deal.approvedAt !== null;
  const { data } = useOne(isConcluded ? '' : priceListPath, priceListSchema);
  const now = useNow();
  const current = data === undefined ? undefined : pricesAt(data?.lists ?? [], now);
  return deal ? pricesOf(deal, current) : current;
};
