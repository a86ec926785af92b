import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { conflict, notFound } from '../../work/deal/outcomes.ts';
import { aboutOf } from './decisions.ts';
import type { InvoiceEvent } from './events.ts';
import { type InvoiceState, type IssuedInvoice, paidOf, statusOf } from './state.ts';
import { owedOf } from './status.ts';

/** The invoice, if the member may settle it: not their own. Throws `not-found` without one. */
export const settled = (state: InvoiceState, { actor }: DecisionContext): IssuedInvoice => {
  if (state.status === 'NONE') return notFound();
  permit(actor.uid !== state.clientId);
  return state;
};

export type Paying = { readonly paymentId: string; readonly at: string };
/** The invoice for one more payment; null if this payment is recorded already. */
export const paying = ({ paymentId, at }: Paying, state: InvoiceState, context: DecisionContext): IssuedInvoice | null => {
  const invoice = settled(state, context);
  if (invoice.payments.some(({ id }) => id === paymentId)) return null;
  if (invoice.isVoided || invoice.payments.length >= businessRules.paymentsMax) conflict();
  if (at > jstDate(context.now)) throw new DomainError('invalid-argument', { at: '今日までの日付を指定してください' });
  return invoice;
};

type Recorded = Omit<Extract<InvoiceEvent, { type: 'InvoicePaymentRecorded' }>['data'], 'number' | 'clientId' | 'paid'>;
/** A payment, and that the invoice is paid if nothing is missing any more. */
export const recorded = (invoice: IssuedInvoice, { paymentId, kind, yen, at, payer, nth, ofPayer, balance }: Recorded): InvoiceEvent[] => {
  const paid = paidOf(invoice) + yen;
  const about = aboutOf(invoice);
  const event: InvoiceEvent = {
    type: 'InvoicePaymentRecorded',
    data: { ...about, paymentId, kind, yen, at, payer, nth, ofPayer, balance, paid },
  };
  const isNewlyPaid = statusOf(invoice) !== 'PAID' && paid >= owedOf(invoice);
  return isNewlyPaid ? [event, { type: 'InvoicePaid', data: { ...about, at, paid, total: owedOf(invoice) } }] : [event];
};

/** What a payment without a payer has. */
export const byNobody = { payer: '', nth: null, balance: null, ofPayer: true } as const;
/** What was paid beyond the amount, in yen; below zero while money is missing. */
export const surplusOf = (invoice: IssuedInvoice): number => paidOf(invoice) - owedOf(invoice);
