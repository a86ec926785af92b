import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { type RowKind, rowKinds } from '#domain/work/search/wanted.ts';
import { type CastRow, foldedRow, type JobRow, type NameRow } from '#projections/search/rows.ts';
import { getMany } from '../platform/getMany.ts';
import { type Pack, type SearchRow, unpackRows } from './packs.ts';

/** How long rows in memory are used before the database is asked for changes (ms). */
const FRESH_MS = SECOND;
/** Tolerance for clock differences between processes plus the time of a commit (ms). */
const OVERLAP_MS = 10 * SECOND;
/** How often all packs are compared (ms). Finds missed changes and packs that a rebuild wrote. */
const CHECK_MS = 10 * MINUTE;

type Held = { readonly writtenAt: string; readonly rows: readonly SearchRow[] };
type Rows = readonly SearchRow[];

const writtenAt = (found: DocumentSnapshot): string => `${found.updateTime?.valueOf()}`;

/** All rows of a kind in memory. Reads all packs once, then only packs that changed. */
const heldRows = (db: Firestore, now: () => number, kind: RowKind): (() => Promise<Rows>) => {
  const held = new Map<string, Held>();
  let [lookedAt, checkedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let looking: Promise<void> | undefined;
  let all: Rows | null = null;

  const take = (found: DocumentSnapshot): void => {
    const { rows } = found.data() as Pack;
    if (held.get(found.id)?.writtenAt === writtenAt(found)) return;
    held.set(found.id, { writtenAt: writtenAt(found), rows: unpackRows(rows).map(foldedRow) });
    all = null;
  };

  const check = async (): Promise<void> => {
    const there = (await db.collection('searchPacks').where('kind', '==', kind).select('changedAt').get()).docs;
    const ids = new Set(there.map(({ id }) => id));
    for (const id of held.keys()) if (!ids.has(id) && held.delete(id)) all = null;
    const differing = there.filter((found) => held.get(found.id)?.writtenAt !== writtenAt(found));
    for (const found of await getMany(
      db,
      differing.map(({ ref }) => ref),
    ))
      if (found.exists) take(found);
  };

  const look = async (at: number): Promise<void> => {
    if (at - checkedAt >= CHECK_MS) {
      // The first look reads all packs with one query.
      if (held.size === 0) for (const found of (await db.collection('searchPacks').where('kind', '==', kind).get()).docs) take(found);
      else await check();
      checkedAt = at;
    } else {
      const since = lookedAt - OVERLAP_MS;
      for (const found of (await db.collection('searchPacks').where('kind', '==', kind).where('changedAt', '>', since).get()).docs)
        take(found);
    }
    lookedAt = at;
  };

  return async () => {
    const at = now();
    if (at - lookedAt >= FRESH_MS)
      looking ??= look(at).finally(() => {
        looking = undefined;
      });
    await looking;
    all ??= [...held.values()].flatMap(({ rows }) => rows);
    return all;
  };
};

/** The rows of the searches in memory. The first call of each kind reads all its packs. */
export type SearchIndex = {
  casts(): Promise<readonly CastRow[]>;
  jobs(): Promise<readonly JobRow[]>;
  people(): Promise<readonly NameRow[]>;
  postings(): Promise<readonly NameRow[]>;
};

/** An index over the packs of this database, one cache per kind. */
export const searchIndex = (db: Firestore, now: () => number): SearchIndex =>
  Object.fromEntries(rowKinds.map((kind) => [kind, heldRows(db, now, kind)])) as never;
