import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { type Stored, valueAt } from './writes.ts';

const typeRank = (value: unknown): number =>
  value === null ? 0 : ['boolean', 'number', 'object', 'string'].indexOf(value instanceof Timestamp ? 'object' : typeof value) + 1;

const compareValues = (one: unknown, other: unknown): number => {
  const byType = typeRank(one) - typeRank(other);
  if (byType !== 0) return byType;
  const [a, b] = [one, other].map((value) => (value instanceof Timestamp ? value.valueOf() : value)) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Compares by collection and id: a slash sorts before every other character. */
const comparePaths = (one: unknown, other: unknown): number => {
  const [a, b] = [one, other].map((path) => String(path).replaceAll('/', '\u0001')) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Comparisons match values of the same type only: null is never less than a number. */
export const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  '==': (value, wanted) => isDeepStrictEqual(value, wanted),
  in: (value, wanted) => (wanted as readonly unknown[]).includes(value),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
  'array-contains-any': (value, wanted) => Array.isArray(value) && (wanted as readonly unknown[]).some((each) => value.includes(each)),
  '<': (value, wanted) => typeRank(value) === typeRank(wanted) && compareValues(value, wanted) < 0,
  '<=': (value, wanted) => typeRank(value) === typeRank(wanted) && compareValues(value, wanted) <= 0,
  '>': (value, wanted) => typeRank(value) === typeRank(wanted) && compareValues(value, wanted) > 0,
  '>=': (value, wanted) => typeRank(value) === typeRank(wanted) && compareValues(value, wanted) >= 0,
};

/** The field name of a document's path. */
export const NAME = '__name__';
type Order = { readonly field: string; readonly sign: 1 | -1 };
export type Shape = {
  /** The id of the collections, and the predicate for their documents. */
  readonly collection: string;
  /** The path of the one collection; null for all of an id. */
  readonly under: string | null;
  readonly isIn: (path: string) => boolean;
  readonly filters: readonly { readonly field: string; readonly operator: string; readonly wanted: unknown }[];
  readonly orders: readonly Order[];
  readonly limit: number;
  /** Where the result starts: values of the orders. */
  readonly start: { readonly values: readonly unknown[]; readonly isIncluded: boolean } | null;
  readonly fields: readonly string[] | null;
};
type Found = readonly [path: string, stored: Stored];

/** A field of a found document; `NAME` gives its path. */
export const fieldIn = ([path, { data }]: Found, field: string): unknown => (field === NAME ? path : valueAt(data, field));

const inequalities = ['in', '<', '<=', '>', '>='];

/** The orders of a query, then the field of its inequality, then the path. */
export const ordersOf = ({ filters, orders }: Shape): readonly Order[] => {
  const unequal = filters.filter(
    ({ operator, field }) => inequalities.includes(operator) && !orders.some((order) => order.field === field),
  );
  const all = [...orders, ...unequal.map(({ field }) => ({ field, sign: orders.at(-1)?.sign ?? (1 as const) }))];
  return all.some(({ field }) => field === NAME) ? all : [...all, { field: NAME, sign: all.at(-1)?.sign ?? 1 }];
};

/** The documents that a query finds, in its order. */
export const find = (documents: ReadonlyMap<string, Stored>, shape: Shape): Found[] => {
  const orders = ordersOf(shape);
  const compare = (one: Found, values: readonly unknown[]): number =>
    values.reduce<number>((sum, value, index) => {
      const { field, sign } = orders[index] as Order;
      return sum !== 0 ? sum : sign * (field === NAME ? comparePaths : compareValues)(fieldIn(one, field), value);
    }, 0);
  const isStarted = (found: Found): boolean => {
    if (shape.start === null) return true;
    const order = compare(found, shape.start.values);
    return order > 0 || (order === 0 && shape.start.isIncluded);
  };
  const fits = (found: Found) =>
    shape.isIn(found[0]) &&
    orders.every(({ field }) => fieldIn(found, field) !== undefined) &&
    shape.filters.every(({ field, operator, wanted }) => operators[operator]?.(fieldIn(found, field), wanted)) &&
    isStarted(found);
  const valuesOf = (found: Found) => orders.map(({ field }) => fieldIn(found, field));
  return [...documents]
    .filter(fits)
    .sort((one, other) => compare(one, valuesOf(other)))
    .slice(0, shape.limit);
};
