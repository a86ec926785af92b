/**
 * What a job's pages show of its deals; not in `public.ts`, so that the office and lists load
 * nothing of jobs.
 */
export { EntryWay } from './components/entryWay.tsx';
