/** What other features may use of the jobs' one. */

export { JobOfDeal } from './components/jobOfDeal.tsx';
export { JobSummary } from './components/jobSummary.tsx';
export { JobsLink } from './components/jobsLink.tsx';
export { LoadedJob } from './components/loadedJob.tsx';
export { useJob } from './queries/job.ts';
export { useOwnOpenJobs } from './queries/ownJobs.ts';
