import { z } from 'zod';
import { reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { date, identifier, messages } from '../kernel/validation.ts';

/** What a cast says of a day: not free, or to be asked first. */
export const blockKinds = ['BUSY', 'ASK'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** What clients read of a day. */
export const dayLabels = { FREE: '空き', ASK: '要相談', BUSY: '不可' } as const satisfies Record<BlockKind | 'FREE', string>;
/** The same of the days of a search taken together. */
export const jointLabels = { ...dayLabels, UNKNOWN: '予定は未登録' } as const;

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
