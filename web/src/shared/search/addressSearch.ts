import { useLocation } from 'react-router-dom';
import { valuesOf } from '#domain/work/search/wanted.ts';
import { setOrDelete, useAddressParams } from './addressParams.ts';

export type Wanted = { readonly q: string; readonly order: string } & Readonly<Record<string, string>>;

/** The schema of a search; invalid fields fall back to "any". */
type Schema<Search> = { readonly shape: object; readonly parse: (values: unknown) => Search };

/** The search in an address; invalid values are ignored. */
export const searchIn = <Search extends Wanted>(schema: Schema<Search>, params: URLSearchParams): Search =>
  schema.parse(Object.fromEntries(Object.keys(schema.shape).map((field) => [field, params.get(field) ?? ''])));

/** The number of filters, with the keyword and without the order. */
export const filterCount = (wanted: Wanted): number =>
  Object.entries(wanted).filter(([field, value]) => field !== 'order' && value !== '').length;

/**
 * A condition of an answer: the field of a filter (value null), or one value of the field: a word
 * of the keyword (`q:英語`) or a skill (`skills:eng.2`).
 */
export const conditionIn = (name: string): { readonly field: string; readonly value: string | null } => {
  const [field = '', ...rest] = name.split(':');
  return { field, value: rest.length === 0 ? null : rest.join(':') };
};

/** Replacing the whole search increases it, so that the keyword field resets its text. */
export const clearingsIn = (state: unknown): number => (state as { readonly clearings?: number } | null)?.clearings ?? 0;

/** A list's search in the address: it survives reloads, details and sharing. */
export const useAddressSearch = <Search extends Wanted>(schema: Schema<Search>) => {
  const [params, change] = useAddressParams();
  const { state } = useLocation();
  const clearings = clearingsIn(state);
  return {
    wanted: searchIn(schema, params),
    /** How often the search was reset; filters and keyword field use it as key. */
    clearings,
    /** Drops conditions by name, as `conditionIn` reads them. */
    drop: (conditions: readonly string[]): void =>
      change(
        (next) => {
          for (const name of conditions) {
            const { field, value } = conditionIn(name);
            const [separator, glue] = field === 'q' ? [/\s+/, ' '] : [',', ','];
            const values = value === null ? [] : (searchIn(schema, next)[field] ?? '').split(separator).filter((each) => each !== value);
            setOrDelete(next, field, values.join(glue));
          }
        },
        { state: { clearings: clearings + 1 } },
      ),
    choose: (field: string, value: string): void => change((next) => setOrDelete(next, field, value), { state }),
    clear: (): void =>
      change(
        (next) => {
          for (const field of [...next.keys()]) next.delete(field);
        },
        { state: { clearings: clearings + 1 } },
      ),
  };
};
export type AddressSearch<Search extends Wanted = Wanted> = ReturnType<typeof useAddressSearch<Search>>;

export const chosenIn = (wanted: Wanted, field: string): readonly string[] => valuesOf(wanted[field] ?? '');
