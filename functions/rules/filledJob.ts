import { DomainError } from '#domain/kernel/domainError.ts';
import { isFilled } from '#domain/work/deal/stages.ts';
import { job } from '#domain/work/job/job.ts';
import { areAllFull, seatsIn } from '#domain/work/job/roles.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import type { Rule } from '../eventStore/rule.ts';
import { concludedRoles, dealsOfJob } from './jobRoles.ts';

/**
 * Every seat of the job, or of each of its roles, has a concluded deal. The reservations of the job
 * name its deals, and their own streams say how far they are: of conclusions at once, the last one
 * sees all. Refused with `status-conflict` while a seat is free. Nothing is read for a job that
 * stays open.
 */
export const filledJob = (jobId: string): Rule => ({
  streams: [{ aggregate: job, entityId: jobId }],
  find: dealsOfJob(jobId),
  check: ([state], _now, found) => {
    const held = postedJob(state as JobState);
    const concluded = concludedRoles(found);
    if (!(isFilled(held.posting, concluded.length) && areAllFull(seatsIn(held).roles, concluded))) throw new DomainError('status-conflict');
  },
});
