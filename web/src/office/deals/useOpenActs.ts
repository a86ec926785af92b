import { type DealKind, type Deals, openActions } from '#web/features/deal/public.ts';
import { useMaySend } from '../roles/roles.tsx';

/** What the office does with a deal now, as far as it is the signed-in member's to do. */
export const useOpenActs = <K extends DealKind>(kind: K) => {
  const maySend = useMaySend();
  return (deal: Deals[K], now: number) => openActions(kind, deal, 'office', now).filter((type) => maySend(kind, type));
};
