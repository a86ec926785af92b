import { useQuery } from '@tanstack/react-query';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { payoutSchema } from '#projections/payout/payouts.schema.ts';
import { transferSchema } from '#projections/payout/transfers.schema.ts';
import { answer } from '#web/shared/data/reads/answers.ts';
import { useCount } from '#web/shared/data/reads/readOnce.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

/** The limit of open payouts on the page; a transfer has as many at most. */
export const OPEN_MAX = 100;

export const useOpenPayouts = () =>
  useMany({ collection: 'payouts', where: [['isOpen', '==', true]], orderBy: ['payBy', 'asc'], limit: OPEN_MAX }, payoutSchema);

const paid = ['isOpen', '==', false] as const;

/** What was paid, of a month or of all, the newest first. */
const paidIn = (month: string | null, limit: number) =>
  ({
    collection: 'payouts',
    where: month === null ? [paid] : [paid, ['month', '==', month] as const],
    orderBy: ['payBy', 'desc'],
    limit,
  }) as const;

/** The same in pages, live. Nothing is read unless `when`. */
export const usePaidPayouts = (month: string | null, when: boolean) => useLivePages(when ? paidIn(month, 50) : null, payoutSchema);

export const usePaidCount = (month: string) => useCount(paidIn(month, 100));

const openIn = (month: string) =>
  ({
    collection: 'payouts',
    where: [['isOpen', '==', true] as const, ['month', '==', month] as const],
    orderBy: ['payBy', 'desc'],
    limit: OPEN_MAX,
  }) as const;

/** The number of open payouts of a month, up to 100. Nothing is read unless `when`. */
export const useOpenCount = (month: string, when: boolean) => useCount(openIn(month), when);

export const useTransfers = () =>
  useMany({ collection: 'transfers', where: [], orderBy: ['createdAt', 'desc'], limit: 10 }, transferSchema);

/** The casts' months without a statement. */
export const useUnfixed = (month: string) => {
  const query = useQuery(answer<readonly UnfixedMonth[]>('bills', { type: 'unfixed', month }));
  return { query, rows: query.data ?? [] };
};
