import type { Firestore } from 'firebase-admin/firestore';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { BillTo, InvoicePreview } from '#domain/money/invoice/content.ts';
import { billedTogether, type OpenBill, type OpenExtra } from '#domain/money/invoice/lines.ts';
import { invoiceDueAt } from '#domain/money/invoice/status.ts';
import { billPartyOf } from '#domain/office/record/party.ts';
import { billingProfileFaults } from '#domain/people/client/billing.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { shownName } from '#projections/kernel/fields.schema.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { readDeals } from './selectBills.ts';
import { readExtras } from './settledBills.ts';

/**
 * The content of an invoice: unclaimed bills and settlements of the month, and the recipient (null:
 * no such client).
 */
export type InvoiceDraft = {
  readonly bills: readonly OpenBill[];
  /** The names of the casts of bills by id. */
  readonly casts: ReadonlyMap<string, string>;
  readonly extras: readonly OpenExtra[];
  readonly billTo: BillTo | null;
  readonly phone: string;
};

/**
 * The draft of an invoice for a client's closing month (JST), with at most `invoiceLinesMax` bills.
 */
export const draftInvoice = async (db: Firestore, clientId: string, month: string): Promise<InvoiceDraft> => {
  const filter = { month, clientId, status: 'UNCLAIMED' } as const;
  const [found, extras, document] = await Promise.all([
    readDeals(db, filter, businessRules.invoiceLinesMax),
    readExtras(db, clientId, month),
    db.doc(clientPath(clientId)).get(),
  ]);
  const client = document.data() as Client | undefined;
  const bills = found.map(
    ({ kind, id, talentId, jobTitle, fee, serviceFee, cancelled, closedAt }): OpenBill => ({
      deal: streamIdOf(kind, id),
      talentId,
      title: jobTitle,
      net: fee,
      serviceFee,
      cancelled,
      closedAt,
    }),
  );
  const casts = new Map(found.map(({ talentId, talentName }) => [talentId, talentName]));
  if (!client) return { bills, extras, casts, billTo: null, phone: '' };
  const { phone, ...billTo } = billPartyOf(client);
  return { bills, extras, casts, billTo, phone };
};

/** The preview of an invoice: lines, sums (yen), due date, and what is missing to issue it. */
export const previewInvoice = async (
  db: Firestore,
  clientId: string,
  month: string,
  now: number,
): Promise<Omit<InvoicePreview, 'advance'>> => {
  const { bills, extras, casts, billTo, phone } = await draftInvoice(db, clientId, month);
  const { lines, titles, sums } = billedTogether(bills, extras);
  const { company = '', department = '', name = '', ...rest } = billTo ?? {};
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '', ...rest };
  return {
    clientName: shownName({ name, company: { name: company } }),
    lines: lines.map((line, index) => ({ ...line, title: titles[index] ?? '', cast: casts.get(line.talentId) ?? '' })),
    sums,
    dueAt: invoiceDueAt(month, now),
    faults: Object.keys(billingProfileFaults({ name, department, company: { name: company, phone, address } })),
    hasIssuer: invoiceIssuer() !== null,
  };
};
