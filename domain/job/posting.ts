import { z } from 'zod';
import { fee, instant, optionalText, storagePath, text } from '../kernel/validation.ts';

/** What a posting says: the shape that the form, the command and the event share. Fees in yen, times in ms. */
export const jobPosting = z.strictObject({
  title: text(60),
  description: text(2_000),
  prefecture: z.number().int().min(0).max(47),
  place: optionalText(100),
  startsAt: instant,
  endsAt: instant,
  feeMin: fee,
  feeMax: fee,
  entryDeadline: instant,
  picture: storagePath.nullable(),
});

export type JobPosting = z.infer<typeof jobPosting>;
export type JobField = keyof JobPosting;
export const jobFields = Object.keys(jobPosting.shape) as JobField[];

/** Rules over several fields: messages per field at fault, empty when the posting is sound. */
export const postingFaults = (posting: JobPosting): Record<string, string> => ({
  ...(posting.endsAt < posting.startsAt && { endsAt: '終了日時は、開始日時より後にしてください' }),
  ...(posting.feeMax < posting.feeMin && { feeMax: '報酬の上限は、下限以上にしてください' }),
  ...(posting.entryDeadline > posting.startsAt && { entryDeadline: '募集締切は、開始日時より前にしてください' }),
});
