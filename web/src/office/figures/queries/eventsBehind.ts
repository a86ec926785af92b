import { useInfiniteQuery } from '@tanstack/react-query';
import { endOfJstDay, startOfJstDay } from '#domain/calendar/instants.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import type { Figure } from '#projections/figures/dairySummaries.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { jobChangeHistorySchema, peopleHistorySchema } from '#projections/office/histories.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import type { Span } from '../periods.ts';
import { eventsBehind } from '../texts.ts';

/** A page has no more rows than a query takes ids of their jobs or people. */
const PAGE = 30;

/** The events around jobs that a figure counts on the days of a span, newest first, by pages. */
export const useEventsBehind = (figure: Figure, { from, to }: Span) =>
  useInfiniteQuery(
    pagesQuery(
      {
        collection: 'jobChangeHistories',
        where: [
          ['type', 'in', eventsBehind(figure)],
          ['at', '>=', startOfJstDay(from)],
          ['at', '<=', endOfJstDay(to)],
        ],
        orderBy: ['at', 'desc'],
        limit: PAGE,
      },
      jobChangeHistorySchema,
    ),
  );

/** The titles of the jobs that a page of events is about: one read for all of them. */
export const useJobTitles = (jobIds: readonly string[]): ReadonlyMap<string, string> => {
  const ids = [...new Set(jobIds)].sort();
  const { data = [] } = useLive(liveRows({ collection: 'jobs', where: [['id', 'in', ids]], limit: PAGE }, jobSchema), {
    enabled: ids.length > 0,
  });
  return new Map(data.map(({ id, title }) => [id, title]));
};

/** The same of what happened with people. */
export const usePeopleBehind = (figure: Figure, { from, to }: Span) =>
  useInfiniteQuery(
    pagesQuery(
      {
        collection: 'peopleHistories',
        where: [
          ['type', 'in', eventsBehind(figure)],
          ['at', '>=', startOfJstDay(from)],
          ['at', '<=', endOfJstDay(to)],
        ],
        orderBy: ['at', 'desc'],
        limit: PAGE,
      },
      peopleHistorySchema,
    ),
  );

/** The accounts that a page of events is about: one read for all of them. */
export const usePeople = (uids: readonly string[]): ReadonlyMap<string, OfficeAccount> => {
  const ids = [...new Set(uids)].sort();
  const { data = [] } = useLive(liveRows({ collection: 'officeAccounts', where: [['id', 'in', ids]], limit: PAGE }, officeAccountSchema), {
    enabled: ids.length > 0,
  });
  return new Map(data.map((user) => [user.id, user]));
};
