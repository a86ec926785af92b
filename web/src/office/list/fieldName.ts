import type { fieldCatalogue } from '#domain/fieldCatalogue.ts';
import { fieldNames } from '#domain/fieldNames.ts';

type Catalogue = typeof fieldCatalogue;
type Names<Aggregate extends keyof Catalogue> = keyof Catalogue[Aggregate] & string;

/**
 * The Japanese name of a field. The office loads all names for its histories and needs no schema.
 */
export const fieldName = <Aggregate extends keyof Catalogue>(
  aggregate: Aggregate,
  field: Names<Aggregate> | `${Names<Aggregate>}.${string}`,
): string => fieldNames[aggregate]?.[field] ?? field;
