import { isNear, until } from '../../kernel/format/times.ts';
import type { EventWords } from '../../kernel/words/row.ts';
import type { EventType } from '../../registry.ts';
import { eventWords, typesWith } from './eventWords.ts';

/** The reader of a mail or push. */
type Reader = NonNullable<EventWords['asks']>;
const rows: Readonly<Record<string, EventWords>> = eventWords;

/** The times that an event stores for the one who has to act (ms). The first one counts. */
type Times = {
  readonly proposalDue?: number | null | undefined;
  readonly answerDue?: number | null | undefined;
  readonly decideBy?: number | null | undefined;
  readonly settleBy?: number | null | undefined;
};

/** The events after which this reader has to act. */
export const typesAsking = (reader: Reader): readonly EventType[] => typesWith('asks').filter((type) => rows[type]?.asks === reader);

/** Until when (ms) this reader has to act after the event; null if it asks another one. */
export const askedBy = (type: string, reader: Reader, data: object): number | null => {
  if (rows[type]?.asks !== reader) return null;
  const { proposalDue, answerDue, decideBy, settleBy } = data as Times;
  return proposalDue ?? answerDue ?? decideBy ?? settleBy ?? null;
};

/** Whether a task that ends at `due` (ms) is urgent: it is near and not over. */
export const isUrgent = (due: number | null, now: number): due is number => due !== null && due > now && isNear(due, now);

/** The subject of a mail after its title, with the time left if it is urgent: 「あと5時間・撮影」. */
export const aboutInTime = (about: string | null, due: number | null, now: number): string | null => {
  if (!isUrgent(due, now)) return about;
  return [until(due, now), ...(about === null ? [] : [about])].join('・');
};

/** The text of a mail, with the time left if it is urgent. */
export const bodyInTime = (body: string, due: number | null, now: number): string =>
  isUrgent(due, now) ? `期限まで、${until(due, now)}です。${body}` : body;

/** A title with the time left, if it is urgent: 「あと5時間：オファーが届きました」. */
export const titleInTime = (title: string, due: number | null, now: number): string =>
  isUrgent(due, now) ? `${until(due, now)}：${title}` : title;
