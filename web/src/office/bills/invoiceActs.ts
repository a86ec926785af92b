import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import { type InvoiceDocument, invoicePath } from '#projections/invoice/invoices.schema.ts';
import type { Act } from '../acts/act.ts';

/** The office's possible acts on an invoice that have a form. */
export const invoiceForms = ({ status, ...invoice }: InvoiceDocument): readonly ('recordPayment' | 'credit' | 'issue')[] =>
  status === 'VOIDED' ? ['issue'] : ['recordPayment', ...(owedOf(invoice) === 0 ? [] : (['credit'] as const))];

/** The office's possible acts on an invoice, apart from recording a payment. */
export const invoiceActs = (invoice: InvoiceDocument, now: number): readonly Act[] => {
  const { id, number, status, paid, credits, remindedAt } = invoice;
  const about = { callable: 'invoices', fields: { invoiceId: id }, document: invoicePath(number) } as const;
  const remind: Act = {
    ...about,
    type: 'remind',
    held: { aggregate: 'invoice', entityId: id },
    label: 'お支払いをお願いする',
    title: 'お支払いをお願いするメールを送りますか？',
    consequences: [
      `残り${formatYen(owedOf(invoice) - paid)}のお支払いをお願いするメールと通知が、クライアントに届きます。`,
      '1日に1回まで送れます。',
    ],
    done: '',
    // A payment is recorded first.
    isBeside: true,
  };
  const voidIt: Act = {
    ...about,
    type: 'void',
    label: 'この請求書を無効にする',
    title: `請求書 ${number} を無効にしますか？`,
    consequences: [
      'クライアントに、お支払いが不要になったことをお知らせします。',
      '載っているお仕事は未請求に戻り、訂正した請求書を新しい番号で発行できます。この番号は再び使いません。',
    ],
    done: '請求書を無効にしました',
    ends: true,
    reasoned: true,
  };
  const waits = status === 'ISSUED' || status === 'OVERDUE';
  const isReminded = remindedAt !== null && jstDate(remindedAt) === jstDate(now);
  return [...(waits && !isReminded ? [remind] : []), ...(waits && paid === 0 && credits.length === 0 ? [voidIt] : [])];
};
