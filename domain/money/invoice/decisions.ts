import { invoiceOf } from '../../kernel/consumptionTax.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { billingProfileFaults } from '../../people/client/billing.ts';
import type { BillTo, InvoiceRate } from './content.ts';
import { type InvoiceState, type IssuedInvoice, paidOf, reservesDeals, statusOf } from './state.ts';
import { owedOf } from './status.ts';

/** Missing fields of the billing profile. A client that does not exist lacks all of them. */
export const profileFaults = (billTo: BillTo | null, phone: string): Record<string, string> => {
  const { company: name = '', department = '', name: contact = '', ...rest } = billTo ?? {};
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '', ...rest };
  return billingProfileFaults({ name: contact, department, company: { name, phone, address } });
};

/** On every event: invoice and client, so that each event is readable alone. */
export const aboutOf = ({ number, clientId }: IssuedInvoice) => ({ number, clientId });

/** The data for a client with an unpaid invoice: the owed amount and its deadline. */
export const owed = (invoice: IssuedInvoice) => ({
  ...aboutOf(invoice),
  total: owedOf(invoice),
  paid: paidOf(invoice),
  dueAt: invoice.dueAt,
});

export const awaitsMoney = (invoice: IssuedInvoice): boolean => ['ISSUED', 'OVERDUE'].includes(statusOf(invoice));

/** While money is owed. An invoice that loses a payment keeps its earlier deadline. */
export const deadlinesOf = (state: InvoiceState): Deadline<'overdue'>[] =>
  reservesDeals(state) && !state.isOverdue && awaitsMoney(state) ? [{ kind: 'overdue', dueAt: state.dueAt }] : [];

/**
 * A part of a credit note. Its tax is rounded like the tax of the whole; the last part of a rate
 * takes the rest. Throws `invalid-argument` for more than is left.
 */
export const creditedAt = ({ left }: IssuedInvoice, { percent, net }: Pick<InvoiceRate, 'percent' | 'net'>): InvoiceRate => {
  const rate = left.find((each) => each.percent === percent) ?? { percent, net: 0, tax: 0 };
  if (net > rate.net)
    throw new DomainError('invalid-argument', { net: `${percent}%対象の残り${formatYen(rate.net)}（税抜）までの金額を入力してください` });
  return { percent, net, tax: net === rate.net ? rate.tax : (invoiceOf([{ percent, net }]).rates[0]?.tax ?? 0) };
};
