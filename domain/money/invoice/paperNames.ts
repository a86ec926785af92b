import type { BillTo, InvoiceLine } from './content.ts';

export const paperTitles = { invoice: '請求書', receipt: '領収書', credit: '返還請求書', estimate: '見積書' } as const;

/** 「請求書_2026-0001.pdf」 */
export const paperFileName = ({ title, number }: { readonly title: string; readonly number: string }): string => `${title}_${number}.pdf`;

/** Who bears the fee of a transfer, as the terms of service say. */
export const transferFeeNote = '恐れ入りますが、振込手数料はご負担ください。';

/** Overtime and expenses together; on an invoice, those whose deal is on another one. */
export const SUPPLEMENT = '追加精算';

export const extraLabels = { OVERTIME: '時間外', EXPENSE: '立て替え' } as const satisfies Record<NonNullable<InvoiceLine['extra']>, string>;

/** The kind of a line, after the title of its job; empty for the fee. */
export const lineKind = ({ cancelled, service, extra }: Pick<InvoiceLine, 'cancelled' | 'service' | 'extra'>): string => {
  if (extra !== null) return `（${extraLabels[extra]}）`;
  return cancelled ? '（取消料）' : service ? '（サービス料）' : '';
};

/** An addressee in a list: company, department and person. */
export const addressedName = ({ company, department, name }: BillTo): string => [company, department, name].filter(Boolean).join(' ');
