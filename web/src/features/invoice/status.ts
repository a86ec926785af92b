import { jstDate } from '#domain/calendar/instants.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { fullDay } from '#domain/format/times.ts';
import { invoiceStatusLabels } from '#domain/invoice/status.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { ChipTone } from '#web/shared/ui/statusChip.tsx';

const tones = { ISSUED: 'theirs', OVERDUE: 'warning', PAID: 'good', VOIDED: 'ended' } as const satisfies Record<
  InvoiceDocument['status'],
  ChipTone
>;

type Money = Pick<InvoiceDocument, 'status' | 'paid' | 'total'>;

/** How an invoice stands, as a chip; part of the money may have come. */
export const invoiceChip = ({ status, paid, total }: Money): { readonly tone: ChipTone; readonly label: string } => {
  const isPart = paid > 0 && paid < total;
  return { tone: tones[status], label: isPart ? `一部入金${status === 'OVERDUE' ? '・期限超過' : ''}` : invoiceStatusLabels[status] };
};

/** What is missing, or too much; null where neither is. */
export const balanceText = ({ status, paid, total }: Money): string | null => {
  if (status === 'VOIDED' || paid === total) return null;
  return paid < total ? `不足 ${formatYen(total - paid)}` : `過入金 ${formatYen(paid - total)}`;
};

/** What stands beside the chip: until when to pay, when it was paid, or since when it is void. */
export const whenText = ({
  status,
  dueAt,
  paidOn,
  voidedAt,
}: Pick<InvoiceDocument, 'status' | 'dueAt' | 'paidOn' | 'voidedAt'>): string => {
  if (status === 'PAID') return `${fullDay(paidOn ?? jstDate(dueAt))} 入金`;
  return status === 'VOIDED' ? `${fullDay(jstDate(voidedAt ?? dueAt))} 無効` : `${fullDay(jstDate(dueAt))} まで`;
};
