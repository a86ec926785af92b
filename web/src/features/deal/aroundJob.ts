/** What a job's pages show of its deals; not in `public.ts`, so that the office and lists load nothing of jobs. */
export { EntriesOfJob } from './components/entriesOfJob.tsx';
export { EntryWay } from './components/entryWay.tsx';
