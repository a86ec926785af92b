import { jobSchema } from '#projections/job/jobs.schema.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { page } from '#web/shared/data/reads/reads.ts';
import { useFilteredPages } from '#web/shared/search/filteredPages.ts';
import { type JobSearch, matches } from '../../filters/jobSearch.ts';

const limit = 50;

const selectionOf = ({ status, client }: JobSearch): Selection => {
  if (status && client)
    return {
      collection: 'jobs',
      where: [
        ['clientId', '==', client],
        ['status', '==', status],
      ],
      orderBy: ['createdAt', 'desc'],
      limit,
    };
  if (status) return { collection: 'jobs', where: [['status', '==', status]], orderBy: ['createdAt', 'desc'], limit };
  if (client) return { collection: 'jobs', where: [['clientId', '==', client]], orderBy: ['createdAt', 'desc'], limit };
  return { collection: 'jobs', where: [], orderBy: ['createdAt', 'desc'], limit };
};

/** The jobs that pass a search, in cursor pages, newest first. */
export const useOfficeJobs = (search: JobSearch) => useFilteredPages(page(selectionOf(search), jobSchema), (job) => matches(job, search));
