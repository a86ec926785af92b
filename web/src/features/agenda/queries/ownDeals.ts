import { daysAfter, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { inquiryStageStatuses } from '#domain/work/offer/status.ts';
import { settlementSchema } from '#projections/settlement/settlements.schema.ts';
import { awaitedIn, useAwaitedIn } from '#web/entities/deal/deals.ts';
import { type Deal, type DealKind, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useSums } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { type Line, linesOf, type MonthFigures, monthOf, withSum } from '../agenda.ts';

export const TASKS_SHOWN = 4;
/** The limit of concluded deals of a kind that are read for the next work, by their last day. */
const WORK_READ = 20;
/** The limit of deals of a kind that are read for two months. Of more the database sums. */
const MONTHS_READ = 20;
/** The limit of a sum, by the rules. */
const SUMMED = 1_000;
/** How often sums are asked again at most while deals change (ms). */
const SUMS_EVERY = 5_000;

const inquiries: readonly string[] = inquiryStageStatuses;

type Read<Row> = ReturnType<typeof useMany<Row>>;
type Failed = Read<unknown>['query'] | undefined;
/** Several lists as one: rows are undefined until all are read. */
const together = (
  read: readonly Pick<Read<unknown>, 'query'>[],
  lines: () => Line[],
): { readonly failed: Failed; readonly lines: Line[] | undefined } => {
  const queries = read.map(({ query }) => query);
  return { failed: queries.find(({ isError }) => isError), lines: queries.every(({ data }) => data !== undefined) ? lines() : undefined };
};

/** An inquiry has no due time, and would come before all others: it is read apart. */
const useTasksOf = <K extends DealKind>(kind: K, side: Side) => {
  const { true: undated = [], false: dated = [] } = Object.groupBy(awaitedIn(kind, side), (each) => `${inquiries.includes(each)}`);
  return useAwaitedIn(kind, side, [dated, undated], TASKS_SHOWN);
};

/** The deals that wait for the signed-in user, the first few of each kind by due time; live. */
export const useTaskDeals = (side: Side) => {
  const [offers, entries] = [useTasksOf('offer', side), useTasksOf('entry', side)];
  return together([...offers.lists, ...entries.lists], () => linesOf(offers.rows, entries.rows));
};

export const useSettlementsToAnswer = (side: Side) =>
  useMany(
    {
      collection: 'settlements',
      where: [
        [`${side}Id`, '==', useUid()],
        ['waitsFor', '==', side],
      ],
      orderBy: ['answerBy', 'asc'],
      limit: TASKS_SHOWN,
    },
    settlementSchema,
  );

const useWorkOf = <K extends DealKind>(kind: K, side: Side, today: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useMany(
    {
      collection: dealCollection,
      group: true,
      where: [
        [`${side}Id`, '==', useUid()],
        ['status', '==', 'IS_APPROVED'],
        ['workEndsOn', '>=', today],
      ],
      orderBy: ['workEndsOn', 'asc'],
      thenBy: 'fee',
      limit: WORK_READ,
    },
    schema,
  );
};

/** The signed-in user's concluded deals with work left, by their last day; live. */
export const useWork = (side: Side, now: number) => {
  // Work past midnight belongs to the day before.
  const from = daysAfter(jstDate(now), -1);
  const [offers, entries] = [useWorkOf('offer', side, from), useWorkOf('entry', side, from)];
  const both = [offers, entries];
  return { ...together(both, () => linesOf(offers.rows, entries.rows)), hasMore: both.some(({ rows }) => rows.length === WORK_READ) };
};

const useAnyConcluded = (kind: DealKind, side: Side, isAsked: boolean): boolean => {
  const uid = useUid();
  const { collection: dealCollection, schema } = kinds[kind];
  const { rows } = useMany<Deal>(
    {
      collection: dealCollection,
      group: true,
      where: [
        [`${side}Id`, '==', isAsked ? uid : ''],
        ['status', 'in', ['IS_APPROVED', 'IS_CLOSED']],
      ],
      orderBy: ['workEndsOn', 'asc'],
      thenBy: 'fee',
      limit: 1,
    },
    schema,
  );
  return rows.length > 0;
};

/** Whether the signed-in user has a concluded or completed deal, live. Once asked, it stays. */
export const useHasConcluded = (side: Side, isAsked: boolean): boolean => {
  const [offer, entry] = [useAnyConcluded('offer', side, isAsked), useAnyConcluded('entry', side, isAsked)];
  return offer || entry;
};

const useMonthsOf = <K extends DealKind>(kind: K, side: Side, month: string, next: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useMany(
    {
      collection: dealCollection,
      group: true,
      where: [
        [`${side}Id`, '==', useUid()],
        ['status', 'in', ['IS_APPROVED', 'IS_CLOSED']],
        ['workEndsOn', '>=', `${month}-01`],
        ['workEndsOn', '<=', `${next}-31`],
      ],
      orderBy: ['workEndsOn', 'asc'],
      thenBy: 'fee',
      limit: MONTHS_READ,
    },
    schema,
  );
};

const states = { completed: 'IS_CLOSED', concluded: 'IS_APPROVED' } as const;
const stateNames = ['completed', 'concluded'] as const satisfies (keyof typeof states)[];

const sumOf = (kind: DealKind, side: Side, uid: string, status: string, month: string): Selection & { readonly thenBy: string } => {
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [
      [`${side}Id`, '==', uid],
      ['status', '==', status],
      ['workEndsOn', '>=', `${month}-01`],
      ['workEndsOn', '<=', `${month}-31`],
    ],
    orderBy: ['workEndsOn', 'asc'],
    thenBy: 'fee',
    limit: SUMMED,
  };
};

/** The signed-in user's concluded deals with work in a month (`YYYY-MM`) or the next one, live. */
export const useMonthDeals = (side: Side, month: string) => {
  const next = monthsAfter(`${month}-01`, 1).slice(0, 7);
  const lists = { offer: useMonthsOf('offer', side, month, next), entry: useMonthsOf('entry', side, month, next) };
  const isCut = (kind: DealKind) => lists[kind].rows.length === MONTHS_READ;
  return { next, isCut, ...together(Object.values(lists), () => linesOf(lists.offer.rows, lists.entry.rows)) };
};

/**
 * The figures of the signed-in user's deals in a month (`YYYY-MM`) and the next one, live. Of a
 * kind with many deals the database sums, at most every few seconds. Undefined until all are known.
 */
export const useMonths = (side: Side, month: string): { readonly failed: Failed; readonly months: readonly MonthFigures[] | undefined } => {
  const uid = useUid();
  const { next, isCut, failed, lines } = useMonthDeals(side, month);
  const summed = (['offer', 'entry'] as const)
    .filter(isCut)
    .flatMap((kind) => [month, next].flatMap((of) => stateNames.map((state) => ({ kind, of, state }))));
  const newest = Math.max(0, ...(lines ?? []).map(({ deal }) => deal.updatedAt));
  const sums = useSums(
    summed.map(({ kind, of, state }) => sumOf(kind, side, uid, states[state], of)),
    Math.floor(newest / SUMS_EVERY),
  );
  const isKnown = lines && (summed.length === 0 || sums?.length === summed.length);
  if (!isKnown) return { failed, months: undefined };
  const months = [month, next].map((of) =>
    summed.reduce(
      (figures, row, at) => {
        const { count, sum } = sums?.[at] ?? { count: 0, sum: 0 };
        return row.of === of ? withSum(figures, row.state, row.kind, { count, fees: sum, total: null }) : figures;
      },
      monthOf(lines, of, side),
    ),
  );
  return { failed, months };
};
