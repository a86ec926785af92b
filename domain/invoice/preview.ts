import type { Invoice } from '../deal/consumptionTax.ts';
import type { InvoiceLine } from './content.ts';

/**
 * What the office sees before it issues. No address: only whether something is missing, by field.
 */
export type InvoicePreview = {
  readonly clientName: string;
  readonly lines: readonly (InvoiceLine & { readonly title: string })[];
  readonly sums: Invoice;
  readonly dueAt: number;
  readonly faults: readonly string[];
  readonly hasIssuer: boolean;
};
