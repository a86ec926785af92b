import type { JournalFilter } from '#domain/audit/commands.ts';
import { officeActs } from '#domain/audit/journal.ts';
import { spanFields, spansOf } from '../list/spans.ts';

/** What the form of the journal holds, as typed; empty for any. */
export const journalFields = ['member', 'act', ...spanFields] as const;
export type JournalField = (typeof journalFields)[number];
export type Typed = Readonly<Record<JournalField, string>>;

export const typedIn = (params: URLSearchParams): Typed =>
  Object.fromEntries(journalFields.map((field) => [field, params.get(field) ?? ''])) as Typed;

/** The filter that is typed; what makes no sense counts as not typed. */
export const filterOf = ({ member, act, ...spans }: Typed): JournalFilter => ({
  uid: /^[\w-]{1,128}$/.test(member) ? member : null,
  act: officeActs.includes(act) ? act : null,
  ...spansOf(spans),
});
