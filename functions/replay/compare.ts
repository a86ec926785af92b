import { isDeepStrictEqual } from 'node:util';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import { comparePacks } from '../search/comparePacks.ts';
import { compareReservations } from './compareReservations.ts';
import type { ReplayedLog } from './replayLog.ts';

/**
 * A document that is not what the log says: what it should be (null: should not be there) and what
 * it is (null: missing), written when.
 */
export type Difference = {
  readonly path: string;
  readonly expected: ReadModel | null;
  readonly found: ReadModel | null;
  readonly writtenAt: Timestamp | null;
};

type Replayed = Pick<ReplayedLog, 'documents' | 'reserved'>;

/**
 * Every live document of the read models, every pack of the searches, and every reservation,
 * against the replayed ones; streams the collections, holds only what differs.
 */
export const compare = async (db: Firestore, { documents: expected, reserved }: Replayed): Promise<Difference[]> => {
  const differences: Difference[] = [];
  const seen = new Set<string>();
  for (const collection of readModelCollections) {
    const query = readModels[collection].under ? db.collectionGroup(collection) : db.collection(collection);
    for await (const entry of query.stream()) {
      const document = entry as unknown as QueryDocumentSnapshot;
      const { path } = document.ref;
      const wanted = expected.get(path) ?? null;
      const found = document.data();
      seen.add(path);
      if (!isDeepStrictEqual(wanted, found)) differences.push({ path, expected: wanted, found, writtenAt: document.updateTime });
    }
  }
  for (const [path, document] of expected)
    if (!seen.has(path)) differences.push({ path, expected: document, found: null, writtenAt: null });
  return [...differences, ...(await comparePacks(db, expected)), ...(await compareReservations(db, reserved))];
};

/** Which fields differ, for people to read. */
export const differingFields = ({ expected, found }: Pick<Difference, 'expected' | 'found'>): string[] => {
  if (!expected) return ['(should not exist)'];
  if (!found) return ['(missing)'];
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((field) => !isDeepStrictEqual(expected[field], found[field]))
    .sort();
};
