import { businessRules } from '#domain/kernel/businessRules.ts';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { settlementSchema } from '#projections/settlement/settlements.schema.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { usePages } from '#web/shared/data/reads/readPages.ts';
import { READ_AT_ONCE } from '#web/shared/data/reads/reads.ts';
import { joinedList } from '#web/shared/ui/joinedList.ts';
import type { List } from '#web/shared/ui/listed.tsx';
import { linesOf } from '../agenda.ts';
import { ofYear, type Payment, paidStatuses, paymentsOf, withPaid } from '../payments.ts';

/** The last work days of a year (`YYYY`), and those before it that can be due in it. */
const spanOf = (year: string) => [daysAfter(`${year}-01-01`, -businessRules.payWithinDays), `${year}-12-31`] as const;

/** The deals whose work ends in a year, or so late before it that they can be due in it. */
const useDealsOf = <K extends DealKind>(kind: K, year: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const [first, last] = spanOf(year);
  return usePages(
    {
      collection: dealCollection,
      group: true,
      where: [
        ['talentId', '==', useUid()],
        ['status', 'in', paidStatuses],
        ['workEndsOn', '>=', first],
        ['workEndsOn', '<=', last],
      ],
      orderBy: ['workEndsOn', 'asc'],
      thenBy: 'fee',
      limit: READ_AT_ONCE,
    },
    schema,
  );
};

const useSettled = (year: string) => {
  const [first, last] = spanOf(year);
  return usePages(
    {
      collection: 'settlements',
      where: [
        ['talentId', '==', useUid()],
        ['status', '==', 'FIXED'],
        ['lastDay', '>=', first],
        ['lastDay', '<=', last],
      ],
      orderBy: ['lastDay', 'asc'],
      limit: READ_AT_ONCE,
    },
    settlementSchema,
  );
};

/** The signed-in cast's payments of a year (`YYYY`), a page of each kind of deals at a time. */
export const usePayments = (year: string, payouts: readonly Payout[]): Required<List<Payment>> => {
  const lists = { offer: useDealsOf('offer', year), entry: useDealsOf('entry', year), settled: useSettled(year) };
  const payments = paymentsOf(linesOf(lists.offer.rows, lists.entry.rows), lists.settled.rows);
  return joinedList(Object.values(lists), ofYear(withPaid(payments, payouts), year));
};
