import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BillFilter } from '#domain/audit/commands.ts';
import type { BillTotals, ListedBill } from '#domain/deal/billRow.ts';
import type { ClientMonth, FiguresByStatus } from '#domain/deal/clientMonth.ts';
import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { answer, askFunction, useAnswerPages } from '#web/shared/data/answers.ts';
import { paced } from '#web/shared/data/paced.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { readKey } from '#web/shared/data/readKey.ts';
import { countAgain } from '#web/shared/data/readOnce.ts';
import { useMany } from '#web/shared/data/reads.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly next: object | null };
export type MonthFigures = { readonly clients: number; readonly bills: FiguresByStatus };

const PAGE = 50;

/** Closed deals of both kinds by their closing, page by page. */
export const useBillList = (filter: BillFilter) =>
  useAnswerPages<ListedBill, object>('bills', { type: 'page', filter }, async (after) => {
    const question = { type: 'page', filter, after, limit: PAGE };
    const { bills, next } = await askFunction<{ bills: readonly ListedBill[]; next: object | null }>('bills', question);
    return { rows: bills, next };
  });

/**
 * How many bills the filter finds, and what they come to. `when`: its rows are there, or the sums
 * would hold them up; where it is false, the totals that another component asks for show too.
 */
export const useBillTotals = (filter: BillFilter, when: boolean) =>
  useQuery({ ...answer<BillTotals>('bills', { type: 'totals', filter }), enabled: when });

/** A month's clients with their figures, by the reading of their names, page by page. */
export const useClientMonths = (month: string) =>
  useAnswerPages<ClientMonth, object>('bills', { type: 'clients', month }, (after) =>
    askFunction<Page<ClientMonth>>('bills', { type: 'clients', month, after }),
  );

/**
 * How many clients the month has, and what their bills come to without tax. `when`: its rows are
 * there; the sums of all bills take the database longer, and would hold them up.
 */
export const useMonth = (month: string, when: boolean) =>
  useQuery({ ...answer<MonthFigures>('bills', { type: 'month', month }), enabled: when });

const answers = [readKey('one', { callable: 'bills' }), readKey('page', { callable: 'bills' })];

/**
 * Asks again for what is shown of bills, and forgets the rest: an act on a bill makes all of it
 * old.
 */
export const askBillsAgain = async (): Promise<void> => {
  for (const queryKey of answers) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(answers.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** What brings a bill into a list, or takes it to another. */
const types = ['Closed', 'BillClaimed', 'BillIgnored', 'BillReopened'].flatMap((what) => [`Offer${what}`, `Entry${what}`]);

/** Five: a closing is dated by its end, and may be recorded after a newer act. */
const newest = { collection: 'jobChangeHistories', where: [['type', 'in', types]], orderBy: ['at', 'desc'], limit: 5 } as const;

/** The shortest time (ms) between two answers: an invoice changes all its bills within a second. */
const PAUSE = 1_000;

/**
 * Reads lists, totals and counts again whenever somebody changes a bill: it listens to the newest
 * acts. `when`: the list on the screen is there, or the listener would hold it up.
 */
export const useBillChanges = (when: boolean): void => {
  const [askAgain] = useState(() => paced(() => askBillsAgain().then(countAgain), PAUSE));
  const { data } = useMany(when ? newest : null, jobChangeHistorySchema).query;
  const newestIds = data?.map(({ id }) => id).join();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (newestIds === undefined) return;
    const before = seen.current;
    seen.current = newestIds;
    if (before === undefined || before === newestIds) return;
    askAgain();
  }, [newestIds, askAgain]);
};
