import { daysAfter, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { owedOf, restOf } from '#domain/money/invoice/status.ts';
import { jobFunnelSchema } from '#projections/deal/jobFunnels.schema.ts';
import { dailySummarySchema, sumFigures } from '#projections/figures/dailySummaries.schema.ts';
import { type InvoiceDocument, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { joinedQuery } from '#web/shared/ui/joinedList.ts';
import { useBillTotals } from '../../bills/queries/bills.ts';
import { useInvoices } from '../../bills/queries/invoices.ts';

/** The current month until `today` (JST), yesterday and today, live: a document for each day. */
export const useDailyFigures = (today: string) => {
  const yesterday = daysAfter(today, -1);
  const first = `${today.slice(0, 7)}-01`;
  const where = [
    ['date', '>=', yesterday < first ? yesterday : first],
    ['date', '<=', today],
  ] as const;
  const { query } = useMany({ collection: 'dairySummaries', where, orderBy: ['date', 'asc'], limit: 31 }, dailySummarySchema);
  const sumFrom = (from: string, to: string) =>
    sumFigures((query.data ?? []).filter(({ date }) => date >= from && date <= to).map(({ figures }) => figures));
  return { query, month: sumFrom(first, today), yesterday: sumFrom(yesterday, yesterday), today: sumFrom(today, today) };
};

type Money = Pick<InvoiceDocument, 'status' | 'total' | 'credited' | 'paid'>;

const openOf = (invoice: Money): number => Math.max(0, restOf(invoice));
const sumOf = (invoices: readonly Money[], amount: (invoice: Money) => number): number =>
  invoices.reduce((sum, invoice) => sum + amount(invoice), 0);

/** What was invoiced (yen with tax), in parts: paid, open, and overdue. */
export const invoicedOf = (invoices: readonly Money[]) => {
  const valid = invoices.filter(({ status }) => status !== 'VOIDED');
  const late = sumOf(valid, (invoice) => (invoice.status === 'OVERDUE' ? openOf(invoice) : 0));
  const rest = sumOf(valid, openOf);
  const total = sumOf(valid, owedOf);
  return { count: valid.length, total, paid: total - rest, open: rest - late, late };
};

export const INVOICES_MAX = 100;

/** The invoices of last month, the overdue ones of all months, and two sums of unbilled deals. */
export const useMoney = (today: string) => {
  const month = monthsAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const monthly = useMany(
    { collection: 'invoices', where: [['month', '==', month]], orderBy: ['number', 'asc'], limit: INVOICES_MAX },
    invoiceSchema,
  );
  const unpaid = useInvoices('unpaid');
  const unbilled = useBillTotals({ status: 'UNCLAIMED', month: null, clientId: null }, true);
  return { month, monthly, unpaid, unbilled };
};

/** How many days ahead the work is shown, with today. */
export const DAYS_AHEAD = 7;

export type NearJob = Pick<Job, 'id' | 'title' | 'startsAt' | 'numberOfPeople'> & { readonly concluded: number };

/** The jobs that begin in the next days, the first 30, with their concluded deals; live. */
export const useNearJobs = (today: string) => {
  const near = [
    ['startsAt', '>=', startOfJstDay(today)],
    ['startsAt', '<=', endOfJstDay(daysAfter(today, DAYS_AHEAD - 1))],
  ] as const;
  const jobs = useMany({ collection: 'jobs', where: near, orderBy: ['startsAt', 'asc'], limit: 30 }, jobSchema);
  const ids = jobs.rows.map(({ id }) => id);
  const funnels = useMany({ collection: 'jobFunnels', where: [['id', 'in', ids]], limit: 30 }, jobFunnelSchema);
  const concluded = new Map(funnels.rows.map((funnel) => [funnel.id, funnel.concluded]));
  // A job that ended without a cast has no work.
  const rows = jobs.rows.flatMap((job): NearJob[] => {
    const count = concluded.get(job.id) ?? 0;
    return count > 0 || job.status === 'OPEN' ? [{ ...job, concluded: count }] : [];
  });
  const isPending = jobs.query.isPending || (ids.length > 0 && funnels.query.isPending);
  const isError = jobs.query.isError || funnels.query.isError;
  const refetch = () => Promise.all([jobs.query.refetch(), funnels.query.refetch()]);
  return { query: { isPending, isError, refetch }, rows: isPending ? [] : rows };
};

/** The limit per kind of deals with a due time today. */
const DUE_MAX = 20;

/** A deal that waits for an answer until a time (ms) of today. */
export type DueDeal = { readonly kind: DealKind; readonly due: number; readonly deal: Deal };

/** The deals of a kind whose time to answer ends on a day (JST), the earliest first; live. */
const useDueOn = <K extends DealKind>(kind: K, today: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const dueOn = [
    ['answerDue', '>=', startOfJstDay(today)],
    ['answerDue', '<=', endOfJstDay(today)],
  ] as const;
  return useMany({ collection: dealCollection, group: true, where: dueOn, orderBy: ['answerDue', 'asc'], limit: DUE_MAX }, schema);
};

/** The deals of both kinds that wait for an answer until later today, the earliest first. */
export const useDueToday = (today: string, now: number) => {
  const lists = [useDueOn('offer', today), useDueOn('entry', today)] as const;
  const rows = lists.flatMap((list, at) =>
    list.rows.flatMap((deal): DueDeal[] =>
      deal.answerDue !== null && deal.answerDue > now ? [{ kind: at === 0 ? 'offer' : 'entry', due: deal.answerDue, deal }] : [],
    ),
  );
  return { query: joinedQuery(lists.map(({ query }) => query)), rows: rows.sort((a, b) => a.due - b.due) };
};
