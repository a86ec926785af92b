import { useLocation } from 'react-router-dom';
import { setOrDelete, useAddressParams } from './addressParams.ts';

/**
 * What is searched for, field by field; empty for "any". Besides the filters every search has a
 * keyword `q` and an `order`.
 */
export type Wanted = { readonly q: string; readonly order: string } & Readonly<Record<string, string>>;

/** The rules of a search, one per field; each falls back to "not chosen". */
type Schema<Search> = { readonly shape: object; readonly parse: (values: unknown) => Search };

/** The search that stands in an address; what makes no sense there counts as not chosen. */
export const searchIn = <Search extends Wanted>(schema: Schema<Search>, params: URLSearchParams): Search =>
  schema.parse(Object.fromEntries(Object.keys(schema.shape).map((field) => [field, params.get(field) ?? ''])));

/** How many filters are set, the keyword among them; the order is none. */
export const filterCount = (wanted: Wanted): number =>
  Object.entries(wanted).filter(([field, value]) => field !== 'order' && value !== '').length;

/**
 * How often the search of an address was replaced as a whole; whoever does so counts one up, so
 * that the keyword's own text begins anew.
 */
export const clearingsIn = (state: unknown): number => (state as { readonly clearings?: number } | null)?.clearings ?? 0;

/**
 * The search of a list, kept in the address: it survives a reload, the way to a detail and back,
 * and being sent to somebody.
 */
export const useAddressSearch = <Search extends Wanted>(schema: Schema<Search>) => {
  const [params, change] = useAddressParams();
  const { state } = useLocation();
  const clearings = clearingsIn(state);
  return {
    wanted: searchIn(schema, params),
    /**
     * How often all was cleared: each time the filters begin anew, with the keyword's own text. It
     * comes with the cleared address.
     */
    clearings,
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
