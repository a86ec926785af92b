import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDrafts } from '../components/jobDrafts.tsx';
import { JobInput } from '../components/jobInput.tsx';
import { useJobInput } from '../useJobInput.ts';

/** Posting a job: a new one, with the drafts that wait above it, or (`?draft=`) the draft that is gone on with. */
export default function JobAddScreen() {
  const input = useJobInput();
  return (
    <Stack wide>
      {input.draftId === null ? <JobDrafts /> : null}
      <JobInput key={input.key} input={input} />
    </Stack>
  );
}
