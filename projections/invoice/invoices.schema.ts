import { z } from 'zod';
import { month } from '#domain/kernel/fieldMeta.ts';
import { billTo, invoiceLine, invoiceRate, issuerOnInvoice } from '#domain/money/invoice/content.ts';
import { paymentKinds } from '#domain/money/invoice/state.ts';
import { invoiceStatuses } from '#domain/money/invoice/status.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

const credit = z.object({ number: z.string(), rates: z.array(invoiceRate), net: z.number(), tax: z.number(), total: z.number(), at: time });

/**
 * invoices/{number}: an invoice, readable by its client and the office. Its content never changes.
 * Amounts in yen, dates in JST.
 */
export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  clientId: z.string(),
  month: z.string(),
  status: z.enum(invoiceStatuses),
  lines: z.array(invoiceLine),
  /** The text of each line. null after the client is erased, like `billTo`. */
  titles: z.array(z.string()).nullable(),
  /** The PO number of each line; empty without any, null after the client is erased. */
  poNumbers: z.array(z.string()).nullable().default([]),
  /** The cast of each line, once they are named; null after one of them or the client is erased. */
  casts: z.array(z.string()).nullable().default([]),
  /** The casts who are named. */
  talentIds: z.array(z.string()).default([]),
  rates: z.array(invoiceRate),
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  issuer: issuerOnInvoice,
  billTo: billTo.nullable(),
  issuedAt: time,
  dueAt: time,
  /** The sum of payments that were not struck, and the date of the newest. */
  paid: z.number(),
  paidOn: day.nullable(),
  /** Valid payments. `nth`: the position among all payments, from 1; it numbers the receipt. */
  receipts: z.array(z.object({ nth: z.number(), yen: z.number(), on: z.string() })).default([]),
  /** The advance payment that was set off: a surplus of an earlier invoice. */
  advance: z.number().default(0),
  /** Its surplus that became an advance payment of the client. */
  carried: z.number().default(0),
  /** Whether it changes the client's advance payments, which are the sum of all such invoices. */
  movesAdvance: z.boolean().default(false),
  /** Credit notes, and their sum with tax, which reduces the amount to pay. */
  credits: z.array(credit).default([]),
  credited: z.number().default(0),
  /** The explanation of each credit note for the client; null after the client is erased. */
  creditRemarks: z.array(z.string()).nullable().default([]),
  /** The months (JST) of its payments and credit notes, for the files of accounting programs. */
  bookedIn: z.array(month).default([]),
  isOverdue: z.boolean(),
  remindedAt: timeOrNull,
  voidedAt: timeOrNull,
  /** The void invoice that this one corrects. */
  replaces: z.string().nullable(),
  ...streamFields,
});

export type InvoiceDocument = z.infer<typeof invoiceSchema>;

/** A member of the office; documents of an earlier release do not have it. */
const member = z.string().nullable().default(null);
/**
 * A payment and who recorded it. `struckAt`: when it was cancelled as a mistake (ms), and by whom.
 */
const payment = z.object({
  id: z.string(),
  /** Documents of an earlier release have only transfers. */
  kind: z.enum(paymentKinds).default('TRANSFER'),
  yen: z.number(),
  on: z.string(),
  recordedAt: time,
  struckAt: timeOrNull,
  recordedBy: member,
  struckBy: member,
});

/** officeInvoices/{number}: the data of an invoice for the office only. */
export const officeInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  clientId: z.string(),
  payments: z.array(payment),
  /** Payer, and reason for cancelling, of each payment; null after the client is erased. */
  paymentWords: z.array(z.object({ payer: z.string(), reason: z.string().nullable() })).nullable(),
  voidReason: z.string().nullable(),
  voidedBy: member,
  /** The reason of each credit note; null after the client is erased. */
  creditReasons: z.array(z.string()).nullable().default([]),
  ...streamFields,
});

export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

export const invoicePath = (number: string): string => `invoices/${number}`;
export const officeInvoicePath = (number: string): string => `officeInvoices/${number}`;
