import type { BillStatus } from '#domain/work/deal/billStatus.ts';
import type { BillAct } from './commands/actOnBill.ts';
import type { Awaiting } from './matching.ts';

export const payerOf = ({ company, person }: Pick<Awaiting, 'company' | 'person'>): string =>
  [...company, ...person].find((name) => name !== '') ?? '退会した会員';

export type ActName = BillAct['type'];

export const billActs: Readonly<Record<BillStatus, readonly ActName[]>> = {
  UNCLAIMED: ['claimBill', 'ignoreBill'],
  CLAIMED: ['reopenBill'],
  IGNORED: ['reopenBill'],
};

type Words = {
  readonly label: string;
  readonly title: string;
  readonly submit: string;
  readonly consequence: string;
  readonly done: string;
};

export const actTexts: Readonly<Record<ActName, Words>> = {
  claimBill: {
    label: '請求済みにする',
    title: '請求済みにする',
    submit: '請求済みにする',
    consequence: '請求書の送付を記録します。あとから未請求に戻せます。',
    done: '請求済みにしました',
  },
  ignoreBill: {
    label: '対象外',
    title: '請求対象外にしますか？',
    submit: '請求対象外にする',
    consequence: '未請求の一覧から外れます。あとから未請求に戻せます。',
    done: '請求対象外にしました',
  },
  reopenBill: {
    label: '未請求に戻す',
    title: '未請求に戻しますか？',
    submit: '未請求に戻す',
    consequence: '請求番号の記録は消え、未請求の一覧に戻ります。履歴には残ります。',
    done: '未請求に戻しました',
  },
};
