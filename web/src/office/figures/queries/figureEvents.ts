import type { z } from 'zod';
import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { jobChangeHistorySchema, peopleHistorySchema } from '#projections/office/histories.schema.ts';
import { usePages } from '#web/shared/data/reads/readPages.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import type { Span } from '../periods.ts';
import { eventTypesOf } from '../texts.ts';

/** A page has at most as many rows as a query accepts ids. */
const PAGE = 30;

/** The events that a figure counts in a history on the days of a span, newest first, in pages. */
const useHistory = <Row>(
  historyCollection: 'jobChangeHistories' | 'peopleHistories',
  schema: z.ZodType<Row>,
  figure: Figure,
  { from, to }: Span,
) =>
  usePages(
    {
      collection: historyCollection,
      where: [
        ['type', 'in', eventTypesOf(figure)],
        ['at', '>=', startOfJstDay(from)],
        ['at', '<=', endOfJstDay(to)],
      ],
      orderBy: ['at', 'desc'],
      limit: PAGE,
    },
    schema,
  );

export const useJobEvents = (figure: Figure, span: Span) => useHistory('jobChangeHistories', jobChangeHistorySchema, figure, span);

export const usePeopleEvents = (figure: Figure, span: Span) => useHistory('peopleHistories', peopleHistorySchema, figure, span);

export const useJobTitles = (jobIds: readonly string[]): ReadonlyMap<string, string> => {
  const ids = [...new Set(jobIds)].sort();
  const { rows } = useMany({ collection: 'jobs', where: [['id', 'in', ids]], limit: PAGE }, jobSchema);
  return new Map(rows.map(({ id, title }) => [id, title]));
};

export const usePeople = (uids: readonly string[]): ReadonlyMap<string, OfficeAccount> => {
  const ids = [...new Set(uids)].sort();
  const { rows } = useMany({ collection: 'officeAccounts', where: [['id', 'in', ids]], limit: PAGE }, officeAccountSchema);
  return new Map(rows.map((user) => [user.id, user]));
};
