import { z } from 'zod';
import * as commands from '#domain/invoice/commands.ts';
import { invoice } from '#domain/invoice/invoice.ts';
import { depositOf } from '#domain/invoice/state.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { runtime } from '../runtime.ts';
import { numberedCredit } from './creditInvoice.ts';
import { issueTarget } from './issueInvoice.ts';
import { onceRecorded } from './onceRecorded.ts';

const existing = { commandId: commandIdSchema, invoiceId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.issue.pick({ type: true, clientId: true, month: true, expected: true }).extend({ commandId: commandIdSchema }),
  commands.voidInvoice.extend(existing),
  commands.recordPayment.omit({ paymentId: true }).extend(existing),
  commands.strikePayment.extend(existing),
  commands.credit.omit({ credit: true, creditId: true }).extend(existing),
  commands.remind.extend(existing),
]);

/** The office's invoices: one for a client's closing month, and what becomes of it. */
export const invoices = commandCallable(invoice, wire, async ({ commandId, ...sent }, caller): Promise<Target> => {
  if (sent.type === 'issue') {
    await requireOffice(runtime(), caller, 'bills');
    return issueTarget(runtime(), sent, newEntityId(commandId, caller.uid), invoiceIssuer());
  }
  const { invoiceId: entityId, ...command } = sent;
  if (command.type === 'credit') {
    const credit = { ...command, creditId: newEntityId(commandId, caller.uid) };
    return { entityId, command: credit, guard: numberedCredit(credit, runtime().now) };
  }
  if (command.type !== 'recordPayment') return { entityId, command };
  const payment = { ...command, paymentId: newEntityId(commandId, caller.uid) };
  const deposit = depositOf(command);
  return { entityId, command: payment, ...(deposit !== null && { guard: onceRecorded(entityId, payment.paymentId, deposit) }) };
});
