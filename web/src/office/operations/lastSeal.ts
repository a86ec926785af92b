import type { LastSeal } from '#domain/operation/answers.ts';
import { longTime } from '#web/shared/format/dates.ts';

/** How old (ms) a seal may be: it is made once a day, and may take its time. */
const LIMIT = 26 * 3_600_000;

/** When the log was sealed last, in words, and whether the office has to tell the operator. */
export const sealWords = (seal: LastSeal | null, now: number): { readonly text: string; readonly isOverdue: boolean } => ({
  text: seal ? `${longTime(seal.sealedAt)}（${seal.streams.toLocaleString('ja-JP')}系列）` : 'まだ行われていません',
  isOverdue: seal === null || now - seal.sealedAt > LIMIT,
});
