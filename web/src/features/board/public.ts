import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

// The exports of this feature for other features.

/** The board of a job. */
export const Board = lazyPart(
  async () => (await import('./components/board.tsx')).Board,
  () => RowSkeletons({ count: 2 }),
);
export { COMPARED } from './compared.ts';
/** Compares two to four casts, for a job or without one. */
export const CompareDialog = lazyPart(async () => (await import('./components/compareDialog.tsx')).CompareDialog);
export { useDealsWith } from './queries/dealsWith.ts';
