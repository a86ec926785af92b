import { lazy } from 'react';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const JobOfDeal = lazy(async () => ({ default: (await import('./components/jobOfDeal.tsx')).JobOfDeal }));
export { JobSummary } from './components/jobSummary.tsx';
export { LoadedJob } from './components/loadedJob.tsx';
/** Only a cast who waits for the office sees it. */
export const MatchingJobs = lazyPart(async () => (await import('./components/matchingJobs.tsx')).MatchingJobs);
export { useOwnOpenJobs } from './queries/ownJobs.ts';
