import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { isNear, longTime, monthText, until } from '#domain/kernel/format/times.ts';
import type { CourseStep } from '#domain/talk/review/course.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { Side } from '#web/entities/deal/kinds.ts';
import type { ChipTone } from '#web/shared/ui/statusChip.tsx';

type Chip = { readonly tone: ChipTone; readonly label: string };
type Stage = { readonly chip: Chip; readonly next: string };

/** A state with the time left: amber below 48 hours if the viewer has to act. */
export const withTime = (label: string, due: number, now: number, isMine: boolean): Chip => ({
  tone: isMine ? (isNear(due, now) ? 'warning' : 'mine') : 'theirs',
  label: `${label}・${until(due, now)}`,
});

/** What becomes of the settled amount. A cast is paid with the month in which it was fixed. */
const afterFixed = ({ billMonth, billStatus, billId, fixedAt }: Settlement, side: Side): string => {
  if (billMonth === null) return '';
  if (side === 'talent') return `${monthText(jstMonth(fixedAt ?? 0))}分の支払通知書に加わります。`;
  return billStatus === 'CLAIMED' ? `請求書${billId ?? ''}に入りました。` : `${monthText(billMonth)}分の請求書に加わります。`;
};

export const stageOfSettlement = (settled: Settlement, side: Side, now: number): Stage => {
  const { status, waitsFor, answerBy, objected } = settled;
  if (status === 'FIXED') return { chip: { tone: 'good', label: '確定' }, next: afterFixed(settled, side) };
  const isMine = waitsFor === side;
  if (status === 'REPORTED') {
    const due = `回答の期限は${longTime(answerBy)}です。`;
    return isMine
      ? {
          chip: withTime('確認をお願いします', answerBy, now, true),
          next: `${due}期限を過ぎても、同意したことにはなりません。事務局が間に入ります。`,
        }
      : { chip: withTime('相手の確認待ち', answerBy, now, false), next: `相手の${due}` };
  }
  const why = objected === null ? '期限までに回答がなかったため' : '異議のある項目を';
  const open = isMine ? '決定までは回答できます。' : '';
  return { chip: { tone: 'theirs', label: '事務局の確認待ち' }, next: `${why}、事務局が確認して決定します。${open}` };
};

type Step = Omit<CourseStep, 'name'>;
const done = (label: string, at: number | null): Step => ({ label, state: 'done', at, isUntil: false });
const current = (label: string, at: number | null): Step => ({ label, state: 'current', at, isUntil: true });
const ahead = (label: string): Step => ({ label, state: 'ahead', at: null, isUntil: false });

/** The last step: the bill of a client; a cast's payment is shown among its payments. */
const moneyStep = (settled: Settlement | null, side: Side): Step => {
  const label = side === 'client' ? '請求' : '支払';
  if (settled?.status !== 'FIXED') return ahead(label);
  if (settled.billMonth === null || settled.billStatus === 'IGNORED') return { ...ahead(label), state: 'never' };
  if (side === 'talent') return ahead(label);
  return settled.billStatus === 'CLAIMED' ? done(label, null) : current(label, null);
};

/** The steps up to the end. Without a report, one can come until `reportBy` (ms). */
const stepsUpToEnd = (settled: Settlement | null, reportBy: number): Step[] => {
  if (settled === null) return [current('報告', reportBy), ahead('確認'), ahead('確定')];
  const { status, reportedAt, answerBy, objected, amounts, fixedAt } = settled;
  const reported = done('報告', reportedAt);
  if (status === 'REPORTED') return [reported, current('確認', answerBy), ahead('確定')];
  // Nobody answered: the office decided, or has to.
  const isUnanswered = objected === null;
  const answered: Step = isUnanswered ? { ...done('確認', answerBy), state: 'stopped' } : done('確認', null);
  const isDecided = amounts !== null;
  if (status === 'FIXED') return [reported, answered, done(isDecided ? '事務局の決定' : '確定', fixedAt)];
  return [reported, answered, current('事務局の決定', null)];
};

export const stepsOfSettlement = (settled: Settlement | null, side: Side, reportBy: number): CourseStep[] =>
  [...stepsUpToEnd(settled, reportBy), moneyStep(settled, side)].map((step, at) => ({ name: `${at}`, ...step }));
