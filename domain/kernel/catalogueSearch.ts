import type { Catalogue, Row, Rows } from './catalogue.ts';
import { textsOf } from './fieldTexts.ts';

/** The search finds entries of masters by id. */
const noNames = () => [];

/**
 * The texts of a document's fields that the search finds with this weight. Documents of earlier
 * releases lack the fields of later versions.
 */
export const searchedTexts = <R extends Rows>(
  { rows }: Catalogue<R>,
  weight: Row['searched'],
  document: { readonly [Field in keyof R]?: unknown },
): readonly string[] =>
  Object.entries(rows).flatMap(([field, { kind, searched }]) => (searched === weight ? textsOf(kind, document[field], noNames) : []));
