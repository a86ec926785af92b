/**
 * Deal parts for job pages. They are not in `public.ts`, so that the office and lists do not load
 * job code.
 */
export { EntryWay } from './components/entryWay.tsx';
