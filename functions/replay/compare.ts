import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import type { Runtime } from '../ports.ts';
import { comparePacks } from '../search/comparePacks.ts';
import type { Bulk } from './bulk/bulk.ts';
import { compareReservations, type Reserved } from './compareReservations.ts';
import { type Difference, type DocumentsOnDisk, orderedPath, type ReplayedRow } from './documentsOnDisk.ts';
import { chunksOf } from './lanes.ts';

const isBefore = (one: string, other: string): boolean =>
  Buffer.compare(Buffer.from(orderedPath(one)), Buffer.from(orderedPath(other))) < 0;

/** A replayed document that is missing. It is parsed only where somebody asks for it. */
const missing = ({ path, document }: ReplayedRow): Difference => ({
  path,
  get expected() {
    return document();
  },
  found: null,
  writtenAt: null,
});

/**
 * Every live document of the read models against the replayed ones. Documents are read in the order
 * of their paths on both sides, a page at a time. Throws when the database gives another order.
 */
export const compareDocuments = async function* (bulk: Bulk, expected: DocumentsOnDisk): AsyncGenerator<Difference> {
  for (const collection of readModelCollections) {
    const replayed = expected.rowsInOrder(collection);
    let next = replayed.next().value;
    let before: string | null = null;
    for await (const page of bulk.all({ collection, isGroup: readModels[collection].under !== undefined }))
      for (const { path, data: found, updateTime: writtenAt } of page) {
        // The replayed ones are in order, so the path of the next one is in order, too.
        if (next?.path !== path && before !== null && !isBefore(before, path))
          throw new Error(`${path} came after ${before}: documents are not in order`);
        before = path;
        for (; next && next.path !== path && isBefore(next.path, path); next = replayed.next().value) yield missing(next);
        const isSame = next?.path === path;
        const wanted = isSame && next ? next.document() : null;
        if (!isDeepStrictEqual(wanted, found)) yield { path, expected: wanted, found, writtenAt };
        if (isSame) next = replayed.next().value;
      }
    for (; next; next = replayed.next().value) yield missing(next);
  }
};

/** Every document of the read models, every pack of the searches, every reservation and counter. */
export const compare = async function* (
  { db, bulk }: Pick<Runtime, 'db' | 'bulk'>,
  expected: DocumentsOnDisk,
  reserved: Reserved,
): AsyncGenerator<Difference> {
  yield* compareDocuments(bulk, expected);
  yield* await comparePacks(db, expected);
  yield* await compareReservations(db, reserved);
};

/** How many documents are read in one round trip. */
const AT_ONCE = 200;

/** Compares some documents, by path. `expected`: what one has to be, given what it is. */
export const compareSome = async function* (
  db: Firestore,
  paths: Iterable<string>,
  expected: (path: string, found: ReadModel | null) => ReadModel | null,
): AsyncGenerator<Difference> {
  for (const chunk of chunksOf(paths, AT_ONCE))
    for (const document of await db.getAll(...chunk.map((path) => db.doc(path)))) {
      const { path } = document.ref;
      const [found, writtenAt] = [document.data() ?? null, document.updateTime ?? null];
      const wanted = expected(path, found);
      if (!isDeepStrictEqual(wanted, found)) yield { path, expected: wanted, found, writtenAt };
    }
};

export const differencesFrom = async (
  runtime: Pick<Runtime, 'db' | 'bulk'>,
  expected: DocumentsOnDisk,
  reserved: Reserved,
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for await (const each of compare(runtime, expected, reserved)) differences.push(each);
  return differences;
};

export const differingFields = ({ expected, found }: Pick<Difference, 'expected' | 'found'>): string[] => {
  if (!expected) return ['(should not exist)'];
  if (!found) return ['(missing)'];
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((field) => !isDeepStrictEqual(expected[field], found[field]))
    .sort();
};
