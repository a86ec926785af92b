import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { invoiceFields } from './fields.ts';

const { number, clientId, month, lines, titles, rates, net, tax, total, issuer, billTo, issuedAt, dueAt, replaces } = invoiceFields;
const { credit, creditedAt, owed, creditId, remark } = invoiceFields;
const { deals, reason, paymentId, yen, at, payer, nth, paid, remindedAt } = invoiceFields;

/** On every event: invoice and client, so that each event is readable alone. */
const about = { number, clientId };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
// Personal fields are encrypted with the client's key. After a withdrawal, the records of the deals
// still name the recipient.
/** The events of an invoice, by type, as the log stores them. */
export const invoiceEvents = {
  /** `titles`: the text of each line, in the order of the lines. */
  InvoiceIssued: event({
    ...about,
    ...{ month, lines, titles: personal(titles), rates, net, tax, total, issuer },
    ...{ billTo: personal(billTo), issuedAt, dueAt, replaces },
  }),
  InvoiceVoided: event({ ...about, deals, reason: personal(reason) }),
  /** `paid`: the sum of all payments, including this one. */
  InvoicePaymentRecorded: event({ ...about, paymentId, yen, at, payer: personal(payer), nth, paid }),
  InvoicePaymentStruck: event({ ...about, paymentId, yen, reason: personal(reason), paid }),
  /**
   * A credit note, with the sums by which it reduces the invoice. `owed`: the amount to pay after
   * it.
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

/** Any event of an invoice. */
export type InvoiceEvent = EventOf<typeof invoiceEvents>;
