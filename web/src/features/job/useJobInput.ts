import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUid } from '#web/shared/data/session.ts';
import { keptInput } from '#web/shared/forms/keptInput.ts';
import type { JobFormValues } from './jobForm.ts';

/**
 * What is typed for one job: under the draft's id, or the number that a job begun in this tab has.
 */
export const keptJob = (uid: string, key: string) => keptInput<Partial<JobFormValues>>(`job:${key}`, uid);

/** The job that was begun in this tab and is not stored anywhere else yet. */
const begunJob = (uid: string) => keptInput<string>('begunJob', uid);

/** What a command about a job says of which job it means. */
export type NamedJob = { readonly jobId: string } | { readonly begin: string };

/**
 * Which job is being written: the draft in the address, or the one begun in this tab. A begun job
 * has a number before anything is sent; the server makes the id from it, so that a lost answer or a
 * second press never make a second job.
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
    /**
     * It is the draft `jobId` from now on, which has an address of its own; what was typed since it
     * was sent goes with it.
     */
    becomeDraft: (jobId: string, typedSince: JobFormValues | null) => {
      settle();
      if (typedSince === null) kept.forget();
      else keptJob(uid, jobId).write(typedSince);
    },
  };
};
