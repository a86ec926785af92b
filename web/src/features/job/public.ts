/** What other features may use of the jobs' one. */
export { useOwnOpenJobs } from './queries/ownJobs.ts';
