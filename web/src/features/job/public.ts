import { lazy } from 'react';
import { later } from '#web/shared/ui/later.tsx';

/** What other features may use of the jobs' one. */

/** Comes after its page. */
export const JobOfDeal = lazy(async () => ({ default: (await import('./components/jobOfDeal.tsx')).JobOfDeal }));
/** Comes after its page. */
export const JobDrafts = later(async () => (await import('./components/jobDrafts.tsx')).JobDrafts);
export { JobSummary } from './components/jobSummary.tsx';
export { JobsLink } from './components/jobsLink.tsx';
export { LoadedJob } from './components/loadedJob.tsx';
export { useJob } from './queries/job.ts';
export { useOwnOpenJobs } from './queries/ownJobs.ts';
