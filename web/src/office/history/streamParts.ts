import { fullDay } from '#domain/kernel/format/times.ts';
import { aggregatesOfActs } from '#domain/office/audit/history.ts';
import { aggregateTexts } from './streamTexts.ts';

/** Splits a stream id into aggregate and id; it accepts any text from an address. */
export const partsOf = (stream: string): { readonly aggregate: string; readonly id: string } => {
  const end = stream.indexOf('-');
  return { aggregate: stream.slice(0, Math.max(end, 0)), id: stream.slice(end + 1) };
};

/** The member and the JST date of a record of looks; null for any other stream. */
export const dayOf = (stream: string): { readonly uid: string; readonly date: string } | null => {
  const [, uid, date] = /^audit-(.+)_(\d{4}-\d{2}-\d{2})$/.exec(stream) ?? [];
  return uid && date ? { uid, date } : null;
};

/** Whether the stream has a state that can be shown at a moment. */
export const hasMoments = (stream: string): boolean => !(aggregatesOfActs as readonly string[]).includes(partsOf(stream).aggregate);

/** The Japanese name of a kind of stream; `around` is a job with all its deals. */
export const streamKindText = (aggregate: string): string =>
  aggregate === 'around' ? 'お仕事とその取引' : (aggregateTexts[aggregate] ?? '履歴');

/** A stream as text: its kind, and the name of its object if it has one. */
export const streamText = (stream: string, nameOf: (id: string) => string | undefined): string => {
  const { aggregate, id } = partsOf(stream);
  const day = dayOf(stream);
  return `${streamKindText(aggregate)}：${day ? `${nameOf(day.uid) ?? day.uid}（${fullDay(day.date)}）` : (nameOf(id) ?? id)}`;
};
