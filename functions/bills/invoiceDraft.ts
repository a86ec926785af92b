import type { Firestore } from 'firebase-admin/firestore';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { BillTo, InvoicePreview } from '#domain/money/invoice/content.ts';
import type { OpenBill, OpenExtra } from '#domain/money/invoice/invoice.ts';
import { billedTogether, firstAddressed } from '#domain/money/invoice/lines.ts';
import { addressedName } from '#domain/money/invoice/paperNames.ts';
import { invoiceDueAt } from '#domain/money/invoice/status.ts';
import { billedTo } from '#domain/money/order/fields.ts';
import { billPartyOf } from '#domain/office/record/party.ts';
import { billingProfileFaults } from '#domain/people/client/billing.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { shownName } from '#projections/kernel/fields.schema.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { billOrderOf, ordersOf } from './billOrders.ts';
import { readDeals } from './selectBills.ts';
import { readExtras } from './settledBills.ts';

/** What an invoice would have, and the recipient (null: no such client). */
export type InvoiceDraft = {
  readonly bills: readonly OpenBill[];
  readonly casts: ReadonlyMap<string, string>;
  readonly extras: readonly OpenExtra[];
  /** The versions of the orders of these deals, by id of the deal. */
  readonly orders: ReadonlyMap<string, number>;
  readonly billTo: BillTo | null;
  readonly phone: string;
};

/**
 * The draft of an invoice for a client's closing month (JST), with at most `invoiceLinesMax` bills.
 */
export const draftInvoice = async (db: Firestore, clientId: string, month: string): Promise<InvoiceDraft> => {
  const filter = { month, clientId, status: 'UNCLAIMED' } as const;
  const [found, settled, document] = await Promise.all([
    readDeals(db, filter, businessRules.invoiceLinesMax),
    readExtras(db, clientId, month),
    db.doc(clientPath(clientId)).get(),
  ]);
  const client = document.data() as Client | undefined;
  const settledOf = (stream: string): string => parseStreamId(stream).entityId;
  const dealIds = new Set([...found.map(({ id }) => id), ...settled.map(({ deal }) => settledOf(deal))]);
  const known = await ordersOf(db, [...dealIds]);
  const orders = new Map([...dealIds].map((id) => [id, known.get(id)?.version ?? 0]));
  const extras = settled.map((extra) => ({ ...extra, order: billOrderOf(known.get(settledOf(extra.deal))) }));
  const bills = found.map(
    ({ kind, id, talentId, jobTitle, fee, serviceFee, cancelled, closedAt }): OpenBill => ({
      deal: streamIdOf(kind, id),
      talentId,
      title: jobTitle,
      net: fee,
      serviceFee,
      cancelled,
      closedAt,
      order: billOrderOf(known.get(id)),
    }),
  );
  const casts = new Map(found.map(({ talentId, talentName }) => [talentId, talentName]));
  if (!client) return { bills, extras, orders, casts, billTo: null, phone: '' };
  const { phone, ...billTo } = billPartyOf(client);
  return { bills, extras, orders, casts, billTo, phone };
};

/** The preview of an invoice: lines, sums (yen), due date, and what is missing to issue it. */
export const previewInvoice = async (
  db: Firestore,
  clientId: string,
  month: string,
  now: number,
): Promise<Omit<InvoicePreview, 'advance'>> => {
  const { casts, billTo, phone, ...open } = await draftInvoice(db, clientId, month);
  const { bills, extras, addressee, others } = firstAddressed(open.bills, open.extras);
  const { lines, titles, poNumbers, sums } = billedTogether(bills, extras);
  const { company = '', department = '', name = '', ...rest } = billTo ?? {};
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '', ...rest };
  return {
    clientName: shownName({ name, company: { name: company } }),
    lines: lines.map((line, index) => ({
      ...line,
      title: titles[index] ?? '',
      cast: casts.get(line.talentId) ?? '',
      poNumber: poNumbers[index] ?? '',
    })),
    addressee: addressee && billTo && addressedName(billedTo(billTo, addressee)),
    others,
    sums,
    dueAt: invoiceDueAt(month, now),
    faults: Object.keys(billingProfileFaults({ name, department, company: { name: company, phone, address } })),
    hasIssuer: invoiceIssuer() !== null,
  };
};
