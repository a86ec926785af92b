import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { JobEditor } from '../components/jobEditor.tsx';
import { OwnJob } from '../components/ownJob.tsx';

/** Edits one of the client's postings; a closed one cannot be changed. */
export default function JobEditScreen() {
  return (
    <OwnJob>
      {(job) =>
        job.status === 'CLOSED' ? (
          <EmptyState
            title="募集を終了したお仕事です"
            action={<LinkButton to={href('clientOwnJob', { jobId: job.id })}>お仕事の管理へ</LinkButton>}
          >
            内容を変更することはできません。続けて募集する場合は、新しくお仕事を掲載してください。
          </EmptyState>
        ) : (
          <JobEditor job={job} />
        )
      }
    </OwnJob>
  );
}
