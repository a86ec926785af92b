import { useParams } from 'react-router-dom';
import { yenRange } from '#domain/kernel/format/numbers.ts';
import { sortableTime } from '#domain/kernel/format/times.ts';
import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { href } from '#web/routing/href.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { type JobSearch, jobSearch, jobStatusLabels, jobStatusOptions, matches, visibilityLabels } from '../filters/jobSearch.ts';
import { Face } from '../list/face.tsx';
import { ListFile } from '../list/listFile.tsx';
import { ListTable, type Table } from '../list/listTable.tsx';
import { monthOptions } from '../list/monthOptions.ts';
import { useOfficePages } from '../list/officePages.ts';
import type { RowContent } from '../list/rows.tsx';
import { SearchedList } from '../list/searchedList.tsx';
import { listEnd, listTime } from '../list/texts.ts';

const limit = 50;

/** The orders of the jobs with a status or of a client. Each order needs an index. */
const selectionsOf = ({ status, client }: JobSearch): Readonly<Record<string, Selection>> => {
  if (status && client) {
    const where = [
      ['clientId', '==', client],
      ['status', '==', status],
    ] as const;
    return { newest: { collection: 'jobs', where, orderBy: ['createdAt', 'desc'], limit } };
  }
  if (status)
    return {
      newest: { collection: 'jobs', where: [['status', '==', status]], orderBy: ['createdAt', 'desc'], limit },
      oldest: { collection: 'jobs', where: [['status', '==', status]], orderBy: ['createdAt', 'asc'], limit },
      deadline: { collection: 'jobs', where: [['status', '==', status]], orderBy: ['entryDeadline', 'asc'], limit },
    };
  if (client) return { newest: { collection: 'jobs', where: [['clientId', '==', client]], orderBy: ['createdAt', 'desc'], limit } };
  return {
    newest: { collection: 'jobs', where: [], orderBy: ['createdAt', 'desc'], limit },
    oldest: { collection: 'jobs', where: [], orderBy: ['createdAt', 'asc'], limit },
  };
};

const useOfficeJobs = (search: JobSearch) =>
  useOfficePages(
    selectionsOf(search),
    search.order,
    jobSchema,
    search.q === '' && search.month === '' ? null : (job) => matches(job, search),
  );

const table: Table<Job> = {
  titleHead: 'お仕事',
  columns: [
    { key: 'client', head: 'クライアント', cell: ({ client }) => client.name },
    { key: 'status', head: '募集', cell: ({ status }) => jobStatusLabels[status] },
    { key: 'visibility', head: '公開', width: '5rem', isSpare: true, cell: ({ visibility }) => visibilityLabels[visibility] },
    {
      key: 'fee',
      head: '報酬（税抜）',
      isNumber: true,
      isSpare: true,
      width: '11rem',
      cell: ({ feeMin, feeMax }) => yenRange(feeMin, feeMax),
    },
    {
      key: 'deadline',
      head: '募集締切',
      width: '9.5rem',
      isSpare: true,
      orders: { asc: 'deadline' },
      cell: ({ entryDeadline }) => (entryDeadline === null ? '未定' : listEnd(entryDeadline)),
      csv: ({ entryDeadline }) => entryDeadline && sortableTime(entryDeadline),
    },
    {
      key: 'created',
      head: '掲載',
      width: '9.5rem',
      orders: { desc: 'newest', asc: 'oldest' },
      cell: ({ createdAt }) => listTime(createdAt),
      csv: ({ createdAt }) => sortableTime(createdAt),
    },
  ],
};

// Loads in parallel with the list, which does not wait for it.
const OfficeJobDetail = preloadedPart(async () => (await import('./components/officeJobDetail.tsx')).OfficeJobDetail);

const rowOf = ({ id, title, client }: Job): RowContent => ({
  to: href('officeJob', { jobId: id }),
  name: title,
  face: <Face name={client.name} />,
});

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
    <SearchedList
      noun="お仕事"
      path={href('officeJobs')}
      views={{ list: 'jobs' }}
      found={{ search, pages, filters, hint: 'タイトル、クライアント、場所、番号', unit: '件' }}
      none={<EmptyState title="お仕事はまだありません">クライアントがお仕事を掲載すると、ここに表示されます。</EmptyState>}
      acts={<ListFile noun="お仕事" read={pages.readWhole} table={table} rowOf={rowOf} />}
      tableOf={(shown) => <ListTable {...shown} {...table} />}
      rowOf={rowOf}
      chosen={useParams().jobId}
      detail={(jobId) => <OfficeJobDetail jobId={jobId} />}
    />
  );
}
