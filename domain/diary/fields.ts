import { z } from 'zod';
import { reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { date, identifier, messages } from '../kernel/validation.ts';
import { blockKinds } from './dayKinds.ts';

export const diaryFields = {
  from: labelled('はじめの日', date),
  to: labelled('終わりの日', date),
  kind: labelled('予定', z.enum(blockKinds)),
  /** The day on which it was said: what lies before it is forgotten. */
  on: labelled('登録した日', date),
  /** The stream of a deal: `offer-…` or `entry-…`. */
  dealId: labelled('取引番号', identifier),
  reason,
  /** SHA-256, in hexadecimal, of the secret in the address of the calendar feed. */
  feedHash: labelled('カレンダーのアドレスの照合値', z.string().regex(/^[0-9a-f]{64}$/, messages.format)),
};
