import { useParams } from 'react-router-dom';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { href } from '#web/routing/href.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { page } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { useFilteredPages } from '#web/shared/search/filteredPages.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { type JobSearch, jobSearch, jobStatusLabels, jobStatusOptions, matches } from '../filters/jobSearch.ts';
import { monthOptions } from '../list/monthOptions.ts';
import { OfficeList } from '../list/officeList.tsx';
import { listTime } from '../list/texts.ts';

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
const useOfficeJobs = (search: JobSearch) => useFilteredPages(page(selectionOf(search), jobSchema), (job) => matches(job, search));

// Loads in parallel with the list, which does not wait for it.
const OfficeJobDetail = lazyPart(async () => (await import('./components/officeJobDetail.tsx')).OfficeJobDetail);
OfficeJobDetail.preload();

/** The searchable list of all jobs, with the chosen one next to it. */
export default function JobsScreen() {
  const search = useAddressSearch(jobSearch);
  const pages = useOfficeJobs(search.wanted);
  const { client, month } = search.wanted;
  const clientName = pages.rows.find(({ clientId }) => clientId === client)?.client.name ?? 'このクライアント';
  const filters = [
    { field: 'status', label: '状態', options: jobStatusOptions },
    { field: 'month', label: '掲載月', options: monthOptions(useNow(), month) },
    ...(client ? [{ field: 'client', label: 'クライアント', options: [{ value: client, label: clientName }] }] : []),
  ];
  return (
    <OfficeList
      noun="お仕事"
      path={href('officeJobs')}
      views={{ list: 'jobs' }}
      found={{ search, pages, filters, hint: 'タイトル、クライアント、場所、番号', unit: '件' }}
      none={<EmptyState title="お仕事はまだありません">クライアントがお仕事を掲載すると、ここに表示されます。</EmptyState>}
      rowOf={(job) => ({
        to: href('officeJob', { jobId: job.id }),
        name: job.title,
        about: `${job.client.name}・${jobStatusLabels[job.status]}`,
        aside: listTime(job.createdAt),
      })}
      chosen={useParams().jobId}
      detail={(jobId) => <OfficeJobDetail jobId={jobId} />}
    />
  );
}
