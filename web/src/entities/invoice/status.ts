import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { invoiceStatusLabels, owedOf } from '#domain/money/invoice/status.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { ChipTone } from '#web/shared/ui/statusChip.tsx';

const tones = { ISSUED: 'theirs', OVERDUE: 'warning', PAID: 'good', VOIDED: 'ended' } as const satisfies Record<
  InvoiceDocument['status'],
  ChipTone
>;

type Money = Pick<InvoiceDocument, 'status' | 'paid' | 'total' | 'credited'>;

export const invoiceChip = ({ status, paid, ...sums }: Money): { readonly tone: ChipTone; readonly label: string } => {
  const owed = owedOf(sums);
  if (owed === 0 && paid === 0 && status !== 'VOIDED') return { tone: tones.PAID, label: '全額減額' };
  const isPart = paid > 0 && paid < owed;
  return { tone: tones[status], label: isPart ? `一部入金${status === 'OVERDUE' ? '・期限超過' : ''}` : invoiceStatusLabels[status] };
};

/** The missing or surplus amount (yen) as text; null if there is neither. */
export const balanceText = ({ status, paid, ...sums }: Money): string | null => {
  const owed = owedOf(sums);
  if (status === 'VOIDED' || paid === owed) return null;
  return paid < owed ? `不足 ${formatYen(owed - paid)}` : `過入金 ${formatYen(paid - owed)}`;
};

/** `dayText`: how a day (JST) is written. */
export const whenText = (
  { status, dueAt, paidOn, voidedAt, credits }: Pick<InvoiceDocument, 'status' | 'dueAt' | 'paidOn' | 'voidedAt' | 'credits'>,
  dayText: (day: string) => string = fullDay,
): string => {
  const credited = credits.at(-1);
  if (status === 'PAID' && paidOn === null && credited) return `${dayText(jstDate(credited.at))} 減額`;
  if (status === 'PAID') return `${dayText(paidOn ?? jstDate(dueAt))} 入金`;
  return status === 'VOIDED' ? `${dayText(jstDate(voidedAt ?? dueAt))} 無効` : `${dayText(jstDate(dueAt))} まで`;
};
