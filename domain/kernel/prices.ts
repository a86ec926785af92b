import { jstDate } from './calendar/instants.ts';
import { percentOf } from './consumptionTax.ts';
import { yenInText } from './format/numbers.ts';
import type { DatedPrices, Prices } from './priceFields.ts';

/** The prices before the operator names any: no service fee and no share. */
export const noPrices: Prices = { serviceRate: 0, serviceMin: 0, shareRate: 0 };

/** The prices at a time (ms): of the list with the latest day that is not after it. */
export const pricesAt = (lists: readonly DatedPrices[], at: number): Prices => {
  const today = jstDate(at);
  const begun = lists.filter(({ from }) => from <= today).sort((a, b) => (a.from < b.from ? 1 : -1));
  const { serviceRate, serviceMin, shareRate } = begun[0] ?? noPrices;
  return { serviceRate, serviceMin, shareRate };
};

/** What a deal's document says of its prices; in those of earlier releases they are missing. */
type Concluded = { readonly approvedAt: number | null; readonly prices?: Prices | null };

/**
 * The prices of a deal: those of its conclusion, or before it the current ones. Null for a deal of
 * a release without a price list.
 */
export const pricesOf = <Current>({ approvedAt, prices }: Concluded, current: Current): Prices | Current | null =>
  approvedAt === null ? current : (prices ?? null);

/** The client's service fee for a fee (yen), rounded down. Without a fee there is none. */
export const serviceFeeOf = (fee: number, { serviceRate, serviceMin }: Prices): number =>
  fee === 0 ? 0 : Math.max(percentOf(fee, serviceRate), serviceMin);

/** The operator's share of a cast's fee (yen), rounded down. */
export const shareOf = (fee: number, { shareRate }: Prices): number => percentOf(fee, shareRate);

/** The client's service fee in words: 「報酬の10%（税抜。1件につき3,000円以上）」. */
export const serviceInWords = ({ serviceRate, serviceMin }: Prices): string => {
  if (serviceRate === 0 && serviceMin === 0) return 'かかりません';
  if (serviceRate === 0) return `1件につき${yenInText(serviceMin)}（税抜）`;
  return serviceMin === 0 ? `報酬の${serviceRate}%（税抜）` : `報酬の${serviceRate}%（税抜。1件につき${yenInText(serviceMin)}以上）`;
};

export const shareInWords = ({ shareRate }: Prices): string => (shareRate === 0 ? 'かかりません' : `報酬の${shareRate}%（税抜）`);

export const pricesInWords = (prices: Prices): string => `サービス料：${serviceInWords(prices)}、利用料：${shareInWords(prices)}`;
