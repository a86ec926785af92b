import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { type RowKind, rowKinds } from '#domain/work/search/wanted.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { type Availability, availabilityPath } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Documents, ReadModel } from '#projections/kernel/projector.ts';
import { castRowOf, jobRowOf, personRowOf, postingRowOf } from '#projections/search/rows.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { FIRST_PLACE, type Pack, packPath, packsOf, placeOf, type SearchRow, unpackRows } from './packs.ts';

/**
 * A pack whose rows differ from the rows of the documents. `found` has the pack's `changedAt` only.
 */
export type PackDifference = {
  readonly path: string;
  readonly expected: ReadModel;
  readonly found: ReadModel | null;
  readonly writtenAt: Timestamp | null;
};

type Placed = { readonly place: string; readonly row: SearchRow };

export type Collections = Documents & { inOrder(collection: string): Iterable<readonly [path: string, document: ReadModel]> };

/** The expected rows of the documents, by kind, sorted by place. */
const rowsOf = (documents: Collections): Readonly<Record<RowKind, readonly Placed[]>> => {
  const movies = new Set<string>();
  for (const [, document] of documents.inOrder('media')) {
    const { ownerId, state, type } = document as Media;
    if (state === 'READY' && type !== 'IMAGE') movies.add(ownerId);
  }
  const rows: Record<RowKind, Placed[]> = { casts: [], jobs: [], people: [], postings: [] };
  const put = (kind: RowKind, row: SearchRow | null): void => {
    if (row) rows[kind].push({ place: placeOf(row.id), row });
  };
  const idIn = (path: string): string => path.slice(path.indexOf('/') + 1);
  for (const [path, document] of documents.inOrder('talents')) {
    const cast = idIn(path);
    put('casts', castRowOf(document as Talent, movies.has(cast), documents.get(availabilityPath(cast)) as Availability | undefined));
  }
  for (const [, document] of documents.inOrder('jobs')) {
    put('jobs', jobRowOf(document as Job));
    put('postings', postingRowOf(document as Job));
  }
  for (const [path, document] of documents.inOrder('officeAccounts'))
    put('people', personRowOf(document as OfficeAccount, documents.get(officeClientPath(idIn(path))) as OfficeClient | undefined));
  for (const kind of rowKinds) rows[kind].sort((a, b) => (a.place < b.place ? -1 : 1));
  return rows;
};

/** Whether a pack has exactly these rows; false if it cannot be unpacked. */
const holds = (packed: Uint8Array, rows: readonly SearchRow[]): boolean => {
  try {
    return JSON.stringify(unpackRows(packed)) === JSON.stringify(rows);
  } catch {
    return false;
  }
};

/**
 * Finds the packs that differ from the documents. Keeps the ranges and `changedAt` of existing
 * packs: search processes find a rebuilt pack by their own check.
 */
export const comparePacks = async (db: Firestore, documents: Collections): Promise<PackDifference[]> => {
  const rows = rowsOf(documents);
  const differences: PackDifference[] = [];
  for (const kind of rowKinds) {
    const packs = (await db.collection('searchPacks').where('kind', '==', kind).orderBy('from').get()).docs;
    const ranges = packs.length === 0 && rows[kind].length > 0 ? [null] : packs;
    let taken = 0;
    for (const [at, pack] of ranges.entries()) {
      const end = packs[at + 1]?.get('from') as string | undefined;
      const begun = taken;
      while (taken < rows[kind].length && (end === undefined || (rows[kind][taken] as Placed).place < end)) taken++;
      const wanted = rows[kind].slice(begun, taken).map(({ row }) => row);
      if (pack && holds((pack.data() as Pack).rows, wanted)) continue;
      const changedAt = (pack?.get('changedAt') as number | undefined) ?? 0;
      const from = (pack?.get('from') as string | undefined) ?? FIRST_PLACE;
      for (const [part, each] of packsOf(from, wanted).entries()) {
        const before = part === 0 && pack ? pack : null;
        differences.push({
          path: packPath(kind, each.from),
          expected: { kind, ...each, changedAt },
          found: before && { changedAt },
          writtenAt: before?.updateTime ?? null,
        });
      }
    }
  }
  return differences;
};
