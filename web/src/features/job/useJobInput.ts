import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUid } from '#web/shared/data/auth/session.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import type { JobFormValues } from './jobForm.ts';

/** The input of one job, stored under the draft's id or the number of a job begun in this tab. */
export const keptJob = (uid: string, key: string) => draftStorage<Partial<JobFormValues>>(`job:${key}`, uid);

/** The job that was begun in this tab and is not stored anywhere else yet. */
const begunJob = (uid: string) => draftStorage<string>('begunJob', uid);

export type NamedJob = { readonly jobId: string } | { readonly begin: string };

/**
 * The job that is being written: the draft in the address, or the one begun in this tab. A begun
 * job has a number before anything is sent. The server derives the id from it, so a lost answer or
 * a second press cannot create a second job.
 */
export const useJobInput = () => {
  const uid = useUid();
  const draftId = useSearchParams()[0].get('draft');
  const [begin] = useState(() => begunJob(uid).read() ?? crypto.randomUUID());
  const key = draftId ?? begin;
  const kept = keptJob(uid, key);
  const settle = () => {
    if (begunJob(uid).read() === key) begunJob(uid).forget();
  };
  return {
    key,
    draftId,
    named: (draftId === null ? { begin } : { jobId: draftId }) as NamedJob,
    kept: {
      ...kept,
      write: (values: JobFormValues) => {
        if (draftId === null) begunJob(uid).write(key);
        kept.write(values);
      },
      forget: () => {
        settle();
        kept.forget();
      },
    },
    /** Switches to the address of the draft, with the input that was typed since the save. */
    becomeDraft: (jobId: string, typedSince: JobFormValues | null) => {
      settle();
      if (typedSince === null) kept.forget();
      else keptJob(uid, jobId).write(typedSince);
    },
  };
};
