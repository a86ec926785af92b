import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { longDate, longTime } from '#domain/kernel/format/times.ts';
import { agreementLabels, payoutLabels } from '#domain/money/payout/fields.ts';
import { transferLabels } from '#domain/money/transfer/status.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import type { Transfer } from '#projections/payout/transfers.schema.ts';

type Step = { readonly step: string; readonly note: string; readonly isCurrent: boolean };

const dayText = (day: string): string => longDate(startOfJstDay(day));

const answerOf = ({ status, agreeBy, agreedAt, agreedBy }: Payout): string => {
  if (agreedAt !== null && agreedBy !== null) return `${agreementLabels[agreedBy]}（${longTime(agreedAt)}）`;
  return status === 'OBJECTED' ? '異議への回答を待っています' : `${longTime(agreeBy)}までに異議がなければ、同意とみなします`;
};

const transferOf = (transfer: Transfer | null): string => {
  if (transfer === null) return '';
  const { orderedAt, fetchedAt, status } = transfer;
  return `${longTime(orderedAt)}に確定、${fetchedAt === null ? transferLabels[status] : `${longTime(fetchedAt)}にダウンロード`}`;
};

const paymentOf = ({ status, day, paidOn, failure, payBy }: Payout): string => {
  if (status === 'FAILED') return `${payoutLabels.FAILED}：${failure ?? '（消去済み）'}`;
  if (paidOn !== null) return `${dayText(paidOn)}に${payoutLabels.PAID}`;
  return status === 'SENT' && day !== null ? `${dayText(day)}に振込` : `${dayText(payBy)}まで`;
};

/** What happened to a payout, and what is next. `transfer`: its newest one. */
export const courseOf = (payout: Payout, transfer: Transfer | null): readonly Step[] => {
  const { status, fixedAt, no } = payout;
  return [
    { step: '支払通知書', note: `${longTime(fixedAt)}に第${no}版を作成`, isCurrent: false },
    { step: 'キャストの確認', note: answerOf(payout), isCurrent: status === 'FIXED' || status === 'OBJECTED' },
    { step: '振込の確定とファイル', note: transferOf(transfer), isCurrent: status === 'AGREED' },
    { step: '支払い', note: paymentOf(payout), isCurrent: status === 'SENT' || status === 'FAILED' },
  ];
};
