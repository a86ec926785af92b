import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter } from '../../kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { longDate } from '../../kernel/format/times.ts';
import type { Prices } from '../../kernel/priceFields.ts';
import { serviceFeeOf, serviceInWords } from '../../kernel/prices.ts';
import { siteName } from '../../kernel/siteName.ts';
import { date, fee, line, messages, optionalLine, optionalText } from '../../kernel/validation.ts';
import type { BillTo, Issuer } from '../invoice/content.ts';
import { billedTogether } from '../invoice/lines.ts';
import { lineKind, paperFileName, paperTitles } from '../invoice/paperNames.ts';
import { issuerOf, type Paper, sumsOf, taxNote } from '../invoice/papers.ts';
import { printedRecipient } from '../invoice/recipient.ts';

const { invoiceLinesMax, estimateRowsMax, estimateDays } = businessRules;

/** A row of an estimate: people with the same fee. The fee is for each, in yen without tax. */
export const estimateRow = z.strictObject({
  what: labelled('内容', line(100)),
  fee: labelled('1名の報酬（税抜）', fee, '円'),
  count: labelled(
    '人数',
    z
      .int({ error: ({ input }) => (input === undefined ? messages.required : messages.format) })
      .min(1, messages.format)
      .max(invoiceLinesMax, messages.format),
    '名',
  ),
});
export type EstimateRow = z.infer<typeof estimateRow>;

/** What the client types, or takes from a job or a list. */
export const estimateInput = z
  .strictObject({
    subject: labelled('件名', optionalLine(100)),
    note: labelled('備考', optionalText(500)),
    /** The planned last work day (JST), whose tax rate holds; null: today. */
    day: date.nullable(),
    rows: labelled('明細', z.array(estimateRow).min(1, messages.required).max(estimateRowsMax)),
  })
  .refine(({ rows }) => rows.reduce((sum, { count }) => sum + count, 0) <= invoiceLinesMax, {
    path: ['rows'],
    message: `人数は、あわせて${invoiceLinesMax}名までです`,
  });
export type EstimateInput = z.infer<typeof estimateInput>;

/**
 * The amounts of an estimate: those of the invoice if each person of a row is concluded at the fee
 * of the row, with these prices. A line per row, and one for its service fees.
 */
export const estimated = ({ rows, day }: Pick<EstimateInput, 'rows' | 'day'>, prices: Prices, now: number) => {
  const closedAt = day === null ? now : startOfJstDay(day);
  const bills = rows.flatMap(({ what, fee, count }, row) =>
    Array.from({ length: count }, () => ({
      deal: `offer-${row}`,
      talentId: '',
      title: count === 1 ? what : `${what} ${count}名`,
      net: fee,
      serviceFee: serviceFeeOf(fee, prices),
      cancelled: false,
      closedAt,
    })),
  );
  const { lines, titles, sums } = billedTogether(bills);
  const texts = lines.map((line, index) => ({ ...line, text: `${titles[index]}${lineKind(line)}` }));
  const together = [...Map.groupBy(texts, ({ deal, service }) => `${deal} ${service}`).values()];
  return {
    sums,
    lines: together.flatMap((same) =>
      same.slice(0, 1).map(({ text, percent }) => ({ text, percent, net: same.reduce((sum, { net }) => sum + net, 0) })),
    ),
  };
};

/** 「見積書_2026-11-20.pdf」, by the day of the issue (ms): an estimate has no number. */
export const estimateFileName = (now: number): string => paperFileName({ title: paperTitles.estimate, number: jstDate(now) });

/** The content of a printed estimate at a time (ms). Null `issuer`: not set. */
export const estimatePaper = (input: EstimateInput, to: BillTo, prices: Prices, issuer: Issuer | null, now: number): Paper => {
  const { sums, lines } = estimated(input, prices, now);
  const today = jstDate(now);
  return {
    title: paperTitles.estimate,
    kind: '概算のお見積もりです。ご依頼や契約の書類ではありません。',
    number: '',
    dates: [
      ['発行日', longDate(now)],
      ['有効期限', longDate(startOfJstDay(daysAfter(today, estimateDays)))],
    ],
    to: printedRecipient(to),
    from: issuer === null ? { name: siteName, lines: [] } : issuerOf(issuer),
    remarks: input.subject === '' ? [] : [`件名　${input.subject}`],
    amount: { label: 'お見積もり金額（税込）', value: formatYen(sums.total), beside: null },
    lines: lines.map(({ text, percent, net }) => ({ day: '', text, rate: `${percent}%`, net: formatYen(net) })),
    sums: sumsOf(sums),
    notes: [
      ...(input.note === '' ? [] : [`備考　${input.note}`]),
      'この見積書は、お仕事の成立や、キャストの出演をお約束するものではありません。契約は、キャストがオファーを承諾し、お仕事が成立したときに始まります。',
      `報酬は、宛名の方が募集、オファー、問い合わせの回答をもとに入力した額です。サービス料は、${longDate(now)}の料金表によります（${serviceInWords(prices)}）。お仕事のあとの時間外と立て替えは、含みません。`,
      taxNote,
    ],
    mark: null,
    at: startOfJstDay(today),
  };
};
