/** What other features may use of the entries' one. */
export { EntriesOfJob } from './components/entriesOfJob.tsx';
export { EntryWay } from './components/entryWay.tsx';
