import { useLocation } from 'react-router-dom';
import { valuesOf } from '#domain/work/search/wanted.ts';
import { setOrDelete, useAddressParams } from './addressParams.ts';

/** The search by field; empty means any. Every search has a keyword `q` and an `order`. */
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
 * A counter in the history state: replacing the whole search increases it, so that the keyword
 * field resets its text.
 */
export const clearingsIn = (state: unknown): number => (state as { readonly clearings?: number } | null)?.clearings ?? 0;

/** A list's search in the address: it survives reloads, details and sharing. */
export const useAddressSearch = <Search extends Wanted>(schema: Schema<Search>) => {
  const [params, change] = useAddressParams();
  const { state } = useLocation();
  const clearings = clearingsIn(state);
  return {
    wanted: searchIn(schema, params),
    /**
     * How often the search was reset; filters and keyword field use it as key. It is stored with
     * the new address.
     */
    clearings,
    /** Drops conditions: filters by field, or words of the keyword as `q:` and the word. */
    drop: (conditions: readonly string[]): void =>
      change(
        (next) => {
          for (const name of conditions) {
            const [field, said] = name.startsWith('q:') ? ['q', name.slice(2)] : [name, null];
            const words = said === null ? [] : (next.get(field) ?? '').split(/\s+/).filter((word) => word !== said);
            setOrDelete(next, field, words.join(' '));
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
/** The search of a screen, kept in its address. */
export type AddressSearch<Search extends Wanted = Wanted> = ReturnType<typeof useAddressSearch<Search>>;

/** The chosen values of a filter. */
export const chosenIn = (wanted: Wanted, field: string): readonly string[] => valuesOf(wanted[field] ?? '');
