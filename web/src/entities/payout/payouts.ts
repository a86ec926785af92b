import { payoutLabels } from '#domain/money/payout/fields.ts';
import { type Payout, payoutPath, payoutSchema } from '#projections/payout/payouts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';
import type { ChipTone } from '#web/shared/ui/statusChip.tsx';

/** How many months of statements a cast's page reads: more than the years of the page have. */
const MONTHS_MAX = 100;

export const useOwnPayouts = () =>
  useMany({ collection: 'payouts', where: [['talentId', '==', useUid()]], orderBy: ['month', 'desc'], limit: MONTHS_MAX }, payoutSchema);

export const usePayout = (payoutId: string) => useOne(payoutPath(payoutId), payoutSchema);

const tones = {
  FIXED: 'theirs',
  OBJECTED: 'warning',
  AGREED: 'good',
  SENT: 'theirs',
  PAID: 'good',
  FAILED: 'warning',
} as const satisfies Record<Payout['status'], ChipTone>;

export const payoutChip = ({ status }: Pick<Payout, 'status'>): { readonly tone: ChipTone; readonly label: string } => ({
  tone: tones[status],
  label: payoutLabels[status],
});

export const payoutFileName = ({ month, no }: Pick<Payout, 'month' | 'no'>): string => `支払通知書_${month}-${no}.pdf`;
