import { z } from 'zod';
import { isJstMonth } from '../../kernel/calendar/instants.ts';
import { messages } from '../../kernel/validation.ts';
import { billTo, issuerOnInvoice } from './content.ts';
import { creditNet, invoiceFields } from './fields.ts';

const { credit: creditNumber, creditId, remark } = invoiceFields;
const { number, clientId, reason, yen, at, payer, nth, paymentId, replaces } = invoiceFields;
const month = z.string().refine(isJstMonth, messages.format);

/** The bills that the office saw before issuing: number, and sum with tax (yen). */
export const expected = z.strictObject({ count: z.int().min(1), total: z.int().min(1) });

/** A bill as the server read it. */
const openBill = z.object({ deal: z.string(), title: z.string(), net: z.number(), cancelled: z.boolean(), closedAt: z.number() });

/**
 * Command of the office: names client, month and the bills that it saw. The server adds the rest in
 * the transaction of the command.
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
  /** Required for a complete billing profile, but not printed. */
  phone: z.string(),
  /** null: the operator has not set it. */
  issuer: issuerOnInvoice.nullable(),
  replaces,
});

/** Command of the office: voids the invoice, with a reason. */
export const voidInvoice = z.strictObject({ type: z.literal('void'), reason });
/**
 * Command of the office: records a payment. The server derives `paymentId` from the command id.
 * `nth` is null for a payment without a bank statement.
 */
export const recordPayment = z.strictObject({ type: z.literal('recordPayment'), paymentId, yen, at, payer, nth: nth.default(null) });
/** Command of the office: cancels a recorded payment, with a reason. */
export const strikePayment = z.strictObject({ type: z.literal('strikePayment'), paymentId, reason });
/**
 * Command of the office: issues a credit note. The server derives `creditId` from the command id
 * and adds the number. A tax rate occurs once.
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

/** Command of the office: sends the client a reminder. */
export const remind = z.strictObject({ type: z.literal('remind') });

// A deadline: the system sends it when it is due; no callable accepts it.
/** Command of the system: the payment deadline has passed. */
export const overdue = z.strictObject({ type: z.literal('overdue') });

/** The payload of any command on an invoice. */
export const invoiceCommand = z.discriminatedUnion('type', [issue, voidInvoice, recordPayment, strikePayment, credit, remind, overdue]);
/** Any command on an invoice. */
export type InvoiceCommand = z.infer<typeof invoiceCommand>;
/** The command of one type. */
export type CommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
