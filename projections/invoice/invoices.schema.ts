import { z } from 'zod';
import { billTo, invoiceLine, invoiceRate, issuerOnInvoice } from '#domain/invoice/content.ts';
import { invoiceStatuses } from '#domain/invoice/status.ts';
import { followed, time, timeOrNull } from '../kernel/fields.schema.ts';

/** A credit note on an invoice. */
const credit = z.object({ number: z.string(), rates: z.array(invoiceRate), net: z.number(), tax: z.number(), total: z.number(), at: time });

/**
 * invoices/{number}: an invoice for the office and its client. Nothing of its content ever changes.
 * Amounts in yen, days in Japan.
 */
export const invoiceSchema = z.object({
  /** The id of the stream. */
  id: z.string(),
  number: z.string(),
  clientId: z.string(),
  month: z.string(),
  status: z.enum(invoiceStatuses),
  lines: z.array(invoiceLine),
  /** What each line is for; null once the client is erased, as is whom it was addressed to. */
  titles: z.array(z.string()).nullable(),
  rates: z.array(invoiceRate),
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  issuer: issuerOnInvoice,
  billTo: billTo.nullable(),
  issuedAt: time,
  dueAt: time,
  /** What has come, without payments that were struck; the day of the newest one. */
  paid: z.number(),
  paidOn: z.string().nullable(),
  /**
   * Payments that stand: each has a receipt, under the number that it had among all payments from
   * the first on (`nth`, from 1).
   */
  receipts: z.array(z.object({ nth: z.number(), yen: z.number(), on: z.string() })).default([]),
  /** Credit notes, and what they come to with tax: so much less is to be paid. */
  credits: z.array(credit).default([]),
  credited: z.number().default(0),
  /** By credit note: what it says to the client; null once the client is erased. */
  creditRemarks: z.array(z.string()).nullable().default([]),
  isOverdue: z.boolean(),
  remindedAt: timeOrNull,
  voidedAt: timeOrNull,
  /** The void invoice that this one corrects. */
  replaces: z.string().nullable(),
  ...followed,
});
export type InvoiceDocument = z.infer<typeof invoiceSchema>;

/** A payment; `struckAt`: it was recorded by mistake. */
const payment = z.object({ id: z.string(), yen: z.number(), on: z.string(), recordedAt: time, struckAt: timeOrNull });

/** officeInvoices/{number}: what the office alone sees of an invoice. */
export const officeInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  clientId: z.string(),
  payments: z.array(payment),
  /** By payment: who paid, and why it was struck. null once the client is erased. */
  paymentWords: z.array(z.object({ payer: z.string(), reason: z.string().nullable() })).nullable(),
  voidReason: z.string().nullable(),
  /** By credit note: why; null once the client is erased. */
  creditReasons: z.array(z.string()).nullable().default([]),
  ...followed,
});
export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

export const invoicePath = (number: string): string => `invoices/${number}`;
export const officeInvoicePath = (number: string): string => `officeInvoices/${number}`;
