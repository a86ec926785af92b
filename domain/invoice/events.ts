import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { invoiceFields } from './fields.ts';

const { number, clientId, month, lines, titles, rates, net, tax, total, issuer, billTo, issuedAt, dueAt, replaces } = invoiceFields;
const { credit, creditedAt, owed, creditId, remark } = invoiceFields;
const { deals, reason, paymentId, yen, at, payer, nth, paid, remindedAt } = invoiceFields;

/** Every event names its invoice and client, so that it can be read alone. */
const about = { number, clientId };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster. What is personal has the client's key: when the client leaves, the
// records of the deals keep whom the bill went to.
export const invoiceEvents = {
  /** `titles`: what each line is for, in the order of the lines. */
  InvoiceIssued: event({
    ...about,
    ...{ month, lines, titles: personal(titles), rates, net, tax, total, issuer },
    ...{ billTo: personal(billTo), issuedAt, dueAt, replaces },
  }),
  InvoiceVoided: event({ ...about, deals, reason: personal(reason) }),
  /** `paid`: what has come with it, in all. */
  InvoicePaymentRecorded: event({ ...about, paymentId, yen, at, payer: personal(payer), nth, paid }),
  InvoicePaymentStruck: event({ ...about, paymentId, yen, reason: personal(reason), paid }),
  /**
   * A credit note. Its sums are what the invoice is less by; `owed`: what of it is to be paid
   * since.
   */
  InvoiceCredited: event({
    ...about,
    ...{ credit, creditId, rates, net, tax, total, owed, creditedAt },
    reason: personal(reason),
    remark: personal(remark),
  }),
  InvoicePaid: event({ ...about, at, paid, total }),
  InvoiceReminded: event({ ...about, total, paid, dueAt, remindedAt }),
  InvoiceOverdue: event({ ...about, total, paid, dueAt }),
} as const;

export type InvoiceEvent = EventOf<typeof invoiceEvents>;
