import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { RowKind } from '#domain/work/search/wanted.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { type Availability, availabilityPath } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { type Changed, rowsChangedBy } from '#projections/search/changedBy.ts';
import { castRowOf, jobRowOf, personRowOf, postingRowOf } from '#projections/search/rows.ts';
import { type Talent, talentPath } from '#projections/talent/talents.schema.ts';
import type { Handler } from '../delivery/deliver.ts';
import { inBatches, type PendingEvents, unseen } from '../delivery/pendingEvents.ts';
import { noteIn, saveProgress } from '../delivery/saveProgress.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import { retryOvertaken } from '../eventStore/grpcStatus.ts';
import { pauseLook } from '../eventStore/pauses.ts';
import { getMany } from '../platform/getMany.ts';
import { inTurn } from '../platform/inTurn.ts';
import type { Runtime } from '../ports.ts';
import { FIRST_PLACE, type Pack, packPath, packsOf, placeOf, type SearchRow, unpackRows, withRow } from './packs.ts';

type Store = Pick<Runtime, 'db' | 'now' | 'pauseKeptMs'>;

/** Keeps search rows up to date from the current documents, in any order of deliveries. */
export const searchRowsHandler: Handler = (runtime, message, handled) =>
  inBatches(async (most) => {
    const next = await unseen(runtime, 'search', message, most);
    if (!next) return 'done';
    const rows = asProgramFault(() => rowsChangedBy(next.events));
    let isNoted = false;
    for (const [index, changed] of rows.entries()) {
      const done = await refresh(runtime, changed, index === rows.length - 1 ? next : null);
      if (done === 'paused') return 'done';
      isNoted = done === 'noted';
    }
    if (!isNoted) await saveProgress(runtime.db, 'search', next);
    handled?.(next.events);
    return next.last.version >= (next.progress.owed.search ?? 0) ? 'done' : 'more';
  });

/** `paused`: the events stay owed. `noted`: the commit also noted the events. */
type Done = 'paused' | 'done' | 'noted';

/** `next`: the events, if this is the last that they change. */
const refresh = async (store: Store, { kind, id }: Changed, next: PendingEvents | null): Promise<Done> => {
  if (kind !== 'jobsOf') return refreshRow(store, kind, id, next);
  const open = await store.db.collection('jobs').where('clientId', '==', id).where('status', '==', 'OPEN').get();
  for (const job of open.docs) if ((await refreshRow(store, 'jobs', job.id, null)) === 'paused') return 'paused';
  return 'done';
};

const refreshRow = (store: Store, kind: RowKind, id: string, next: PendingEvents | null): Promise<Done> => {
  let noted = next;
  // One turn per first hex digit of the place: rows of different packs can be written at once.
  return inTurn(store.db, [`searchPacks/${kind}/${placeOf(id).slice(0, 1)}`], () =>
    retryOvertaken(() => {
      const first = noted;
      // The progress may be what was overtaken.
      noted = null;
      return writeRow(store, kind, id, first);
    }),
  );
};

/**
 * Reads the pack before the documents of the row, and writes it only if it did not change. So of
 * two writers the later one has read the newer documents.
 */
const writeRow = async (store: Store, kind: RowKind, id: string, next: PendingEvents | null): Promise<Done> => {
  const { db, now } = store;
  const pack = await packFor(db, kind, placeOf(id));
  const look = pauseLook(store);
  const { at, row } = await rowNow(db, kind, id, look.paths);
  if (look.isPaused(at)) return 'paused';
  const before = pack ? unpackRows((pack.data() as Pack).rows) : [];
  const held = before.find((each) => each.id === id) ?? null;
  if (JSON.stringify(held) === JSON.stringify(row)) return 'done';
  const [first, ...others] = packsOf((pack?.get('from') as string | undefined) ?? FIRST_PLACE, withRow(before, id, row));
  const changedAt = now();
  const batch = db.batch();
  if (pack) batch.update(pack.ref, { rows: first?.rows, changedAt }, { lastUpdateTime: pack.updateTime as Timestamp });
  else batch.create(db.doc(packPath(kind, FIRST_PLACE)), { kind, ...first, changedAt });
  for (const other of others) batch.create(db.doc(packPath(kind, other.from)), { kind, ...other, changedAt });
  const isNoted = next !== null && noteIn(db, batch, 'search', next);
  await batch.commit();
  return isNoted ? 'noted' : 'done';
};

const packFor = async (db: Firestore, kind: RowKind, place: string): Promise<QueryDocumentSnapshot | undefined> =>
  (await db.collection('searchPacks').where('kind', '==', kind).where('from', '<=', place).orderBy('from', 'desc').limit(1).get()).docs[0];

type Found = (path: string) => DocumentSnapshot | undefined;
type RowNow = { readonly at: Found; readonly row: SearchRow | null };

/** The row as the documents are now, and other documents, in one read. */
const rowNow = async (db: Firestore, kind: RowKind, id: string, others: readonly string[]): Promise<RowNow> => {
  const read = async (...named: readonly string[]): Promise<Found> => {
    const found = await getMany(
      db,
      [...others, ...named].map((path) => db.doc(path)),
    );
    const byPath = new Map(found.map((document) => [document.ref.path, document]));
    return (path) => byPath.get(path);
  };
  if (kind === 'jobs' || kind === 'postings') {
    const path = `jobs/${id}`;
    const at = await read(path);
    const job = at(path)?.data() as Job | undefined;
    return { at, row: asProgramFault(() => (kind === 'jobs' ? jobRowOf(job) : postingRowOf(job))) };
  }
  if (kind === 'people') {
    const [account, client] = [officeAccountPath(id), officeClientPath(id)];
    const at = await read(account, client);
    const row = asProgramFault(() =>
      personRowOf(at(account)?.data() as OfficeAccount | undefined, at(client)?.data() as OfficeClient | undefined),
    );
    return { at, row };
  }
  const [cast, availability] = [talentPath(id), availabilityPath(id)];
  const media = db.collection(`${cast}/media`).where('state', '==', 'READY').where('type', 'in', ['MOVIE', 'YOUTUBE']);
  const [at, movies] = await Promise.all([read(cast, availability), media.limit(1).get()]);
  const row = asProgramFault(() =>
    castRowOf(at(cast)?.data() as Talent | undefined, !movies.empty, at(availability)?.data() as Availability | undefined),
  );
  return { at, row };
};
