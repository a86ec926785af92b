import { z } from 'zod';
import { day, labelled } from './fieldMeta.ts';

/** The operator's prices: rates in percent of the fee, the minimum in yen, without tax. */
export const pricesSchema = z.object({
  /** The client pays this service fee beside the fee. */
  serviceRate: labelled('クライアントのサービス料の率', z.number(), '%'),
  serviceMin: labelled('サービス料の最低額（税抜）', z.number(), '円'),
  /** The operator keeps this share of the cast's fee. */
  shareRate: labelled('キャストの利用料の率', z.number(), '%'),
});
export type Prices = z.infer<typeof pricesSchema>;

/** Prices that hold from a day (JST, `YYYY-MM-DD`) on. */
export const datedPrices = pricesSchema.extend({ from: day });
export type DatedPrices = z.infer<typeof datedPrices>;
