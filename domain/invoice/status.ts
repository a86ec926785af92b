/** ISSUED and OVERDUE wait for money, part of which may have come. */
export const invoiceStatuses = ['ISSUED', 'OVERDUE', 'PAID', 'VOIDED'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  ISSUED: '未入金',
  OVERDUE: '期限超過',
  PAID: '入金済み',
  VOIDED: '無効',
};

type Asked = { readonly total: number; readonly credited: number };
/** What is to be paid for an invoice: what it says, less what was credited since (yen). */
export const owedOf = ({ total, credited }: Asked): number => total - credited;

/** How an invoice stands, by what is known of it. */
export const invoiceStatusOf = (known: {
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly isOverdue: boolean;
  readonly isVoided: boolean;
}): InvoiceStatus => {
  if (known.isVoided) return 'VOIDED';
  if (known.paid >= owedOf(known)) return 'PAID';
  return known.isOverdue ? 'OVERDUE' : 'ISSUED';
};
