import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Job } from '#projections/job/jobs.schema.ts';
import { OpeningWay } from '#web/entities/deal/entryWay.tsx';
import { useOpening } from '#web/entities/deal/useOpening.ts';
import { JobSummary, LoadedJob } from '#web/features/job/public.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobConsent } from '../components/consents.tsx';

/** Loads while the page checks whether the job can be entered. */
const EntryForm = lazyPart(
  async () => (await import('../components/entryForm.tsx')).EntryForm,
  () => <RowSkeletons count={3} />,
);
EntryForm.preload();

const Apply = ({ job }: { readonly job: Job }) => {
  const { failed, opening } = useOpening(job);
  // An open form stays open after the deadline and after its own entry, so that no input or request
  // is lost.
  const [withheld, setWithheld] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (opening?.kind === 'open' && !wasOpen) setWasOpen(true);
  if (wasOpen) {
    return (
      <>
        <JobConsent job={job} onMissing={setWithheld} />
        <EntryForm job={job} withheld={withheld} />
      </>
    );
  }
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!opening) return <RowSkeletons count={2} />;
  return <OpeningWay opening={opening} jobId={job.id} />;
};

export default function ApplyScreen() {
  const { jobId = '' } = useParams();
  return (
    <LoadedJob jobId={jobId}>
      {(job) => (
        <Stack wide>
          <JobSummary job={job} />
          <Apply key={job.id} job={job} />
        </Stack>
      )}
    </LoadedJob>
  );
}
