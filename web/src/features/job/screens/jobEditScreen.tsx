import type { JobPosting } from '#domain/work/job/posting.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { href } from '#web/routing/href.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobFields } from '../components/jobFields.tsx';
import { OwnJob } from '../components/ownJob.tsx';
import { type JobFormValues, jobForm, jobFormOf } from '../jobForm.ts';

const schemas = { PUBLIC: jobForm(() => Date.now()), PRIVATE: jobForm(() => Date.now(), 'PRIVATE') };

const JobEditor = ({ job }: { readonly job: Job }) => {
  const schema = schemas[job.visibility];
  const kept = useDraftForm<JobFormValues, JobPosting>({ name: `jobEdit:${job.id}`, defaultValues: jobFormOf(job), schema });
  const { send } = useCommand<JobPosting & { jobId: string }>({ callable: 'jobs', type: 'edit', shownBy: () => `jobs/${job.id}` });
  const edit = async (posting: JobPosting) =>
    doneAfter(href('clientJobEditDone', { jobId: job.id }), await send({ ...posting, jobId: job.id }), {
      reopened: job.status === 'ENDED',
    });
  return (
    <Stack wide>
      {job.status === 'ENDED' ? (
        <Notice>募集締切を過ぎています。募集締切をこれからの日時に変更すると、募集を再開します。</Notice>
      ) : (
        <Notice>
          変更した内容は、すでに{job.visibility === 'PUBLIC' ? 'エントリーした' : 'オファーを受け取った'}キャストにも表示されます。
        </Notice>
      )}
      <CommandForm kept={kept} submitLabel="この内容に変更する" onSend={edit} sticky>
        <JobFields control={kept.form.control} takesEntries={job.visibility === 'PUBLIC'} rolesUpTo={job.rolesUpTo} />
      </CommandForm>
    </Stack>
  );
};

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
