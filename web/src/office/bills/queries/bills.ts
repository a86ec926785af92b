import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { ListedBill, ListTotals } from '#domain/money/bill/billRow.ts';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { throttled } from '#web/shared/data/platform/throttled.ts';
import { answer, askFunction, useAnswerPages } from '#web/shared/data/reads/answers.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { invalidateCounts } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly next: object | null };
export type MonthFigures = { readonly clients: number } & Pick<ClientMonth, 'bills' | 'extras'>;

const PAGE = 50;

/** Bills of both kinds of deals and of settlements, the earliest first, in pages. */
export const useBillList = (filter: BillFilter) =>
  useAnswerPages<ListedBill, object>('bills', { type: 'page', filter }, async (after) => {
    const question = { type: 'page', filter, after, limit: PAGE };
    const { bills, next } = await askFunction<{ bills: readonly ListedBill[]; next: object | null }>('bills', question);
    return { rows: bills, next };
  });

/**
 * The number of bills of a filter, and their sums. `when`: the rows are loaded, since the slow sums
 * would delay them. If false, totals that another component reads show too.
 */
export const useBillTotals = (filter: BillFilter, when: boolean) =>
  useQuery({ ...answer<ListTotals>('bills', { type: 'totals', filter }), enabled: when });

/** The clients of a month with their figures, sorted by the reading of their names, in pages. */
export const useClientMonths = (month: string) =>
  useAnswerPages<ClientMonth, object>('bills', { type: 'clients', month }, (after) =>
    askFunction<Page<ClientMonth>>('bills', { type: 'clients', month, after }),
  );

/** Sums without tax (yen). `when`: the rows are loaded, since the slow sums would delay them. */
export const useMonth = (month: string, when: boolean) =>
  useQuery({ ...answer<MonthFigures>('bills', { type: 'month', month }), enabled: when });

const answers = [readKey('one', { callable: 'bills' }), readKey('page', { callable: 'bills' })];

/** Refetches the visible bill queries and drops the others, since an act on a bill changes all. */
export const invalidateBills = async (): Promise<void> => {
  for (const queryKey of answers) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(answers.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** Events that add a bill to a list or move it to another one. */
const types = ['Closed', 'BillClaimed', 'BillIgnored', 'BillReopened'].flatMap((what) => [`Offer${what}`, `Entry${what}`]);

/** Five, because a closing has the date of its deadline and may be recorded after a newer act. */
const newest = { collection: 'jobChangeHistories', where: [['type', 'in', types]], orderBy: ['at', 'desc'], limit: 5 } as const;

/** A settlement comes to a list, or to another one, with an event of its own. */
const settledSchema = z.object({ id: z.string(), updatedAt: z.number() });
const newestSettled = { collection: 'settlements', where: [], orderBy: ['updatedAt', 'desc'], limit: 1 } as const;

/** The shortest time (ms) between two refetches; one invoice changes many bills within a second. */
const PAUSE = 1_000;

/** `when`: the list is loaded, since the listener would delay it. */
export const useBillChanges = (when: boolean): void => {
  const [askAgain] = useState(() => throttled(() => invalidateBills().then(invalidateCounts), PAUSE));
  const { data } = useMany(when ? newest : null, jobChangeHistorySchema).query;
  const { data: settled } = useMany(when ? newestSettled : null, settledSchema).query;
  const newestIds = data && settled && [...data.map(({ id }) => id), ...settled.map(({ id, updatedAt }) => `${id} ${updatedAt}`)].join();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (newestIds === undefined) return;
    const before = seen.current;
    seen.current = newestIds;
    if (before === undefined || before === newestIds) return;
    askAgain();
  }, [newestIds, askAgain]);
};
