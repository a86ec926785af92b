import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { invoiceFields } from '#domain/money/invoice/fields.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { invoiceMailKinds, invoiceWords } from '#domain/talk/mail/mailWords.ts';
import type { MailContent } from '#domain/talk/mail/render.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { pageUrl } from '../senderSettings.ts';
import type { Draft } from './mails.ts';

type MailedInvoiceEvent = EnvelopeNamed<(typeof invoiceMailKinds)[number]>;

export const isMailedInvoiceEvent = (event: AnyEnvelope): event is MailedInvoiceEvent =>
  (invoiceMailKinds as readonly string[]).includes(event.type);

/** The amounts (yen) and the due date; empty for a void invoice. */
const owed = (event: MailedInvoiceEvent): MailContent['facts'] => {
  if (event.type === 'InvoiceVoided') return [];
  if (event.type === 'InvoiceCredited')
    return [
      ['減額（税込）', formatYen(event.data.total)],
      [labelOf(invoiceFields.owed), formatYen(event.data.owed)],
    ];
  const { total, dueAt } = event.data;
  const paid = event.type === 'InvoiceReminded' ? event.data.paid : 0;
  return [
    ['ご請求金額（税込）', formatYen(total)],
    ...(paid > 0 ? ([['未入金の残高', formatYen(total - paid)]] as const) : []),
    [labelOf(invoiceFields.dueAt), longDate(dueAt)],
  ];
};

/** The mail to a client about an invoice, with a link to the invoice's page. */
export const invoiceMail = (event: MailedInvoiceEvent): Draft => {
  const { title, body, place } = invoiceWords[event.type];
  const { number } = event.data;
  return {
    title,
    body,
    about: number,
    facts: [[labelOf(dealFields.billId), number], ...owed(event)],
    link: { label: '請求書を見る', url: pageUrl(place, { id: number }) },
  };
};
