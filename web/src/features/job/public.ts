import { lazy } from 'react';

/** The exports of this feature for other features. */

/** Loads after its page. */
export const JobOfDeal = lazy(async () => ({ default: (await import('./components/jobOfDeal.tsx')).JobOfDeal }));
export { JobSummary } from './components/jobSummary.tsx';
export { JobsLink } from './components/jobsLink.tsx';
export { LoadedJob } from './components/loadedJob.tsx';
export { JobDrafts } from './laterDrafts.ts';
export { useJob } from './queries/job.ts';
export { useOwnOpenJobs } from './queries/ownJobs.ts';
