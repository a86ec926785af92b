import { type DealKind, type Deals, openActions } from '#web/entities/deal/kinds.ts';
import { useMaySend } from '../roles/roles.tsx';
import type { Decision } from './commands/decide.ts';

/** The decisions of the office, except answers in the name of a cast. */
const decisions = [
  ...(['adminApprove', 'adminDisapprove', 'adminApproveChange', 'adminDisapproveChange'] as const),
  ...(['settleCancellation', 'dismissCancellation', 'settleProxy', 'forceClose'] as const),
] satisfies readonly Decision['type'][];

/** Whether the signed-in member decides nothing on deals of a kind, and only reads them. */
export const useReadsOnly = (kind: DealKind): boolean => {
  const maySend = useMaySend();
  return !decisions.some((type) => maySend(kind, type));
};

/** The office's possible acts on a deal that the signed-in member may do. */
export const useOpenActs = <K extends DealKind>(kind: K) => {
  const maySend = useMaySend();
  return (deal: Deals[K], now: number) => openActions(kind, deal, 'office', now).filter((type) => maySend(kind, type));
};
