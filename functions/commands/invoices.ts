import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { depositIn } from '#domain/money/invoice/deposits.ts';
import { type InvoiceCommand, invoice } from '#domain/money/invoice/invoice.ts';
import { CREDIT_SERIES, creditNumberOf } from '#domain/money/invoice/number.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { invoiceMonthIsOpen, monthIsOpen, paymentNotRecorded, surplusCarried, type TouchedInvoice } from '../rules/billing.ts';
import { issuedSoFar, issueTarget } from '../rules/issueInvoice.ts';
import { runtime } from '../runtime.ts';

/** A credit note as it is requested, without its number. */
export type SentCredit = Omit<Extract<InvoiceCommand, { type: 'credit' }>, 'credit'>;

/** The next number of the year's credit notes. A refused command takes none: there are no gaps. */
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

const whileUnlocked = (sent: TouchedInvoice) => ({ rules: [invoiceMonthIsOpen(sent)] });

/** What balances the payments of an invoice. */
const balanced = <Type extends 'bearFee' | 'refund' | 'carry'>(
  { invoiceId: _, ...sent }: { readonly invoiceId: string; readonly type: Type; readonly yen: number; readonly at: string },
  { uid }: Caller,
  commandId: string,
) => ({
  command: { ...sent, paymentId: newEntityId(commandId, uid) },
  rules: [monthIsOpen(sent.at.slice(0, 7))],
});

/** The office's invoices: issue, void, payments, credit notes and reminders. */
export const invoices = callableOf(invoice, {
  issue: async (sent, caller, commandId) => {
    await requireOffice(runtime(), caller, 'bills');
    return issueTarget(runtime(), sent, newEntityId(commandId, caller.uid), invoiceIssuer());
  },
  void: whileUnlocked,
  strikePayment: whileUnlocked,
  remind: whileUnlocked,
  credit: ({ invoiceId: _, ...sent }, { uid }, commandId) => {
    const command = { ...sent, creditId: newEntityId(commandId, uid) };
    return { command, rules: [numberedCredit(command, runtime().now)] };
  },
  bearFee: balanced,
  refund: balanced,
  carry: (sent, caller, commandId) => {
    const { command, rules } = balanced(sent, caller, commandId);
    return { command, rules: [...rules, surplusCarried(sent.invoiceId, command.paymentId)] };
  },
  recordPayment: ({ invoiceId, ...sent }, { uid }, commandId) => {
    const command = { ...sent, paymentId: newEntityId(commandId, uid) };
    const deposit = depositIn(sent);
    const once = deposit === null ? [] : [paymentNotRecorded(invoiceId, command.paymentId, deposit)];
    return { command, rules: [monthIsOpen(sent.at.slice(0, 7)), ...once] };
  },
});
