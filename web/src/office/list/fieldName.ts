import type { fieldCatalogue } from '#domain/fieldCatalogue.ts';
import { fieldNames } from '#domain/fieldNames.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';

type Catalogue = typeof fieldCatalogue;
type Names<Aggregate extends keyof Catalogue> = keyof Catalogue[Aggregate] & string;

/**
 * The Japanese name of a field. The office loads all names for its histories and needs no schema.
 */
export const fieldName = <Aggregate extends keyof Catalogue>(
  aggregate: Aggregate,
  field: Names<Aggregate> | `${Names<Aggregate>}.${string}`,
): string => fieldNames[aggregate]?.[field] ?? field;

/** The name of each master: the field of a posting that uses it. */
export const masterKindLabels: Readonly<Record<MasterKind, string>> = {
  industry: fieldName('job', 'industry'),
  jobCategory: fieldName('job', 'jobCategory'),
  media: fieldName('job', 'media'),
};
