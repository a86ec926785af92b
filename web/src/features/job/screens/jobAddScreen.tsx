import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '#web/shared/ui/stack.tsx';
import { EarlierJobs } from '../components/earlierJobs.tsx';
import { JobDrafts } from '../components/jobDrafts.tsx';
import { JobInput } from '../components/jobInput.tsx';
import { useJobInput } from '../useJobInput.ts';

/** Posting a job: a new one, with the drafts that wait above it, or (`?draft=`) the draft that is gone on with. */
export default function JobAddScreen() {
  const input = useJobInput();
  const copyId = useSearchParams()[0].get('copy');
  // What was typed stays: it is not written over by a copy.
  const [isUntouched] = useState(() => input.kept.read() === null);
  return (
    <Stack wide>
      {input.draftId === null ? <JobDrafts /> : null}
      {input.draftId === null && copyId === null && isUntouched ? <EarlierJobs /> : null}
      <JobInput key={`${input.key} ${copyId}`} input={input} copyId={copyId} />
    </Stack>
  );
}
