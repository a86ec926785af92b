import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

export const Board = lazyPart(
  async () => (await import('./components/board.tsx')).Board,
  () => RowSkeletons({ count: 2 }),
);
export { COMPARED } from './compared.ts';
export const CompareDialog = lazyPart(async () => (await import('./components/compareDialog.tsx')).CompareDialog);
export { useDealsWith } from './queries/dealsWith.ts';
