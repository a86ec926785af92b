import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { listTime } from '../listTime.ts';
import { monthOptions } from '../monthOptions.ts';
import { Rows } from '../rows.tsx';
import { SideBySide } from '../sideBySide.tsx';
import { SavedViews } from '../views/savedViews.tsx';
import { OfficeJobDetail } from './components/officeJobDetail.tsx';
import { jobSearch, jobStatusLabels, jobStatusOptions } from './jobSearch.ts';
import { useOfficeJobs } from './queries/officeJobs.ts';

/** All jobs, to search in, with the chosen one beside them. */
export default function JobsScreen() {
  const { jobId } = useParams();
  const search = useAddressSearch(jobSearch);
  const pages = useOfficeJobs(search.wanted);
  const now = useNow();
  const { client } = search.wanted;
  const clientName = pages.rows.find(({ clientId }) => clientId === client)?.client.name ?? 'このクライアント';
  const filters = [
    { field: 'status', label: '状態', options: jobStatusOptions },
    { field: 'month', label: '掲載月', options: monthOptions(now, search.wanted.month) },
    ...(client ? [{ field: 'client', label: 'クライアント', options: [{ value: client, label: clientName }] }] : []),
  ];
  return (
    <SideBySide
      listPath={href('officeJobs')}
      hint="お仕事を選択してください"
      detail={jobId ? <OfficeJobDetail key={jobId} jobId={jobId} /> : null}
      list={
        <Stack>
          <SavedViews list="jobs" listPath={href('officeJobs')} />
          <SearchList
            search={search}
            pages={pages}
            hint="タイトル、クライアント、場所、番号"
            filters={filters}
            orders={[]}
            counted={{ noun: 'お仕事', unit: '件' }}
            skeleton={<RowSkeletons />}
            none={<EmptyState title="お仕事はまだありません">クライアントがお仕事を掲載すると、ここに表示されます。</EmptyState>}
          >
            {(jobs) => (
              <Rows
                label="お仕事の一覧"
                current={jobId}
                rows={jobs.map((job) => ({
                  id: job.id,
                  to: href('officeJob', { jobId: job.id }),
                  name: job.title,
                  about: `${job.client.name}・${jobStatusLabels[job.status]}`,
                  aside: listTime(job.createdAt),
                }))}
              />
            )}
          </SearchList>
        </Stack>
      }
    />
  );
}
