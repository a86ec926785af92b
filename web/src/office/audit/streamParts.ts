import { aggregatesOfActs } from '#domain/audit/history.ts';
import { fullDay } from '#domain/format/times.ts';
import { aggregateTexts } from '../operations/texts.ts';

/** A stream's name taken apart; whatever stands in an address may be asked for. */
export const partsOf = (stream: string): { readonly aggregate: string; readonly id: string } => {
  const end = stream.indexOf('-');
  return { aggregate: stream.slice(0, Math.max(end, 0)), id: stream.slice(end + 1) };
};

/** Whose record of looks a stream is, and of which day in Japan; null for any other stream. */
export const dayOf = (stream: string): { readonly uid: string; readonly date: string } | null => {
  const [, uid, date] = /^audit-(.+)_(\d{4}-\d{2}-\d{2})$/.exec(stream) ?? [];
  return uid && date ? { uid, date } : null;
};

/**
 * Whether a stream says at a moment how one thing stands: what it looked like then can be asked.
 */
export const hasMoments = (stream: string): boolean => !(aggregatesOfActs as readonly string[]).includes(partsOf(stream).aggregate);

/** What a stream is of, in a word; `around`: a job with all its deals. */
export const streamKindText = (aggregate: string): string =>
  aggregate === 'around' ? 'お仕事とその取引' : (aggregateTexts[aggregate] ?? '履歴');

/** A stream in words: its kind, and what it is of where that has a name. */
export const streamText = (stream: string, nameOf: (id: string) => string | undefined): string => {
  const { aggregate, id } = partsOf(stream);
  const day = dayOf(stream);
  return `${streamKindText(aggregate)}：${day ? `${nameOf(day.uid) ?? day.uid}（${fullDay(day.date)}）` : (nameOf(id) ?? id)}`;
};
