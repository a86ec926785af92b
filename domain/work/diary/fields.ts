import { z } from 'zod';
import { reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { date, identifier, sha256 } from '../../kernel/validation.ts';
import { blockKinds, saidStates, weeklyRows } from './dayKinds.ts';

/** Fields of the commands and events of a diary, with labels. Dates in JST. */
export const diaryFields = {
  from: labelled('開始日', date),
  to: labelled('終了日', date),
  kind: labelled('予定', z.enum(blockKinds)),
  /** A state for each weekday from Monday, then for national holidays. */
  weekly: labelled('毎週の予定', z.array(z.enum(saidStates)).length(weeklyRows.length)),
  /** The day of the entry. Entries before it are dropped. */
  on: labelled('登録した日', date),
  /** The name of a deal's stream: `offer-…` or `entry-…`. */
  dealId: labelled('取引番号', identifier),
  reason,
  /** SHA-256 (hexadecimal) of the secret in the address of the calendar feed. */
  feedHash: labelled('カレンダーのアドレスの照合値', sha256),
};
