import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { LastSeal } from '#domain/office/operation/answers.ts';

/** The age limit (ms) of a seal: one is made per day and may be late. */
const LIMIT = 26 * HOUR;

/** The time of the last seal as text, and whether the office must tell the operator. */
export const sealWords = (seal: LastSeal | null, now: number): { readonly text: string; readonly isOverdue: boolean } => ({
  text: seal ? `${longTime(seal.sealedAt)}（${formatCount(seal.streams)}系列）` : 'まだ行われていません',
  isOverdue: seal === null || now - seal.sealedAt > LIMIT,
});
