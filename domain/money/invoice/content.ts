import { z } from 'zod';
import type { Invoice } from '../../kernel/consumptionTax.ts';

// The stored content of an invoice. Documents are read with these schemas, without form rules.
// Amounts in yen.

const yen = z.number();

/** What is billed beside the fee after the work: overtime, or costs that a side paid. */
export const extraKinds = ['OVERTIME', 'EXPENSE'] as const;

/**
 * A line of an invoice: the stream of the deal or of its settlement, the day of its end (JST,
 * `YYYY-MM-DD`), the amount without tax. It is the cast's fee, the cancellation fee, the operator's
 * service fee, or an extra of the settlement.
 */
export const invoiceLine = z.object({
  deal: z.string(),
  day: z.string(),
  net: yen,
  percent: z.number(),
  cancelled: z.boolean(),
  /** Documents of earlier releases have no such lines. */
  service: z.boolean().default(false),
  /** The cast of the deal; empty in documents of earlier releases. */
  talentId: z.string().default(''),
  extra: z.enum(extraKinds).nullable().default(null),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

export const invoiceRate = z.object({ percent: z.number(), net: yen, tax: yen });
export type InvoiceRate = z.infer<typeof invoiceRate>;

/** The recipient of an invoice: the billing profile at the time of issue. */
export const billTo = z.object({
  company: z.string(),
  department: z.string(),
  name: z.string(),
  postalCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  street: z.string(),
  buildingName: z.string(),
});

export type BillTo = z.infer<typeof billTo>;

/** The order of a deal on its bill. `addressee`: null for the client's billing profile. */
export const billOrder = z.object({ poNumber: z.string(), addressee: billTo.nullable() });
export type BillOrder = z.infer<typeof billOrder>;

export const issuerOnInvoice = z.object({ name: z.string(), address: z.string(), registrationNumber: z.string(), bank: z.string() });
export type Issuer = z.infer<typeof issuerOnInvoice>;

/** The invoice that the office would issue. It has no address, only the names of missing fields. */
export type InvoicePreview = {
  readonly clientName: string;
  readonly lines: readonly (InvoiceLine & { readonly title: string; readonly cast: string; readonly poNumber: string })[];
  /** The name of another addressee; null for the client's billing profile. */
  readonly addressee: string | null;
  /** Bills of the month with other addressees, for later invoices. */
  readonly others: number;
  readonly sums: Invoice;
  readonly dueAt: number;
  /** The client's advance payments (yen), which the invoice sets off. */
  readonly advance: number;
  readonly faults: readonly string[];
  readonly hasIssuer: boolean;
};
