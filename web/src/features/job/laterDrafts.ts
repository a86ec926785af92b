import { later } from '#web/shared/ui/later.tsx';

/** The client's drafts, which load after their page. */
export const JobDrafts = later(async () => (await import('./components/jobDrafts.tsx')).JobDrafts);
