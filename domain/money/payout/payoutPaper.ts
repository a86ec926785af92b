import { jstDate, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { longDate, longTime, monthText } from '../../kernel/format/times.ts';
import type { Issuer } from '../invoice/content.ts';
import type { Paper } from '../invoice/papers.ts';
import { type AccountHint, hintInWords } from '../payee/fields.ts';
import { agreementLabels, type agreements } from './fields.ts';
import { lineLabels, type PayoutLine, type PayoutSums } from './statement.ts';

export type PrintedPayout = PayoutSums & {
  readonly month: string;
  readonly no: number;
  readonly lines: readonly PayoutLine[];
  readonly titles: readonly string[] | null;
  readonly name: string | null;
  readonly registration: string | null;
  readonly isCompany: boolean;
  readonly payBy: string;
  readonly fixedAt: number;
  readonly agreeBy: number;
  readonly agreedAt: number | null;
  readonly agreedBy: (typeof agreements)[number] | null;
  readonly to: AccountHint | null;
  readonly day: string | null;
};

/** The number of a statement on paper: its month and version. It is not unique among casts. */
export const statementNumberOf = ({ month, no }: Pick<PrintedPayout, 'month' | 'no'>): string => `${month}-${no}`;

/** What is subtracted of the fee, or added to it, as rows: label and amount (yen). */
export const payoutRows = ({ rates, net, share, withheld, total }: PayoutSums): readonly (readonly [label: string, yen: number])[] => [
  ['報酬の合計（税抜）', net],
  ...rates.map(({ percent, net, tax }) => [`消費税（${percent}%対象 ${formatYen(net)}）`, tax] as const),
  ['利用料（税込）', 0 - share],
  ['源泉徴収税', 0 - withheld],
  ['振り込む額', total],
];

/** An amount on a paper; one that is subtracted has a mark: 「▲¥3,300」. */
export const markedYen = (yen: number): string => (yen < 0 ? `▲${formatYen(0 - yen)}` : formatYen(yen));

/** 「お支払い先」, and the day, once the payment is in a transfer. */
const transferNote = ({ to, day, payBy }: PrintedPayout): string =>
  to === null || day === null
    ? `${longDate(startOfJstDay(payBy))}までに、ご登録の口座へお振り込みします。`
    : `お振込先　${hintInWords(to)}　お振込日　${longDate(startOfJstDay(day))}`;

/** The cast of a paper; without a name after the record's end. */
export const payeeOf = ({ name, registration, isCompany }: Pick<PrintedPayout, 'name' | 'registration' | 'isCompany'>): Paper['to'] => ({
  name: name === null ? '退会した会員' : `${name}　${isCompany ? '御中' : '様'}`,
  lines: registration === null ? [] : [`登録番号 ${registration}`],
});
/** The operator, who pays. Null: not set. */
export const payerOf = (issuer: Issuer | null): Paper['from'] =>
  issuer === null ? { name: '', lines: [] } : { name: issuer.name, lines: [issuer.address, `登録番号 ${issuer.registrationNumber}`] };

/** The content of a printed statement (支払通知書). Null `issuer`: the operator has not set it. */
export const payoutPaper = (payout: PrintedPayout, issuer: Issuer | null): Paper => {
  const { month, lines, titles, registration, total, payBy, fixedAt, agreeBy, agreedAt, agreedBy } = payout;
  return {
    title: '支払通知書',
    kind: `${monthText(month)}に完了したお仕事`,
    number: statementNumberOf(payout),
    dates: [['作成日', longDate(fixedAt)]],
    to: payeeOf(payout),
    from: payerOf(issuer),
    remarks: [],
    amount: { label: '振り込む額', value: formatYen(total), beside: ['お支払期限', longDate(startOfJstDay(payBy))] },
    lines: lines.map(({ kind, day, percent, net }, index) => ({
      day: day.slice(5).replace('-', '/'),
      text: `${titles?.[index] ?? 'お仕事'}${lineLabels[kind]}`,
      rate: `${percent}%`,
      net: formatYen(net),
    })),
    sums: payoutRows(payout).map(([label, yen]) => ({ label, net: '', tax: '', total: markedYen(yen) })),
    isReckoning: true,
    notes: [
      transferNote(payout),
      '振込手数料は当方が負担します。消費税は、税率ごとに1回、1円未満を切り捨てて計算しています。',
      agreedAt === null || agreedBy === null
        ? `${longTime(agreeBy)}までにお申し出がないときは、内容に同意されたものとみなします。`
        : `${agreementLabels[agreedBy]}（${longTime(agreedAt)}）`,
      ...(registration === null ? [] : ['この通知書は、仕入明細書（消費税法30条9項3号）を兼ねます。']),
    ],
    mark: null,
    at: startOfJstDay(jstDate(fixedAt)),
  };
};
