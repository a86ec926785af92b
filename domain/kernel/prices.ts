import { z } from 'zod';
import { jstDate } from './calendar/instants.ts';
import { percentOf } from './consumptionTax.ts';
import { labelled } from './fieldMeta.ts';

/**
 * The operator's prices: rates in whole percent of the fee, the minimum in yen. All amounts are
 * without tax.
 */
export const pricesSchema = z.object({
  /** The client pays this service fee beside the fee. */
  serviceRate: labelled('クライアントのサービス料の率', z.number(), '%'),
  /** The least service fee of a deal. */
  serviceMin: labelled('サービス料の最低額（税抜）', z.number(), '円'),
  /** The operator keeps this share of the cast's fee. */
  shareRate: labelled('キャストの利用料の率', z.number(), '%'),
});
export type Prices = z.infer<typeof pricesSchema>;

/** The prices before the operator names any: no service fee and no share. */
export const noPrices: Prices = { serviceRate: 0, serviceMin: 0, shareRate: 0 };

/** Prices that hold from a day (JST, `YYYY-MM-DD`) on. */
export const datedPrices = pricesSchema.extend({ from: z.string() });
export type DatedPrices = z.infer<typeof datedPrices>;

/** The prices at a time (ms): of the list with the latest day that is not after it. */
export const pricesAt = (lists: readonly DatedPrices[], at: number): Prices => {
  const today = jstDate(at);
  const begun = lists.filter(({ from }) => from <= today).sort((a, b) => (a.from < b.from ? 1 : -1));
  const { serviceRate, serviceMin, shareRate } = begun[0] ?? noPrices;
  return { serviceRate, serviceMin, shareRate };
};

/** The client's service fee for a fee (yen), rounded down. Without a fee there is none. */
export const serviceFeeOf = (fee: number, { serviceRate, serviceMin }: Prices): number =>
  fee === 0 ? 0 : Math.max(percentOf(fee, serviceRate), serviceMin);

/** The operator's share of a cast's fee (yen), rounded down. */
export const shareOf = (fee: number, { shareRate }: Prices): number => percentOf(fee, shareRate);
