import { z } from 'zod';
import { sides } from '#domain/kernel/commonFields.ts';
import { extraKinds } from '#domain/money/invoice/content.ts';
import { billStatuses } from '#domain/work/deal/billStatus.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

const yen = z.number().meta({ unit: '円' });

/**
 * settlements/{dealId}: the overtime and the costs of a deal, for both sides and the office. Words
 * are null after a side has left. Times in ms.
 */
export const settlementSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  status: z.enum(['REPORTED', 'WITHDRAWN', 'DISPUTED', 'FIXED']),
  /** The newest report: its side, its number, what it says. */
  by: z.enum(sides),
  no: z.number(),
  minutes: z.number(),
  /** Overtime without tax, or a cost with tax. `percent`: the tax rate. */
  rows: z.array(z.object({ kind: z.enum(extraKinds), yen: z.number(), percent: z.number() })),
  /** `picture`: the path of the receipt's picture. */
  texts: z.array(z.object({ what: z.string(), receipt: z.string(), picture: z.string().nullable().default(null) })).nullable(),
  note: z.string().nullable(),
  lastDay: day,
  reportedAt: time,
  answerBy: time,
  /** The side whose answer is open: until it answers, the office decides or the report is gone. */
  waitsFor: z.enum(sides).nullable(),
  /** The rows that the other side objects to, with its reasons; null before it answers. */
  objected: z.array(z.number()).nullable(),
  reasons: z.array(z.string()).nullable(),
  /** What the office decided; null before. */
  amounts: z.array(z.object({ row: z.number(), yen: z.number() })).nullable(),
  reason: z.string().nullable(),
  /** The settled amount with tax, once all rows are agreed or decided. */
  total: yen.nullable(),
  fixedAt: timeOrNull,
  /** What joins the bills of a month (JST), without tax; null for nothing. */
  parts: z.array(z.object({ kind: z.enum(extraKinds), net: z.number(), percent: z.number() })),
  billMonth: z.string().meta({ kind: 'month' }).nullable(),
  billNet: yen.nullable(),
  billStatus: z.enum(billStatuses).nullable(),
  billId: z.string().nullable(),
  ...streamFields,
});
export type Settlement = z.infer<typeof settlementSchema>;

export const settlementPath = (dealId: string): string => `settlements/${dealId}`;
