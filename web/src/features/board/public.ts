import { later } from '#web/shared/ui/later.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/** The exports of this feature for other features. The board loads after the page. */
export const Board = later(
  async () => (await import('./components/board.tsx')).Board,
  () => RowSkeletons({ count: 2 }),
);
Board.preload();
