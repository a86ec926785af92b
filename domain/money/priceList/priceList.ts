import { z } from 'zod';
import { aggregate } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { DatedPrices } from '../../kernel/priceFields.ts';
import { priceFields, startFault } from './fields.ts';

/** The id of the only stream of this aggregate. */
export const PRICE_LIST = 'operator';

/** The lists that were announced, one per first day, in the order of these days. */
export type PriceListState = { readonly status: 'KEPT'; readonly lists: readonly DatedPrices[] };

/** The lists with one more. A list with the same first day is replaced. */
export const listsWith = (lists: readonly DatedPrices[], { from, serviceRate, serviceMin, shareRate }: DatedPrices): DatedPrices[] =>
  [...lists.filter((list) => list.from !== from), { from, serviceRate, serviceMin, shareRate }].sort((a, b) => (a.from < b.from ? -1 : 1));

const isSame = (a: DatedPrices, b: DatedPrices): boolean =>
  a.from === b.from && a.serviceRate === b.serviceRate && a.serviceMin === b.serviceMin && a.shareRate === b.shareRate;

/**
 * What the operator charges, by the day from which it holds. A list never changes after it began,
 * so the prices of a past day stay the same. Always needs a second member (`watchedActs`).
 */
export const priceList = aggregate<PriceListState>({
  name: 'priceList',
  readers: 'everyone',
  initial: { status: 'KEPT', lists: [] },
  snapshotSchema: 1,
})
  .events({
    PriceListAnnounced: {
      data: { ...priceFields, reason: z.string() },
      words: '料金表を告知',
      act: true,
      evolve: ({ lists }, announced) => ({ status: 'KEPT', lists: listsWith(lists, announced) }),
    },
  })
  .commands({
    announce: {
      by: 'office',
      duties: ['billing'],
      payload: priceFields,
      begins: true,
      example: { from: '2027-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5, reason: '料金の改定' },
      decide: (announced, { lists }, { now }) => {
        if (lists.some((list) => isSame(list, announced))) return [];
        const fault = startFault(announced.from, now);
        if (fault !== null) throw new DomainError('invalid-argument', { from: fault });
        return [{ type: 'PriceListAnnounced', data: announced }];
      },
    },
  });
