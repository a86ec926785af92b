import type { Row } from '#domain/work/deal/row.ts';
import { type DealKind, type Deals, kinds, openActions } from '#web/entities/deal/kinds.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useMaySend } from '../roles/roles.tsx';

/** Whether the signed-in member decides nothing on deals of a kind, and only reads them. */
export const useReadsOnly = (kind: DealKind): boolean => {
  const maySend = useMaySend();
  const isDecision = ({ by, duties }: Row): boolean => by === 'office' && duties?.includes('review') === true;
  return !Object.entries(kinds[kind].table).some(([type, row]) => isDecision(row) && maySend(kind, type));
};

export const useOpenActs = <K extends DealKind>(kind: K) => {
  const maySend = useMaySend();
  return (deal: Deals[K], now: number) => openActions(kind, deal, 'office', now).filter((type) => maySend(kind, type));
};

/** Tells members without a role for decisions that they only read. */
export const ReadsOnly = ({ kind }: { readonly kind: DealKind }) =>
  useReadsOnly(kind) ? <Notice>閲覧のみ：承認や否認などの操作には、その役割が必要です。</Notice> : null;
