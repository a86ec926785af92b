import type { Prices } from '../../kernel/priceFields.ts';
import { noPrices, shareOf } from '../../kernel/prices.ts';
import { type AmountRow, amountRow, amountRows, amountsOf, extraRow } from '../../work/deal/amounts.ts';
import type { Taxes } from '../payee/fields.ts';
import { type PayoutLine, sumsOf } from './statement.ts';

/** What was settled after the work, without tax, as the statement takes it. */
type Settled = readonly Pick<PayoutLine, 'net' | 'percent'>[];
export type ArrivalRow = AmountRow | AmountRow<'extra' | 'withheld'>;

export const arrivalLabel = '振り込まれる額';
const withheldLabels = { company: '源泉徴収税（会社）', person: '源泉徴収税（個人）' } as const;

/**
 * What arrives of one deal, as the rows of `amountRows` down to the sum that is transferred. It is
 * what a statement with this deal alone has. `prices` is undefined until they are read: then no sum
 * is known.
 */
export const arrivalRows = (
  fee: number,
  scheduleToClose: number,
  prices: Prices | null | undefined,
  settled: Settled,
  { isCompany }: Pick<Taxes, 'isCompany'>,
): readonly ArrivalRow[] => {
  const rows = amountRows(fee, scheduleToClose, 'talent', prices);
  if (prices === undefined) return rows;
  const { percent, total: before } = amountsOf(fee, scheduleToClose, 'talent', prices ?? noPrices);
  const share = shareOf(fee, prices ?? noPrices);
  const extras = settled.map((part) => ({ ...part, share: 0 }));
  const { withheld, total } = sumsOf([{ net: fee, percent, share }, ...extras], isCompany);
  const extra = total + withheld - before;
  return [
    ...rows.filter(({ name }) => name !== 'total'),
    ...(extra === 0 ? [] : [extraRow(extra)]),
    amountRow('withheld', isCompany ? withheldLabels.company : withheldLabels.person, 0 - withheld),
    amountRow('total', arrivalLabel, total),
  ];
};
