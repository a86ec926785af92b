import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import { invoiceStatusOf } from '#domain/money/invoice/status.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type InvoiceDocument, invoicePath, type OfficeInvoice, officeInvoicePath } from './invoices.schema.ts';

type InvoiceEnvelope = EnvelopeNamed<InvoiceEvent['type']>;
type Later = Exclude<InvoiceEnvelope, EnvelopeNamed<'InvoiceIssued'>>;

const pathsOf = ({ data }: InvoiceEnvelope): [string, string] => [invoicePath(data.number), officeInvoicePath(data.number)];
const keys = (event: AnyEnvelope): readonly string[] => (event.type === 'InvoiceIssued' ? [] : pathsOf(event as Later));

const issued = (event: EnvelopeNamed<'InvoiceIssued'>): Writes => {
  const { titles, ...said } = event.data;
  const [path, officePath] = pathsOf(event);
  const { number, clientId } = said;
  const same = { id: entityIdOf(event), ...versionFields(event), createdAt: event.meta.recordedAt };
  const invoice: InvoiceDocument = {
    ...said,
    titles,
    status: 'ISSUED',
    paid: 0,
    paidOn: null,
    receipts: [],
    advance: 0,
    carried: 0,
    movesAdvance: false,
    credits: [],
    credited: 0,
    creditRemarks: titles && [],
    casts: titles && [],
    talentIds: [],
    bookedIn: [],
    isOverdue: false,
    remindedAt: null,
    voidedAt: null,
    ...same,
  };
  const office: OfficeInvoice = {
    number,
    clientId,
    payments: [],
    paymentWords: titles && [],
    voidReason: null,
    voidedBy: null,
    creditReasons: titles && [],
    ...same,
  };
  return [
    [path, invoice],
    [officePath, office],
  ];
};

type Changes = { readonly invoice?: Partial<InvoiceDocument>; readonly office?: Partial<OfficeInvoice> };
type Held = { readonly invoice: InvoiceDocument; readonly office: OfficeInvoice };

/** The months of payments that were not struck, and of credit notes. */
const monthsOf = (payments: OfficeInvoice['payments'], credits: InvoiceDocument['credits']): string[] => {
  const paid = payments.flatMap(({ on, struckAt }) => (struckAt === null ? [on.slice(0, 7)] : []));
  return [...new Set([...paid, ...credits.map(({ at }) => jstMonth(at))])].sort();
};

/** Applies the changes of an event, and derives the status. */
const updating =
  <Event extends Later>(change: (event: Event, held: Held) => Changes) =>
  (event: Event, documents: Documents): Writes => {
    const [path, officePath] = pathsOf(event);
    const invoice = documents.get(path) as InvoiceDocument | undefined;
    const office = documents.get(officePath) as OfficeInvoice | undefined;
    if (!invoice || !office) return [];
    const changes = change(event, { invoice, office });
    const next = { ...invoice, ...changes.invoice };
    const status = invoiceStatusOf({ ...next, isVoided: next.voidedAt !== null });
    const bookedIn = monthsOf(changes.office?.payments ?? office.payments, next.credits ?? []);
    return [
      [path, { ...next, status, bookedIn, ...versionFields(event) }],
      [officePath, { ...office, ...changes.office, ...versionFields(event) }],
    ];
  };

type Paid = Pick<InvoiceDocument, 'paid' | 'paidOn' | 'receipts' | 'advance' | 'carried' | 'movesAdvance'>;
/** The client's payments: sum, newest date and receipts. A payment's position never changes. */
const paidBy = (payments: OfficeInvoice['payments'], paid: number): Paid => {
  const standing = payments.flatMap(({ kind, yen, on, struckAt }, index) =>
    struckAt === null ? [{ kind: kind ?? 'TRANSFER', nth: index + 1, yen, on }] : [],
  );
  const receipts = standing.flatMap(({ kind, ...receipt }) => (kind === 'TRANSFER' ? [receipt] : []));
  const advances = standing.filter(({ kind }) => kind === 'ADVANCE');
  const days = [...receipts, ...advances].map(({ on }) => on).sort();
  const advance = advances.reduce((sum, { yen }) => sum + yen, 0);
  const carried = standing.reduce((sum, { kind, yen }) => (kind === 'CARRIED' ? sum - yen : sum), 0);
  return { paid, paidOn: days.at(-1) ?? null, receipts, advance, carried, movesAdvance: advance > 0 || carried > 0 };
};

/** Writes invoices/{number} and officeInvoices/{number}. */
export const invoices = projector('invoices', keys, {
  InvoiceIssued: issued,
  InvoiceCastsNamed: updating(({ data: { talentIds, casts } }, { invoice }) => ({
    invoice: { talentIds, casts: invoice.titles && casts },
  })),
  InvoiceVoided: updating(({ data, meta }) => ({
    invoice: { voidedAt: meta.recordedAt },
    office: { voidReason: data.reason, voidedBy: meta.actor.uid },
  })),
  InvoicePaymentRecorded: updating(({ data: { paymentId: id, kind, yen, at, payer, paid }, meta }, { office }) => {
    const payments = [
      ...office.payments,
      { id, kind, yen, on: at, recordedAt: meta.recordedAt, recordedBy: meta.actor.uid, struckAt: null, struckBy: null },
    ];
    const { paymentWords: words } = office;
    return {
      invoice: paidBy(payments, paid),
      office: { payments, paymentWords: words && payer !== null ? [...words, { payer, reason: null }] : null },
    };
  }),
  InvoicePaymentStruck: updating(({ data: { paymentId, reason, paid }, meta }, { office }) => {
    const at = office.payments.findIndex(({ id }) => id === paymentId);
    const struck = <Item>(items: readonly Item[], item: Partial<Item>): Item[] =>
      items.map((each, index) => (index === at ? { ...each, ...item } : each));
    const payments = struck(office.payments, { struckAt: meta.recordedAt, struckBy: meta.actor.uid });
    return {
      invoice: paidBy(payments, paid),
      office: { payments, paymentWords: reason === null ? null : office.paymentWords && struck(office.paymentWords, { reason }) },
    };
  }),
  InvoiceCredited: updating(
    ({ data: { credit: number, rates, net, tax, total, creditedAt: at, reason, remark } }, { invoice, office }) => ({
      invoice: {
        credits: [...invoice.credits, { number, rates, net, tax, total, at }],
        credited: invoice.credited + total,
        creditRemarks: remark === null ? null : invoice.creditRemarks && [...invoice.creditRemarks, remark],
      },
      office: { creditReasons: reason === null ? null : office.creditReasons && [...office.creditReasons, reason] },
    }),
  ),
  InvoicePaid: updating(() => ({})),
  InvoiceReminded: updating(({ data: { remindedAt } }) => ({ invoice: { remindedAt } })),
  InvoiceOverdue: updating(() => ({ invoice: { isOverdue: true } })),
});
