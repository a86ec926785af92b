import { useRef, useState } from 'react';
import type { JobPosting } from '#domain/work/job/posting.ts';
import type { Visibility } from '#domain/work/job/state.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** It waits for no document, since the next command only needs the id. */
const jobs = { callable: 'jobs', shownBy: () => null, again: true } as const;

/** Resolves to the job's id. A second press updates the same job with the current input. */
export const useMakePrivateJob = () => {
  const post = useCommand<JobPosting & { begin: string; visibility: Visibility }>({ ...jobs, type: 'post' });
  const edit = useCommand<JobPosting & { jobId: string }>({ ...jobs, type: 'edit' });
  const [begin] = useState(() => crypto.randomUUID());
  const made = useRef<string>(null);
  const make = async (posting: JobPosting): Promise<string> => {
    if (made.current !== null) await edit.send({ ...posting, jobId: made.current });
    else made.current = (await post.send({ ...posting, begin, visibility: 'PRIVATE' })).streamId.replace(/^job-/, '');
    return made.current;
  };
  return { make, making: post.sending || edit.sending };
};
