import type { RowKind } from '#domain/work/search/wanted.ts';
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

export const askSearch = (
  person: Person,
  kind: 'casts' | 'jobs',
  wanted: Record<string, string>,
  after: unknown = null,
): Promise<SearchAnswer> => call<SearchAnswer>(person, 'search', { type: kind, wanted, after });
/** The ids of a page; none if the search was loosened. */
export const idsOf = ({ rows, loosened }: SearchAnswer) => (loosened.length > 0 ? [] : rows.map(({ id }) => id));
/** Searches until the rows are up to date. */
export const finds = (person: Person, kind: 'casts' | 'jobs', q: string, ids: readonly string[]) =>
  until(
    async () => idsOf(await askSearch(person, kind, { q })),
    (found) => found.join() === ids.join(),
    `"${q}" finds ${ids.join() || 'nothing'}`,
  );

/** A word that is unique in the database. */
export const unique = () =>
  Array.from({ length: 6 }, () => 'カキクケコサシスセソタチツテトナニヌネノ'[Math.floor(Math.random() * 20)]).join('');
