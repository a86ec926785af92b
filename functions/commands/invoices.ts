import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type InvoiceCommand, invoice } from '#domain/money/invoice/invoice.ts';
import { CREDIT_SERIES, creditNumberOf } from '#domain/money/invoice/number.ts';
import { depositOf, type InvoiceState } from '#domain/money/invoice/state.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { paths } from '../platform/firestorePaths.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { monthIsOpen, paymentNotRecorded } from '../rules/billing.ts';
import { runtime } from '../runtime.ts';
import { issuedSoFar, issueTarget } from './issueInvoice.ts';

/** A credit note as it is requested, without its number. */
export type SentCredit = Omit<Extract<InvoiceCommand, { type: 'credit' }>, 'credit'>;

/**
 * Assigns the next number of the year's credit notes. A refused command takes no number, so there
 * are no gaps.
 */
export const numberedCredit = (sent: SentCredit, now: () => number): Rule => {
  const year = jstDate(now()).slice(0, 4);
  return {
    fillCommand: (_states, held) => ({ ...sent, credit: creditNumberOf(year, issuedSoFar(held) + 1) }) satisfies InvoiceCommand,
    check: (_states, at) => {
      if (!jstDate(at).startsWith(year)) throw new DomainError('aborted');
    },
    sharedDocument: {
      path: paths.invoiceCounter(`${CREDIT_SERIES}${year}`),
      streamsIn: () => [],
      data: (_found, held) => ({ last: issuedSoFar(held) + 1 }),
    },
  };
};

type Touching = { readonly type: string; readonly invoiceId: string; readonly paymentId?: string };

/** The closing months that a command changes: the invoice's, or the month (JST) of a payment. */
const touchedBy = (held: InvoiceState, { type, paymentId }: Touching): string[] => {
  if (held.status === 'NONE') return [];
  if (type === 'void') return [held.month];
  return held.payments.filter(({ id }) => id === paymentId).map((payment) => payment.at.slice(0, 7));
};

/** Refuses a change of a locked month. Only the invoice's state names the month. */
const whileUnlocked = (sent: Touching): { readonly rules: readonly Rule[] } => ({
  rules: [
    {
      streams: [{ aggregate: invoice, entityId: sent.invoiceId }],
      further: ([held]) => [monthIsOpen(...touchedBy(held as InvoiceState, sent))],
    },
  ],
});

/** The office's invoices: issue, void, payments, credit notes and reminders. */
export const invoices = callableOf(invoice, {
  issue: async (sent, caller, commandId) => {
    await requireOffice(runtime(), caller, 'bills');
    const target = await issueTarget(runtime(), sent, newEntityId(commandId, caller.uid), invoiceIssuer());
    return { ...target, rules: [monthIsOpen(sent.month), ...target.rules] };
  },
  void: whileUnlocked,
  strikePayment: whileUnlocked,
  remind: whileUnlocked,
  credit: ({ invoiceId: _, ...sent }, { uid }, commandId) => {
    const command = { ...sent, creditId: newEntityId(commandId, uid) };
    return { command, rules: [numberedCredit(command, runtime().now)] };
  },
  recordPayment: ({ invoiceId, ...sent }, { uid }, commandId) => {
    const command = { ...sent, paymentId: newEntityId(commandId, uid) };
    const deposit = depositOf(sent);
    const once = deposit === null ? [] : [paymentNotRecorded(invoiceId, command.paymentId, deposit)];
    return { command, rules: [monthIsOpen(sent.at.slice(0, 7)), ...once] };
  },
});
