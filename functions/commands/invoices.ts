import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/money/invoice/commands.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { depositOf, type InvoiceState } from '#domain/money/invoice/state.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule } from '../eventStore/rule.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { monthIsOpen } from '../rules/monthIsOpen.ts';
import { paymentNotRecorded } from '../rules/paymentNotRecorded.ts';
import { runtime } from '../runtime.ts';
import { numberedCredit } from './creditInvoice.ts';
import { issueTarget } from './issueInvoice.ts';

const existing = { commandId: commandIdSchema, invoiceId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.issue.pick({ type: true, clientId: true, month: true, expected: true }).extend({ commandId: commandIdSchema }),
  commands.voidInvoice.extend(existing),
  commands.recordPayment.omit({ paymentId: true }).extend(existing),
  commands.strikePayment.extend(existing),
  commands.credit.omit({ credit: true, creditId: true }).extend(existing),
  commands.remind.extend(existing),
]);

type Touching = { readonly type: string; readonly paymentId?: string };

/** The closing months that a command changes: the invoice's, or the month (JST) of a payment. */
const touchedBy = (held: InvoiceState, { type, paymentId }: Touching): string[] => {
  if (held.status === 'NONE') return [];
  if (type === 'void') return [held.month];
  return held.payments.filter(({ id }) => id === paymentId).map((payment) => payment.at.slice(0, 7));
};

/** Refuses a change of a locked month. Only the invoice's state names the month. */
const paymentMonthIsOpen = (invoiceId: string, command: Touching): Rule => ({
  streams: [{ aggregate: invoice, entityId: invoiceId }],
  further: ([held]) => [monthIsOpen(...touchedBy(held as InvoiceState, command))],
});

/** The office's invoices: issue, void, payments, credit notes and reminders. */
export const invoices = commandCallable(invoice, wire, async ({ commandId, ...sent }, caller): Promise<Target> => {
  if (sent.type === 'issue') {
    await requireOffice(runtime(), caller, 'bills');
    const target = await issueTarget(runtime(), sent, newEntityId(commandId, caller.uid), invoiceIssuer());
    return { ...target, rules: [monthIsOpen(sent.month), ...target.rules] };
  }
  const { invoiceId: entityId, ...command } = sent;
  if (command.type === 'credit') {
    const credit = { ...command, creditId: newEntityId(commandId, caller.uid) };
    return { entityId, command: credit, rules: [numberedCredit(credit, runtime().now)] };
  }
  if (command.type !== 'recordPayment') return { entityId, command, rules: [paymentMonthIsOpen(entityId, command)] };
  const payment = { ...command, paymentId: newEntityId(commandId, caller.uid) };
  const deposit = depositOf(command);
  const once = deposit === null ? [] : [paymentNotRecorded(entityId, payment.paymentId, deposit)];
  return { entityId, command: payment, rules: [monthIsOpen(command.at.slice(0, 7)), ...once] };
});
