import { reasonInWords } from '#domain/work/deal/reasonLabels.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';

export const EndReason = ({ deal: { reasonCode, reason, adminCancelReason } }: { readonly deal: Deal }) => (
  <p>理由：{reasonInWords(reasonCode, reason) ?? adminCancelReason}</p>
);
