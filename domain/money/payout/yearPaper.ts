import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { longDate, monthText } from '../../kernel/format/times.ts';
import { shaped } from '../../kernel/validation.ts';
import type { Issuer } from '../invoice/content.ts';
import { paperFileName } from '../invoice/paperNames.ts';
import type { Paper } from '../invoice/papers.ts';
import { type PayoutStatus, payoutFields, payoutLabels } from './fields.ts';
import { markedYen, type PrintedPayout, payeeOf, payerOf } from './payoutPaper.ts';

/** The amounts of a statement in the tables of a year, in the order of the columns. */
export const yearAmounts = ['net', 'tax', 'share', 'withheld', 'total'] as const;
type Amounts = Readonly<Record<(typeof yearAmounts)[number], number>>;
/** The fields of a statement that the paper of a year has. */
type Stated = Amounts &
  Pick<PrintedPayout, 'month' | 'name' | 'registration' | 'isCompany'> & {
    readonly status: PayoutStatus;
    readonly paidOn: string | null;
    /** The time of the newest event (ms). */
    readonly updatedAt: number;
  };

/** A year of work as it is asked for: `YYYY`. */
export const yearInput = shaped(/^\d{4}$/, '西暦の4桁で指定してください');

const sumOf = (rows: readonly Amounts[]): Amounts => {
  const of = (name: keyof Amounts) => rows.reduce((sum, row) => sum + row[name], 0);
  return { net: of('net'), tax: of('tax'), share: of('share'), withheld: of('withheld'), total: of('total') };
};

/** The statements for a year's work (`YYYY`) by month, their sums and those of the paid ones. */
export const statementsIn = <Row extends Amounts & Pick<Stated, 'month' | 'status'>>(payouts: readonly Row[], year: string) => {
  const rows = payouts.filter(({ month }) => month.startsWith(`${year}-`)).sort((one, other) => (one.month < other.month ? -1 : 1));
  return { rows, all: sumOf(rows), paid: sumOf(rows.filter(({ status }) => status === 'PAID')) };
};

const title = '年間のお支払い';
/** 「年間のお支払い_2026.pdf」 */
export const yearPaperName = (year: string): string => paperFileName({ title, number: year });

/**
 * The content of a printed year, for the cast's tax return: its statements of which at least one
 * exists. It is dated by their newest event, so the same statements give the same paper.
 */
export const yearPaper = (year: string, payouts: readonly Stated[], issuer: Issuer | null): Paper => {
  const { rows, all, paid } = statementsIn(payouts, year);
  const at = Math.max(...rows.map(({ updatedAt }) => updatedAt));
  const newest = rows.findLast(({ name }) => name !== null) ?? { name: null, registration: null, isCompany: false };
  const amounts = (row: Amounts) =>
    yearAmounts.map((name) => markedYen(name === 'share' || name === 'withheld' ? 0 - row[name] : row[name]));
  return {
    title,
    kind: `${year}年1月から12月までに完了したお仕事`,
    number: year,
    dates: [['内容の日付', longDate(at)]],
    to: payeeOf(newest),
    from: payerOf(issuer),
    remarks: [],
    amount: {
      label: '振り込んだ額',
      value: formatYen(paid.total),
      beside: [labelOf(payoutFields.withheld), formatYen(paid.withheld)],
    },
    lines: [],
    table: {
      head: [labelOf(payoutFields.month), ...yearAmounts.map((name) => labelOf(payoutFields[name])), '支払日'],
      rows: rows.map((row) => [
        monthText(row.month),
        ...amounts(row),
        row.status === 'PAID' && row.paidOn ? row.paidOn.replaceAll('-', '/') : payoutLabels[row.status],
      ]),
      ends: [
        ['合計', ...amounts(all), ''],
        ['うち支払済', ...amounts(paid), ''],
      ],
    },
    sums: [],
    notes: [
      'お仕事が完了した月の支払通知書を合計しています。支払日が次の年になることがあります。',
      '源泉徴収税は、お支払いのときに引いて、当方が納める所得税と復興特別所得税です。',
      'この書類は、法定調書の支払調書ではありません。確定申告の準備などにお使いください。',
    ],
    mark: null,
    at,
  };
};
