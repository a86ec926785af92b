import { HOUR } from '#domain/calendar/instants.ts';
import { formatCount } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import type { LastSeal } from '#domain/operation/answers.ts';

/** How old (ms) a seal may be: it is made once a day, and may take its time. */
const LIMIT = 26 * HOUR;

/** When the log was sealed last, in words, and whether the office has to tell the operator. */
export const sealWords = (seal: LastSeal | null, now: number): { readonly text: string; readonly isOverdue: boolean } => ({
  text: seal ? `${longTime(seal.sealedAt)}（${formatCount(seal.streams)}系列）` : 'まだ行われていません',
  isOverdue: seal === null || now - seal.sealedAt > LIMIT,
});
