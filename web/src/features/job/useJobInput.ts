import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUid } from '#web/shared/data/session.ts';
import { keptInput } from '#web/shared/forms/keptInput.ts';
import type { JobFormValues } from './jobForm.ts';

/** What is typed for one job: kept under the id that draft and posting will have. */
export const keptJob = (uid: string, jobId: string) => keptInput<Partial<JobFormValues>>(`job:${jobId}`, uid);

/** The job that was begun in this tab and is nowhere else yet. */
const begunJob = (uid: string) => keptInput<string>('begunJob', uid);

/**
 * Which job is being written: the draft in the address, or the one begun in this tab. Its id is settled before anything is sent, so that a
 * lost answer, a second press or a draft that is posted never make a second job.
 */
export const useJobInput = () => {
  const uid = useUid();
  const draftId = useSearchParams()[0].get('draft');
  const [begunId] = useState(() => begunJob(uid).read() ?? crypto.randomUUID());
  const jobId = draftId ?? begunId;
  const kept = keptJob(uid, jobId);
  return {
    jobId,
    draftId,
    kept: {
      ...kept,
      write: (values: JobFormValues) => {
        if (draftId === null) begunJob(uid).write(jobId);
        kept.write(values);
      },
      forget: () => {
        if (begunJob(uid).read() === jobId) begunJob(uid).forget();
        kept.forget();
      },
    },
    /** From now on it is a draft with an address of its own, and the next job begins with an empty form. */
    settle: () => {
      if (begunJob(uid).read() === jobId) begunJob(uid).forget();
    },
  };
};
