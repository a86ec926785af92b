/** The statuses of an invoice. `ISSUED` and `OVERDUE` wait for money; a part may have arrived. */
export const invoiceStatuses = ['ISSUED', 'OVERDUE', 'PAID', 'VOIDED'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  ISSUED: '未入金',
  OVERDUE: '期限超過',
  PAID: '入金済み',
  VOIDED: '無効',
};

type Asked = { readonly total: number; readonly credited: number };
/** The amount to pay (yen): the total minus the credit notes. */
export const owedOf = ({ total, credited }: Asked): number => total - credited;

/** The status of an invoice, from its amounts and marks. */
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
