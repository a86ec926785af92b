import { isJstDate } from '#domain/kernel/calendar/instants.ts';
import { parseYen } from '#web/shared/forms/parseNumber.ts';

/** A range of days and one of amounts, as typed; empty means any. */
export const spanFields = ['since', 'until', 'from', 'to'] as const;
export type TypedSpans = Readonly<Record<(typeof spanFields)[number], string>>;
export type SpanFaults = Partial<Record<keyof TypedSpans, string>>;

const yen = (text: string): number | null => {
  const amount = parseYen(text);
  return amount === undefined || Number.isNaN(amount) ? null : amount;
};
const day = (text: string): string | null => (isJstDate(text) ? text : null);

/** The ranges from the typed fields; invalid values are ignored. Amounts in yen. */
export const spansOf = ({ since, until, from, to }: TypedSpans) => ({ since: day(since), until: day(until), from: yen(from), to: yen(to) });

export const spanFaultsOf = ({ since, until, from, to }: TypedSpans): SpanFaults => {
  const faults: SpanFaults = {};
  if (since !== '' && until !== '' && since > until) faults.until = '開始日以降の日付を入力してください。';
  for (const [field, text] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (text !== '' && yen(text) === null) faults[field] = '金額を数字で入力してください。';
  const [least, most] = [yen(from), yen(to)];
  if (least !== null && most !== null && least > most) faults.to = '下限以上の金額を入力してください。';
  return faults;
};
