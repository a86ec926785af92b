import type { JournalFilter } from '#domain/audit/commands.ts';
import { officeActs } from '#domain/audit/journal.ts';
import { isJstDate } from '#domain/calendar/instants.ts';
import { parseYen } from '#web/shared/forms/parseYen.ts';

/** What the form of the journal holds, as typed; empty for any. */
export const journalFields = ['member', 'act', 'since', 'until', 'from', 'to'] as const;
export type JournalField = (typeof journalFields)[number];
export type Typed = Readonly<Record<JournalField, string>>;

export const typedIn = (params: URLSearchParams): Typed =>
  Object.fromEntries(journalFields.map((field) => [field, params.get(field) ?? ''])) as Typed;

const yen = (text: string): number | null => {
  const amount = parseYen(text);
  return amount === undefined || Number.isNaN(amount) ? null : amount;
};
const day = (text: string): string | null => (isJstDate(text) ? text : null);

/** The filter that is typed; what makes no sense counts as not typed. */
export const filterOf = ({ member, act, since, until, from, to }: Typed): JournalFilter => ({
  uid: /^[\w-]{1,128}$/.test(member) ? member : null,
  act: officeActs.includes(act) ? act : null,
  ...{ since: day(since), until: day(until), from: yen(from), to: yen(to) },
});

export type Faults = Partial<Record<JournalField, string>>;

/** What is wrong with what was typed, field by field. */
export const faultsOf = ({ since, until, from, to }: Typed): Faults => {
  const faults: Faults = {};
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
