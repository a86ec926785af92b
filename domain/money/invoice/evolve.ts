import { match } from 'ts-pattern';
import type { InvoiceEvent } from './events.ts';
import { without } from './left.ts';
import { depositOf, type InvoiceState, type IssuedInvoice } from './state.ts';

const follow = (invoice: IssuedInvoice, event: InvoiceEvent): Partial<IssuedInvoice> =>
  match(event)
    .returnType<Partial<IssuedInvoice>>()
    .with({ type: 'InvoiceVoided' }, () => ({ isVoided: true }))
    .with({ type: 'InvoicePaymentRecorded' }, ({ data: { paymentId: id, yen, at, nth } }) => ({
      payments: [...invoice.payments, { id, yen, at, deposit: depositOf({ at, yen, nth }), isStruck: false }],
    }))
    .with({ type: 'InvoicePaymentStruck' }, ({ data: { paymentId } }) => ({
      payments: invoice.payments.map((payment) => (payment.id === paymentId ? { ...payment, isStruck: true } : payment)),
    }))
    .with({ type: 'InvoiceCredited' }, ({ data: { creditId, rates, total } }) => ({
      left: without(invoice.left, rates),
      credited: invoice.credited + total,
      credits: [...invoice.credits, creditId],
    }))
    .with({ type: 'InvoiceReminded' }, ({ data: { remindedAt } }) => ({ remindedAt }))
    .with({ type: 'InvoiceOverdue' }, () => ({ isOverdue: true }))
    // Payment status follows from the payments. A second first event changes nothing.
    .with({ type: 'InvoicePaid' }, { type: 'InvoiceIssued' }, () => ({}))
    .exhaustive();

/** Folds an event into the state of an invoice. */
export const evolve = (state: InvoiceState, event: InvoiceEvent): InvoiceState => {
  if (state.status === 'KNOWN') return { ...state, ...follow(state, event) };
  if (event.type !== 'InvoiceIssued') return state;
  const { number, clientId, month, total, dueAt, lines, rates } = event.data;
  return {
    status: 'KNOWN',
    ...{ number, clientId, month, total, dueAt },
    deals: lines.map(({ deal }) => deal),
    ...{ left: rates, credited: 0, credits: [] },
    payments: [],
    isOverdue: false,
    isVoided: false,
    remindedAt: null,
  };
};
