import { z } from 'zod';
import { datedPrices } from '#domain/kernel/priceFields.ts';
import { streamFields } from '../kernel/fields.schema.ts';

/** priceLists/operator: the operator's price lists, in the order of their first days. */
export const priceListSchema = z.object({ id: z.string(), lists: z.array(datedPrices), ...streamFields });
export type PriceList = z.infer<typeof priceListSchema>;

/** The path of the only document. */
export const priceListPath = 'priceLists/operator';

/** The lists of the document as functions read it; none before the first announcement. */
export const listsIn = (found: { data(): unknown } | undefined): PriceList['lists'] =>
  (found?.data() as PriceList | undefined)?.lists ?? [];
