import type { JournalFilter } from '#domain/office/audit/journalFilter.ts';
import { officeActs } from '#domain/office/audit/officeTypes.ts';
import { spanFields, spansOf } from '../list/spans.ts';

/** The fields of the journal form, as typed; empty means any. */
export const journalFields = ['member', 'act', 'object', ...spanFields] as const;
export type JournalField = (typeof journalFields)[number];
export type Typed = Readonly<Record<JournalField, string>>;

export const typedIn = (params: URLSearchParams): Typed =>
  Object.fromEntries(journalFields.map((field) => [field, params.get(field) ?? ''])) as Typed;

/** The filter from the typed fields; invalid values are ignored. */
export const filterOf = ({ member, act, object, ...spans }: Typed): JournalFilter => ({
  uid: /^[\w-]{1,128}$/.test(member) ? member : null,
  act: officeActs.includes(act) ? act : null,
  object: /^[a-zA-Z]+-[\w-]{1,150}$/.test(object) ? object : null,
  ...spansOf(spans),
});
