import { z } from 'zod';
import { isJstMonth } from '../calendar/instants.ts';
import { messages } from '../kernel/validation.ts';
import { billTo, issuerOnInvoice } from './content.ts';
import { creditNet, invoiceFields } from './fields.ts';

const { credit: creditNumber, creditId, remark } = invoiceFields;
const { number, clientId, reason, yen, at, payer, nth, paymentId, replaces } = invoiceFields;
const month = z.string().refine(isJstMonth, messages.format);

/** What the office saw of the bills before it issued: how many, and what they come to with tax. */
export const expected = z.strictObject({ count: z.int().min(1), total: z.int().min(1) });

/** A bill as the server found it. */
const openBill = z.object({ deal: z.string(), title: z.string(), net: z.number(), cancelled: z.boolean(), closedAt: z.number() });

/**
 * By the office, which says for whom, which month and what it saw; the server adds the rest in the
 * transaction of the command.
 */
export const issue = z.strictObject({
  type: z.literal('issue'),
  clientId,
  month,
  expected,
  number,
  bills: z.array(openBill),
  /** null: there is no such client. */
  billTo: billTo.nullable(),
  /** The telephone belongs to a complete billing profile, and is not printed. */
  phone: z.string(),
  /** null: the operator has not set it. */
  issuer: issuerOnInvoice.nullable(),
  replaces,
});
export const voidInvoice = z.strictObject({ type: z.literal('void'), reason });
/** The server makes `paymentId` of the command's id. `nth`: null where it was typed. */
export const recordPayment = z.strictObject({ type: z.literal('recordPayment'), paymentId, yen, at, payer, nth: nth.default(null) });
export const strikePayment = z.strictObject({ type: z.literal('strikePayment'), paymentId, reason });
/**
 * The server makes `creditId` of the command's id, and gives the number in the transaction. A rate
 * is named once.
 */
export const credit = z.strictObject({
  type: z.literal('credit'),
  creditId,
  credit: creditNumber,
  rates: z
    .array(z.strictObject({ percent: z.number(), net: creditNet }))
    .min(1)
    .max(5)
    .refine((rates) => new Set(rates.map(({ percent }) => percent)).size === rates.length, messages.format),
  reason,
  remark,
});
export const remind = z.strictObject({ type: z.literal('remind') });
// A deadline (design section 6): sent by the alarm clock with the system actor, taken by no
// callable.
export const overdue = z.strictObject({ type: z.literal('overdue') });

export const invoiceCommand = z.discriminatedUnion('type', [issue, voidInvoice, recordPayment, strikePayment, credit, remind, overdue]);
export type InvoiceCommand = z.infer<typeof invoiceCommand>;
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
