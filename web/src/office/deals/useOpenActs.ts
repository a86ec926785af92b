import { type DealKind, type Deals, openActions } from '#web/features/deal/public.ts';
import { useMaySend } from '../roles/roles.tsx';

/** The office's possible acts on a deal that the signed-in member may do. */
export const useOpenActs = <K extends DealKind>(kind: K) => {
  const maySend = useMaySend();
  return (deal: Deals[K], now: number) => openActions(kind, deal, 'office', now).filter((type) => maySend(kind, type));
};
