import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { invoiceFields } from '#domain/money/invoice/fields.ts';
import { owedOf, restOf } from '#domain/money/invoice/status.ts';
import { type InvoiceDocument, invoicePath } from '#projections/invoice/invoices.schema.ts';
import type { Act } from '../acts/act.ts';

const paidOn = z.strictObject({ at: invoiceFields.at });

export const invoiceForms = ({ status, ...invoice }: InvoiceDocument): readonly ('recordPayment' | 'credit' | 'issue')[] =>
  status === 'VOIDED' ? ['issue'] : ['recordPayment', ...(owedOf(invoice) === 0 ? [] : (['credit'] as const))];

export const invoiceActs = (invoice: InvoiceDocument, now: number): readonly Act[] => {
  const { id, number, status, paid, receipts, credits, remindedAt } = invoice;
  const about = { callable: 'invoices', fields: { invoiceId: id }, document: invoicePath(number) } as const;
  const remind: Act = {
    ...about,
    type: 'remind',
    held: { aggregate: 'invoice', entityId: id },
    label: 'お支払いをお願いする',
    title: 'お支払いをお願いするメールを送りますか？',
    consequences: [
      `残り${formatYen(restOf(invoice))}のお支払いをお願いするメールと通知が、クライアントに届きます。`,
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
  const missing = restOf(invoice);
  const today = { schema: paidOn, start: { at: jstDate(now) }, fields: { at: { type: 'date' } } } as const;
  const bearFee: Act = {
    ...about,
    type: 'bearFee',
    fields: { ...about.fields, yen: missing },
    label: '振込手数料として処理する',
    title: `不足の${formatYen(missing)}を、振込手数料として処理しますか？`,
    consequences: ['差し引かれた振込手数料を、当社が負担します。', '請求書は入金済みになり、クライアントに通知が届きます。'],
    done: '振込手数料として処理しました',
    isBeside: true,
    inputs: today,
  };
  const refund: Act = {
    ...about,
    type: 'refund',
    fields: { ...about.fields, yen: -missing },
    label: '返金を記録する',
    title: `過入金の${formatYen(-missing)}の返金を記録しますか？`,
    consequences: ['銀行で返金した日を記録します。この操作では、お金は動きません。'],
    done: '返金を記録しました',
    isBeside: true,
    inputs: today,
  };
  const carry: Act = {
    ...refund,
    type: 'carry',
    label: '次の請求書に充てる',
    title: `過入金の${formatYen(-missing)}を、次の請求書に充てますか？`,
    consequences: [
      '前受金になり、このクライアントの次の請求書で、税込の合計から差し引かれます。消費税の計算は変わりません。',
      '次の請求書を発行するまでは、取り消せます。',
    ],
    done: '次の請求書に充てます',
  };
  const isFee = receipts.length > 0 && missing > 0 && missing <= businessRules.transferFeeMax;
  const waits = status === 'ISSUED' || status === 'OVERDUE';
  const isReminded = remindedAt !== null && jstDate(remindedAt) === jstDate(now);
  return [
    ...(waits && isFee ? [bearFee] : []),
    ...(status === 'PAID' && missing < 0 ? [carry, refund] : []),
    ...(waits && !isReminded ? [remind] : []),
    ...(waits && paid === 0 && credits.length === 0 ? [voidIt] : []),
  ];
};
