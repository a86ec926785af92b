import type { Invoice } from '../../kernel/consumptionTax.ts';
import type { InvoiceLine } from './content.ts';

/** The invoice that the office would issue. It has no address, only the names of missing fields. */
export type InvoicePreview = {
  readonly clientName: string;
  readonly lines: readonly (InvoiceLine & { readonly title: string })[];
  readonly sums: Invoice;
  readonly dueAt: number;
  readonly faults: readonly string[];
  readonly hasIssuer: boolean;
};
