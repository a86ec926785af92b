import { z } from 'zod';
import { accountHint } from '#domain/money/payee/fields.ts';
import { agreements, payoutStatuses } from '#domain/money/payout/fields.ts';
import { payoutLine, payoutSums } from '#domain/money/payout/statement.ts';
import { day, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * payouts/{uid}_{month}: the statement of a cast's month, and its payment; readable by the cast and
 * the office. Amounts in yen, dates in JST. Personal fields are null once the record's key is gone.
 */
export const payoutSchema = z.object({
  id: z.string(),
  talentId: z.string(),
  month: z.string(),
  status: z.enum(payoutStatuses),
  /** Whether money is still owed. */
  isOpen: z.boolean(),
  no: z.number(),
  lines: z.array(payoutLine),
  titles: z.array(z.string()).nullable(),
  name: z.string().nullable(),
  isCompany: z.boolean(),
  registration: z.string().nullable(),
  ...payoutSums,
  payBy: day,
  fixedAt: time,
  agreeBy: time,
  agreedAt: timeOrNull,
  agreedBy: z.enum(agreements).nullable(),
  /** The newest objection, and the office's answer. */
  objection: z.string().nullable(),
  answer: z.string().nullable(),
  /** The newest transfer, its day, and what others than the cast see of the account. */
  transferId: z.string().nullable(),
  day: day.nullable(),
  to: accountHint.nullable(),
  paidOn: day.nullable(),
  /** Why the newest transfer failed. */
  failure: z.string().nullable(),
  ...streamFields,
});
export type Payout = z.infer<typeof payoutSchema>;

export const payoutPath = (payoutId: string): string => `payouts/${payoutId}`;
