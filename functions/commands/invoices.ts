import { invoice } from '#domain/money/invoice/invoice.ts';
import { depositOf } from '#domain/money/invoice/state.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { callableOf } from '../gate/callableOf.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { issueTarget } from '../rules/issueInvoice.ts';
import { invoiceMonthIsOpen, monthIsOpen, type TouchedInvoice } from '../rules/monthIsOpen.ts';
import { paymentNotRecorded } from '../rules/paymentNotRecorded.ts';
import { runtime } from '../runtime.ts';
import { numberedCredit } from './creditInvoice.ts';

const whileUnlocked = (sent: TouchedInvoice) => ({ rules: [invoiceMonthIsOpen(sent)] });

/** The office's invoices: issue, void, payments, credit notes and reminders. */
export const invoices = callableOf(invoice, {
  issue: async (sent, caller, commandId) => {
    await requireOffice(runtime(), caller, 'bills');
    const target = await issueTarget(runtime(), sent, newEntityId(commandId, caller.uid), invoiceIssuer());
    return target;
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
