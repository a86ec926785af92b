import type { RowKind } from '#domain/search/wanted.ts';
import type { SearchAnswer } from '#functions/reads/search.ts';
import { call } from './callables.ts';
import type { Person } from './people.ts';
import { until } from './until.ts';

/** Asks the search once: the ids of the first page. */
export const idsFound = async (person: Person, type: RowKind, q: string): Promise<string[]> =>
  (await call<SearchAnswer>(person, 'search', { type, wanted: { q } })).rows.map(({ id }) => String(id));

/** Waits until the search finds a document: a page asks it once, and its rows follow the events. */
export const whenFound = (person: Person, type: RowKind, q: string, id: string): Promise<string[]> =>
  until(
    () => idsFound(person, type, q),
    (ids) => ids.includes(id),
    `the search for ${q}`,
    60_000,
  );
