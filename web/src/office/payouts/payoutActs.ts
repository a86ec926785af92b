import { z } from 'zod';
import { bankDayAfter, isBankDay } from '#domain/kernel/calendar/bankDays.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { isPayable, payoutFields } from '#domain/money/payout/fields.ts';
import { transferFields } from '#domain/money/transfer/status.ts';
import { type Payout, payoutPath } from '#projections/payout/payouts.schema.ts';
import { transferPath } from '#projections/payout/transfers.schema.ts';
import type { Act } from '../acts/act.ts';

const paidOn = z.strictObject({ at: payoutFields.at });
const failures = ['口座名義の相違', '該当する口座なし', '口座の解約', '資金の不足による取り消し'];

export const payoutActs = ({ id, no, name, status, transferId, day, total }: Payout, now: number): readonly Act[] => {
  const of = { callable: 'payouts', document: payoutPath(id) } as const;
  const who = name ?? '退会した会員';
  const keep: Act = {
    ...of,
    type: 'keep',
    fields: { payoutId: id, no },
    label: '異議に回答する',
    title: `${who}さんの支払通知書を変えずに回答しますか？`,
    consequences: [
      '回答の理由は、キャストに届きます。このあと、支払通知書の額をお支払いできます。',
      '訂正するときは、税金の扱いなどの元の内容を直してください。「まだ締めていないキャスト」に、訂正版として並びます。',
    ],
    done: '異議に回答しました',
    reasoned: true,
  };
  const sent = { payoutId: id, transferId };
  const paid: Act = {
    ...of,
    type: 'recordPaid',
    fields: sent,
    label: '支払済にする',
    title: `${who}さんへの${formatYen(total)}を支払済にしますか？`,
    consequences: ['銀行で振り込まれたことを確認してから、記録してください。キャストに通知が届きます。'],
    done: '支払済にしました',
    inputs: { schema: paidOn, start: { at: day ?? jstDate(now) }, fields: { at: { type: 'date' } } },
  };
  const failed: Act = {
    ...of,
    type: 'recordFailed',
    fields: sent,
    label: '振込不能にする',
    title: `${who}さんへの${formatYen(total)}を振込不能にしますか？`,
    consequences: ['キャストに、口座の確認をお願いする通知が届きます。', 'もう一度、別の振込に含められます。'],
    done: '振込不能を記録しました',
    ends: true,
    reasoned: true,
    templates: failures,
  };
  if (status === 'OBJECTED') return [keep];
  if (transferId === null) return [];
  return status === 'SENT' ? [paid, failed] : status === 'PAID' ? [failed] : [];
};

export const payableOf = (payouts: readonly Payout[]): readonly Payout[] => payouts.filter(({ status }) => isPayable(status));

/** A second member confirms it. Each act is a new transfer. */
export const orderAct = (payouts: readonly Payout[], now: number): Act => {
  const transferId = crypto.randomUUID();
  const total = payouts.reduce((sum, payout) => sum + payout.total, 0);
  return {
    callable: 'transfers',
    type: 'order',
    fields: { transferId, payouts: payouts.map(({ id }) => id), total },
    document: transferPath(transferId),
    label: `同意済みの${payouts.length}件を振り込む`,
    title: `${payouts.length}件、${formatYen(total)}の振込を確定しますか？`,
    consequences: [
      '別の担当者が確認すると、銀行に送るファイル（全銀・総合振込）ができます。ファイルの内容は変わりません。',
      '口座が登録されていない支払いは、振込から外れます。',
    ],
    done: '振込を確定しました',
    inputs: {
      schema: z.strictObject({ day: transferFields.day.refine(isBankDay, errorMessages['not-a-bank-day']) }),
      start: { day: bankDayAfter(jstDate(now)) },
      fields: { day: { type: 'date', help: '銀行の営業日' } },
    },
  };
};
