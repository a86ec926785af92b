import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';

/** How a check came out; `asking`: not read yet. */
export type CheckTone = 'good' | 'warn' | 'bad' | 'asking';
/** The checks have fixed places, so the eye learns them. */
export type Check = {
  readonly key: CheckKey;
  readonly tone: CheckTone;
  readonly text: string;
  /** Where the fee is on a scale from 0 to 1 whose middle half is the budget. */
  readonly at?: number;
};

export const checkLabels = {
  budget: '予算（税抜）',
  days: '予定',
  age: '年齢',
  change: '変更',
  unpaid: '未入金',
  first: '初取引',
  terms: '条件',
} as const;
export type CheckKey = keyof typeof checkLabels;

/** Undefined: not read yet, null: the member may not read it. Fees in yen. */
export type CheckedFacts = {
  readonly fee: number | null;
  readonly budget: { readonly feeMin: number | null; readonly feeMax: number | null } | undefined;
  /** The fee before the last change; null if it did not change. */
  readonly feeBefore: number | null | undefined;
  /** The number of concluded deals at the same hours, and whether the office allowed them. */
  readonly overlaps: { readonly count: number; readonly isAllowed: boolean } | undefined;
  /** Whether the cast may be a minor, and has the guardian's consent to this deal. */
  readonly age: { readonly mayBeMinor: boolean; readonly consents: boolean | null } | undefined;
  readonly unpaid: { readonly yen: number; readonly isOverdue: boolean } | null | undefined;
  readonly concluded: number | undefined;
  readonly missing: readonly string[];
};

const percent = (from: number, to: number): string => {
  const change = ((to - from) / from) * 100;
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`;
};

/** The place of a fee on a scale whose middle half is the budget; outside of it at its ends. */
const placeOf = (fee: number, feeMin: number, feeMax: number): number => {
  const beyondMiddle = (fee - (feeMin + feeMax) / 2) / Math.max(feeMax - feeMin, 1);
  return Math.min(1, Math.max(0, 0.5 + beyondMiddle / 2));
};

const budgetOf = ({ fee, budget }: CheckedFacts): Omit<Check, 'key'> => {
  if (!budget) return { tone: 'asking', text: '確認中' };
  const { feeMin, feeMax } = budget;
  if (feeMin === null && feeMax === null) return { tone: 'good', text: '募集時の指定なし' };
  const range = `${feeMin === null ? '' : formatYen(feeMin)}〜${feeMax === null ? '' : formatYen(feeMax)}`;
  const place = fee === null || feeMin === null || feeMax === null ? {} : { at: placeOf(fee, feeMin, feeMax) };
  if (fee !== null && feeMin !== null && fee < feeMin) return { tone: 'warn', text: `${range}を下回る`, ...place };
  if (fee !== null && feeMax !== null && fee > feeMax) return { tone: 'warn', text: `${range}を上回る`, ...place };
  return { tone: 'good', text: range, ...place };
};

const daysOf = ({ overlaps }: CheckedFacts): Omit<Check, 'key'> => {
  if (!overlaps) return { tone: 'asking', text: '確認中' };
  if (overlaps.count === 0) return { tone: 'good', text: '重なりなし' };
  return overlaps.isAllowed
    ? { tone: 'warn', text: `${overlaps.count}件と重なる（許可済み）` }
    : { tone: 'bad', text: `成立した${overlaps.count}件と重なる` };
};

const ageOf = ({ age }: CheckedFacts): Omit<Check, 'key'> => {
  if (!age) return { tone: 'asking', text: '確認中' };
  if (!age.mayBeMinor) return { tone: 'good', text: '18歳以上' };
  if (age.consents === null) return { tone: 'warn', text: '未成年の可能性' };
  return age.consents ? { tone: 'warn', text: '未成年・保護者の同意あり' } : { tone: 'bad', text: '未成年・保護者の同意なし' };
};

const changeOf = ({ fee, feeBefore }: CheckedFacts): Omit<Check, 'key'> => {
  if (feeBefore === undefined) return { tone: 'asking', text: '確認中' };
  if (feeBefore === null || fee === null || feeBefore === fee) return { tone: 'good', text: '報酬の変更なし' };
  return { tone: 'warn', text: `${percent(feeBefore, fee)}（${formatYen(feeBefore)}から・税抜）` };
};

const unpaidOf = ({ unpaid }: CheckedFacts): Omit<Check, 'key'> => {
  if (unpaid === undefined) return { tone: 'asking', text: '確認中' };
  if (unpaid === null) return { tone: 'good', text: '（閲覧の役割なし）' };
  if (unpaid.yen === 0) return { tone: 'good', text: 'なし' };
  return { tone: unpaid.isOverdue ? 'bad' : 'warn', text: `${formatYen(unpaid.yen)}（税込${unpaid.isOverdue ? '・期限超過' : ''}）` };
};

const firstOf = ({ concluded }: CheckedFacts): Omit<Check, 'key'> => {
  if (concluded === undefined) return { tone: 'asking', text: '確認中' };
  return concluded === 0 ? { tone: 'warn', text: 'このクライアントは初めて' } : { tone: 'good', text: '取引あり' };
};

const termsOf = ({ missing }: CheckedFacts): Omit<Check, 'key'> =>
  missing.length === 0 ? { tone: 'good', text: 'すべて記入' } : { tone: 'bad', text: `${missing.join('、')}が未記入` };

/** The checks that a careful colleague would make before an approval, in their fixed order. */
export const checksOf = (facts: CheckedFacts): readonly Check[] => [
  { key: 'budget', ...budgetOf(facts) },
  { key: 'days', ...daysOf(facts) },
  { key: 'age', ...ageOf(facts) },
  { key: 'change', ...changeOf(facts) },
  { key: 'unpaid', ...unpaidOf(facts) },
  { key: 'first', ...firstOf(facts) },
  { key: 'terms', ...termsOf(facts) },
];

/**
 * Whether an approval is refused while the work overlaps concluded work. A test compares it with
 * the rules of the commands.
 */
export const refusesOverlap = (kind: DealKind, isChange: boolean): boolean => kind === 'offer' || isChange;

/** `locked`: an approval would be refused. */
export type Standing = 'ready' | 'look' | 'asking' | 'locked';

/** `refusesOverlap`: an approval is refused while the days overlap other work. */
export const standingOf = (checks: readonly Check[], refusesOverlap: boolean): Standing => {
  if (refusesOverlap && checks.some(({ key, tone }) => key === 'days' && tone === 'bad')) return 'locked';
  const tones = checks.map(({ tone }) => tone);
  if (tones.some((tone) => tone === 'warn' || tone === 'bad')) return 'look';
  return tones.includes('asking') ? 'asking' : 'ready';
};
