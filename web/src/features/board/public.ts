import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

// The exports of this feature for other features.

/** The board of a job. */
export const Board = lazyPart(
  async () => (await import('./components/board.tsx')).Board,
  () => RowSkeletons({ count: 2 }),
);
export { useDealsWith } from './queries/dealsWith.ts';
