import { status } from '@grpc/grpc-js';
import { DAY, SECOND } from '#domain/kernel/calendar/instants.ts';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import { type CommitRequest, collectionOf, type WireDocument, type WireValue } from './protocol.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Writes per second at the end of an index with growing values (Firestore: best practices). */
export const WRITES_PER_SECOND = 500;

/** The value at a dotted path: `company.name`. */
const valueAt = (document: WireDocument, path: string): WireValue | undefined =>
  path
    .split('.')
    .reduce<WireValue | undefined>(
      (value, key, place) => (place === 0 ? document.fields?.[key] : value?.mapValue?.fields?.[key]),
      undefined,
    );

/** Whether a value is a current time, so that the next write is next to it in the index. */
const grows = (value: WireValue | undefined, now: number): boolean =>
  value?.timestampValue !== undefined || Math.abs(Number(value?.integerValue ?? Number.NaN) - now) < DAY;

type Range = { readonly name: string; readonly before: readonly string[]; readonly field: string };

/**
 * The indexes of each collection up to their first growing field. Fields before it spread the
 * writes.
 */
const rangesOf = ({ indexes, fieldOverrides }: IndexFile): ReadonlyMap<string, Range[]> => {
  const ranges = new Map<string, Range[]>();
  const add = (collection: string, fields: readonly string[]): void => {
    const known = ranges.get(collection) ?? [];
    if (known.length === 0) ranges.set(collection, known);
    for (const [place, field] of fields.entries()) {
      const name = `${collection}: ${fields.slice(0, place + 1).join(', ')}`;
      if (!known.some((range) => range.name === name)) known.push({ name, before: fields.slice(0, place), field });
    }
  };
  for (const { collectionGroup, fields } of indexes)
    add(
      collectionGroup,
      fields.map(({ fieldPath }) => fieldPath),
    );
  for (const { collectionGroup, fieldPath, indexes: ways } of fieldOverrides) if (ways.length > 0) add(collectionGroup, [fieldPath]);
  return ranges;
};

/**
 * Counts writes at growing ends of indexes per second. Production splits a busy range but not its
 * end: above 500 writes a second writes become slow and fail. Here the commit is refused.
 */
export const writeRates = (file: IndexFile, perSecond = WRITES_PER_SECOND) => {
  const ranges = rangesOf(file);
  let second = 0;
  let counts = new Map<string, number>();

  return ({ writes }: CommitRequest, now: number): Refusal | null => {
    const current = Math.floor(now / SECOND);
    if (current !== second) {
      second = current;
      counts = new Map();
    }
    for (const { update } of writes ?? []) {
      if (!update) continue;
      for (const { name, before, field } of ranges.get(collectionOf(update.name)) ?? []) {
        if (!grows(valueAt(update, field), now)) continue;
        const key = `${name} ${JSON.stringify(before.map((each) => valueAt(update, each)))}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > perSecond)
          return refusal('write-rate', status.RESOURCE_EXHAUSTED, `More than ${perSecond} writes a second at the end of ${name}.`);
      }
    }
    return null;
  };
};
