/** What other features may use of the entries' one. */
export { DealKinds } from './components/dealKinds.tsx';
export { EntriesOfJob } from './components/entriesOfJob.tsx';
export { EntryRow } from './components/entryRow.tsx';
export { EntryWay } from './components/entryWay.tsx';
export { useOwnEntry } from './queries/ownEntry.ts';
