import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { billingProfileFaults } from '../../people/client/billing.ts';
import { invoiceOf } from '../../work/deal/consumptionTax.ts';
import { conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import type { CommandOf, InvoiceCommand } from './commands.ts';
import type { InvoiceRate } from './content.ts';
import { invoiceDueAt } from './due.ts';
import { type InvoiceEvent, invoiceEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { billedTogether } from './lines.ts';
import { depositOf, hasDeposit, type InvoiceState, type IssuedInvoice, paidOf, reservesDeals, statusOf } from './state.ts';
import { owedOf } from './status.ts';

/** A member of the office does not issue or settle their own invoice. */
const byOffice = (clientId: string, { actor }: DecisionContext): void => permit(actor.role === 'office' && actor.uid !== clientId);

/** Missing fields of the billing profile. A client that does not exist lacks all of them. */
const faultsOf = ({ billTo, phone }: CommandOf<'issue'>): Record<string, string> => {
  const { company: name = '', department = '', name: contact = '', ...rest } = billTo ?? {};
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '', ...rest };
  return billingProfileFaults({ name: contact, department, company: { name, phone, address } });
};

const issue = (sent: CommandOf<'issue'>, state: InvoiceState, context: DecisionContext): InvoiceEvent[] => {
  const { number, clientId, month, expected, bills, billTo, issuer, replaces } = sent;
  byOffice(clientId, context);
  if (state.status !== 'NONE') return [];
  if (bills.length === 0) throw new DomainError('nothing-to-bill');
  const { lines, titles, sums } = billedTogether(bills);
  const found = { count: bills.length, total: sums.total };
  if (found.count !== expected.count || found.total !== expected.total)
    throw new DomainError('bills-changed', undefined, { details: found });
  const faults = faultsOf(sent);
  if (billTo === null || Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  if (issuer === null) throw new DomainError('issuer-missing');
  const said = { month, lines: [...lines], titles: [...titles], rates: [...sums.rates], net: sums.net, tax: sums.tax, total: sums.total };
  const times = { issuedAt: context.now, dueAt: invoiceDueAt(month, context.now) };
  return [{ type: 'InvoiceIssued', data: { number, clientId, ...said, issuer, billTo, ...times, replaces } }];
};

type Known = Extract<InvoiceState, { status: 'KNOWN' }>;

const aboutOf = ({ number, clientId }: IssuedInvoice) => ({ number, clientId });

/**
 * The content never changes: a correction is a void invoice and a new one. Recorded payments have
 * to be struck first.
 */
const voidIt = ({ reason }: CommandOf<'void'>, invoice: IssuedInvoice): InvoiceEvent[] => {
  if (invoice.isVoided) return [];
  if (paidOf(invoice) > 0) throw new DomainError('invoice-paid');
  if (invoice.credits.length > 0) throw new DomainError('invoice-credited');
  return [{ type: 'InvoiceVoided', data: { ...aboutOf(invoice), deals: [...invoice.deals], reason } }];
};

const recordPayment = (sent: CommandOf<'recordPayment'>, invoice: Known, now: number): InvoiceEvent[] => {
  const { paymentId, yen, at, payer, nth } = sent;
  if (invoice.payments.some(({ id }) => id === paymentId)) return [];
  if (invoice.isVoided || invoice.payments.length >= businessRules.paymentsMax) conflict();
  if (at > jstDate(now)) throw new DomainError('invalid-argument', { at: '入金日には、今日までの日付を指定してください' });
  const deposit = depositOf(sent);
  if (deposit !== null && hasDeposit(invoice, deposit)) throw new DomainError('payment-known');
  const paid = paidOf(invoice) + yen;
  const about = aboutOf(invoice);
  const recorded: InvoiceEvent = {
    type: 'InvoicePaymentRecorded',
    data: { ...about, paymentId, yen, at, payer, nth, paid },
  };
  const isNewlyPaid = statusOf(invoice) !== 'PAID' && paid >= owedOf(invoice);
  return isNewlyPaid ? [recorded, { type: 'InvoicePaid', data: { ...about, at, paid, total: owedOf(invoice) } }] : [recorded];
};

const strikePayment = ({ paymentId, reason }: CommandOf<'strikePayment'>, invoice: IssuedInvoice): InvoiceEvent[] => {
  const payment = invoice.payments.find(({ id }) => id === paymentId) ?? notFound();
  if (payment.isStruck) return [];
  const paid = paidOf(invoice) - payment.yen;
  return [{ type: 'InvoicePaymentStruck', data: { ...aboutOf(invoice), paymentId, yen: payment.yen, reason, paid } }];
};

/**
 * The tax of a part is rounded like the tax of the whole. The last part of a rate takes the rest.
 */
const creditedAt = ({ left }: IssuedInvoice, { percent, net }: CommandOf<'credit'>['rates'][number]): InvoiceRate => {
  const rate = left.find((each) => each.percent === percent) ?? { percent, net: 0, tax: 0 };
  if (net > rate.net)
    throw new DomainError('invalid-argument', { net: `${percent}%対象の残り${formatYen(rate.net)}までの金額を入力してください` });
  return { percent, net, tax: net === rate.net ? rate.tax : (invoiceOf([{ percent, net }]).rates[0]?.tax ?? 0) };
};

/**
 * A credit note reduces the owed amount from today on, for any month. The invoice itself stays
 * unchanged.
 */
const credit = (
  { credit: number, creditId, rates: asked, reason, remark }: CommandOf<'credit'>,
  invoice: IssuedInvoice,
  now: number,
): InvoiceEvent[] => {
  if (invoice.credits.includes(creditId)) return [];
  if (invoice.isVoided || invoice.credits.length >= businessRules.creditsMax) conflict();
  const rates = asked.map((rate) => creditedAt(invoice, rate));
  const net = rates.reduce((sum, rate) => sum + rate.net, 0);
  const tax = rates.reduce((sum, rate) => sum + rate.tax, 0);
  const total = net + tax;
  const sums = { rates, net, tax, total, owed: owedOf(invoice) - total };
  return [{ type: 'InvoiceCredited', data: { ...aboutOf(invoice), credit: number, creditId, ...sums, creditedAt: now, reason, remark } }];
};

/** The data for a client with an unpaid invoice: the owed amount and its deadline. */
const owed = (invoice: IssuedInvoice) => ({ ...aboutOf(invoice), total: owedOf(invoice), paid: paidOf(invoice), dueAt: invoice.dueAt });

const awaitsMoney = (invoice: IssuedInvoice): boolean => ['ISSUED', 'OVERDUE'].includes(statusOf(invoice));

/** At most once a day: each reminder is a mail to the client. */
const remind = (invoice: IssuedInvoice, now: number): InvoiceEvent[] => {
  if (!awaitsMoney(invoice)) conflict();
  if (invoice.remindedAt !== null && jstDate(invoice.remindedAt) === jstDate(now)) return [];
  return [{ type: 'InvoiceReminded', data: { ...owed(invoice), remindedAt: now } }];
};

const overdue = (invoice: IssuedInvoice, context: DecisionContext): InvoiceEvent[] => {
  permit(context.actor.role === 'system');
  if (invoice.isOverdue || !awaitsMoney(invoice)) return [];
  return onceDue<InvoiceEvent>(invoice.dueAt, context, [{ type: 'InvoiceOverdue', data: owed(invoice) }]);
};

const decide = (command: InvoiceCommand, state: InvoiceState, context: DecisionContext): InvoiceEvent[] => {
  if (command.type === 'issue') return issue(command, state, context);
  if (state.status === 'NONE') return notFound();
  if (command.type !== 'overdue') byOffice(state.clientId, context);
  return match(command)
    .with({ type: 'void' }, (sent) => voidIt(sent, state))
    .with({ type: 'recordPayment' }, (sent) => recordPayment(sent, state, context.now))
    .with({ type: 'strikePayment' }, (sent) => strikePayment(sent, state))
    .with({ type: 'credit' }, (sent) => credit(sent, state, context.now))
    .with({ type: 'remind' }, () => remind(state, context.now))
    .with({ type: 'overdue' }, () => overdue(state, context))
    .exhaustive();
};

/** Decides commands on an invoice and folds its events. */
export const decider: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = { initial: { status: 'NONE' }, decide, evolve };

/** While money is owed. An invoice that loses a payment keeps its earlier deadline. */
const deadlines = (state: InvoiceState): Deadline<'overdue'>[] =>
  reservesDeals(state) && !state.isOverdue && awaitsMoney(state) ? [{ kind: 'overdue', dueAt: state.dueAt }] : [];

/**
 * The aggregate of invoices: the bills of a client's closing month. The number comes with the
 * command.
 */
export const invoice: Aggregate<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  name: 'invoice',
  decider,
  events: invoiceEvents,
  snapshotSchema: 2,
  subject: (_invoiceId, { data }) => data.clientId,
  deadlines,
  reserved: true,
};
