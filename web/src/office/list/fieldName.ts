import { fieldNames } from '#domain/fieldNames.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';
import type { FieldOf } from '#domain/registry.ts';

/** The office loads all names for its histories and needs no schema. */
export const fieldName = <Aggregate extends AggregateName>(
  aggregate: Aggregate,
  field: FieldOf<Aggregate> | `${FieldOf<Aggregate>}.${string}`,
): string => fieldNames[aggregate]?.[field] ?? field;

/** The name of each master: the field of a posting that uses it, or the synonyms. */
export const masterKindLabels: Readonly<Record<MasterKind, string>> = {
  industry: fieldName('job', 'industry'),
  jobCategory: fieldName('job', 'jobCategory'),
  media: fieldName('job', 'media'),
  synonym: '同義語',
};
