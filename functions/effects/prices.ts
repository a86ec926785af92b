import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { pricesAt } from '#domain/kernel/prices.ts';
import type { PriceList } from '#projections/office/priceLists.schema.ts';

/** What a deal's document says of its prices; in those of earlier releases they are missing. */
type Concluded = { readonly approvedAt: number | null; readonly prices?: Prices | null };

/**
 * The prices of a deal: those of its conclusion, or before it those of the list at a time (ms).
 * Null for a deal of a release without a price list.
 */
export const pricesOf = ({ approvedAt, prices }: Concluded, list: DocumentSnapshot | undefined, at: number): Prices | null =>
  approvedAt === null ? pricesAt((list?.data() as PriceList | undefined)?.lists ?? [], at) : (prices ?? null);
