import { later } from '#web/shared/ui/later.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/** What other features may use of a job's board. It comes after the page that shows it. */

export const Candidates = later(
  async () => (await import('./components/candidates.tsx')).Candidates,
  () => RowSkeletons({ count: 2 }),
);
Candidates.preload();
