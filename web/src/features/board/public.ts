import { later } from '#web/shared/ui/later.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/** What other features may use of a job's board. It comes after the page that shows it. */

export const Board = later(
  async () => (await import('./components/board.tsx')).Board,
  () => RowSkeletons({ count: 2 }),
);
Board.preload();
