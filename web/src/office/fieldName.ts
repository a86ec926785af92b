import type { fieldCatalogue } from '#domain/fieldCatalogue.ts';
import { fieldNames } from '#domain/fieldNames.ts';

type Catalogue = typeof fieldCatalogue;
type Names<Aggregate extends keyof Catalogue> = keyof Catalogue[Aggregate] & string;

/**
 * The name of a field, for pages that show it: the office has all names for its histories and needs
 * no schema for one.
 */
export const fieldName = <Aggregate extends keyof Catalogue>(
  aggregate: Aggregate,
  field: Names<Aggregate> | `${Names<Aggregate>}.${string}`,
): string => fieldNames[aggregate]?.[field] ?? field;
