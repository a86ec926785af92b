import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter } from '../../kernel/calendar/days.ts';
import { DAY, endOfJstDay } from '../../kernel/calendar/instants.ts';
import { reason, sides } from '../../kernel/commonFields.ts';
import { day, labelled, month, time } from '../../kernel/fieldMeta.ts';
import { line, messages, optionalLine, optionalText, storagePath } from '../../kernel/validation.ts';
import { extraKinds } from '../invoice/content.ts';

/** The consumption tax rates (percent) of a receipt. The reduced one is for food. */
export const receiptRates = [10, 8] as const;

const yen = (min: number) => z.int({ error: messages.yen }).min(min, messages.yen).max(businessRules.feeMax, messages.yen);

/** A cost that the reporter paid, as its receipt shows it. */
export const expense = z.strictObject({
  what: labelled('立て替えたもの', line(50)),
  yen: labelled('立て替えた額（税込）', yen(1), '円'),
  percent: labelled('税率', z.literal(receiptRates), '%'),
  receipt: labelled('領収書の店名・番号', optionalLine(100)),
  /** The path of the receipt's picture. Browsers with an older release do not send it. */
  picture: labelled('領収書の写真', storagePath.nullable().default(null)),
});
export type Expense = z.infer<typeof expense>;

/** What a side reports after the work. Nothing of both is a report, too. */
export const reportFields = {
  minutes: labelled('時間外', z.int().min(0).max(businessRules.overtimeMax).multipleOf(businessRules.overtimeStep), '分'),
  overtimeYen: labelled('時間外の額（税抜）', yen(0), '円'),
  expenses: labelled('立て替え', z.array(expense).max(businessRules.expensesMax)),
  note: labelled('補足', optionalText(500)),
};

/** What is settled: overtime without tax, or a cost with tax. `percent`: the tax rate. */
const row = z.object({ kind: z.enum(extraKinds), yen: z.number(), percent: z.number() });
export type Row = z.infer<typeof row>;
/** The words and the picture of a row; empty and null for overtime. */
const rowText = z.object({ what: z.string(), receipt: z.string(), picture: z.string().nullable() });
/** A part of a bill, in yen without tax. */
const part = z.object({ kind: z.enum(extraKinds), net: z.number(), percent: z.number() });

/** Fields of the commands and events of settlements. Times in ms, days and months in JST. */
export const settlementFields = {
  ...reportFields,
  dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])),
  by: labelled('報告・回答した側', z.enum(sides)),
  /** Counts the reports of a deal. */
  no: labelled('報告の番号', z.int().min(1)),
  rows: labelled('精算の項目', z.array(row)),
  texts: labelled('項目の内容', z.array(rowText)),
  lastDay: labelled('お仕事の最後の日', day),
  reportedAt: labelled('報告した日時', time),
  remindAt: labelled('回答のお願いの日時', time),
  answerBy: labelled('回答の期限', time),
  /** The rows that the other side objects to; it agrees to the others. */
  objected: labelled('異議のある項目', z.array(z.int().min(0))),
  reasons: labelled('異議の理由', z.array(z.string())),
  /** The amounts of the disputed rows. */
  amounts: labelled('決定した額', z.array(z.strictObject({ row: z.int().min(0), yen: yen(0) }))),
  parts: labelled('請求に加わる額（税抜）', z.array(part)),
  total: labelled('精算の額（税込）', z.number(), '円'),
  month: labelled('請求する月', month),
  fixedAt: labelled('精算が決まった日時', time),
  billId: labelled('請求番号', z.string()),
  reason,
};

/** Until when (ms) a side reports, after the last work day (JST). */
export const reportUntil = (lastDay: string): number => endOfJstDay(daysAfter(lastDay, businessRules.settlementDays)) + 1;

/** The times (ms) of a report that needs an answer. */
export const answerTimes = (reportedAt: number) => {
  const answerBy = reportedAt + businessRules.settlementAnswer;
  return { reportedAt, answerBy, remindAt: answerBy - DAY };
};
