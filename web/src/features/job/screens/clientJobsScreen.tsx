import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { JobSearchList } from '../components/jobSearchList.tsx';

/** The jobs that take entries, for clients: to compare the own ones with others. */
export default function ClientJobsScreen() {
  return (
    <JobSearchList
      addressOf={({ id }) => href('clientJob', { jobId: id })}
      none={
        <EmptyState title="募集中のお仕事がまだありません" action={<LinkButton to={href('clientJobAdd')}>お仕事を掲載する</LinkButton>}>
          お仕事を掲載すると、ここに表示されます。
        </EmptyState>
      }
    />
  );
}
