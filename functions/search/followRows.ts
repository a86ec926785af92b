import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { RowKind } from '#domain/search/wanted.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { type Availability, availabilityPath } from '#projections/diary/diaries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { type Changed, rowsChangedBy } from '#projections/search/changedBy.ts';
import { castRowOf, jobRowOf, personRowOf, postingRowOf } from '#projections/search/rows.ts';
import { type Talent, talentPath } from '#projections/talent/talents.schema.ts';
import type { Handler } from '../delivery/deliver.ts';
import { noteSeen } from '../delivery/noteSeen.ts';
import { inBatches, unseen } from '../delivery/unseen.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isPaused } from '../eventStore/following.ts';
import { retryOvertaken } from '../eventStore/retryOvertaken.ts';
import { getMany, paths } from '../platform/firestorePaths.ts';
import { inTurn } from '../platform/inTurn.ts';
import type { Runtime } from '../runtime.ts';
import { FIRST_PLACE, type Pack, packPath, packsOf, placeOf, type SearchRow, unpackRows, withRow } from './packs.ts';

type Store = Pick<Runtime, 'db' | 'now'>;

/**
 * Keeps search rows up to date. A row is made from the current documents, so deliveries may come
 * twice or in another order.
 */
export const searchRowsHandler: Handler = (runtime, message, handled) =>
  inBatches(async (most) => {
    const next = await unseen(runtime, 'search', message, most);
    if (!next) return 'done';
    for (const changed of inOwnCode(() => rowsChangedBy(next.events))) if (!(await refresh(runtime, changed))) return 'done';
    await noteSeen(runtime.db, 'search', next);
    handled?.(next.events);
    return next.last.version >= (next.progress.owed.search ?? 0) ? 'done' : 'more';
  });

/** Returns false if a rebuild paused the projectors. The events stay owed. */
const refresh = async (store: Store, { kind, id }: Changed): Promise<boolean> => {
  if (kind !== 'jobsOf') return refreshRow(store, kind, id);
  const open = await store.db.collection('jobs').where('clientId', '==', id).where('status', '==', 'OPEN').get();
  for (const job of open.docs) if (!(await refreshRow(store, 'jobs', job.id))) return false;
  return true;
};

const refreshRow = (store: Store, kind: RowKind, id: string): Promise<boolean> =>
  // One turn per first hex digit of the place: rows of different packs can be written at once.
  inTurn(store.db, [`searchPacks/${kind}/${placeOf(id).slice(0, 1)}`], () => retryOvertaken(() => writeRow(store, kind, id)));

/**
 * Reads the pack before the documents of the row, and writes it only if it did not change. So of
 * two writers the later one has read the newer documents.
 */
const writeRow = async ({ db, now }: Store, kind: RowKind, id: string): Promise<boolean> => {
  const pack = await packFor(db, kind, placeOf(id));
  const [control, row] = await Promise.all([db.doc(paths.projectionControl).get(), rowNow(db, kind, id)]);
  if (isPaused(control, now())) return false;
  const before = pack ? unpackRows((pack.data() as Pack).rows) : [];
  const held = before.find((each) => each.id === id) ?? null;
  if (JSON.stringify(held) === JSON.stringify(row)) return true;
  const [first, ...others] = packsOf((pack?.get('from') as string | undefined) ?? FIRST_PLACE, withRow(before, id, row));
  const changedAt = now();
  const batch = db.batch();
  if (pack) batch.update(pack.ref, { rows: first?.rows, changedAt }, { lastUpdateTime: pack.updateTime as Timestamp });
  else batch.create(db.doc(packPath(kind, FIRST_PLACE)), { kind, ...first, changedAt });
  for (const other of others) batch.create(db.doc(packPath(kind, other.from)), { kind, ...other, changedAt });
  await batch.commit();
  return true;
};

const packFor = async (db: Firestore, kind: RowKind, place: string): Promise<QueryDocumentSnapshot | undefined> =>
  (await db.collection('searchPacks').where('kind', '==', kind).where('from', '<=', place).orderBy('from', 'desc').limit(1).get()).docs[0];

const rowNow = async (db: Firestore, kind: RowKind, id: string): Promise<SearchRow | null> => {
  if (kind === 'jobs' || kind === 'postings') {
    const job = (await db.doc(`jobs/${id}`).get()).data() as Job | undefined;
    return inOwnCode(() => (kind === 'jobs' ? jobRowOf(job) : postingRowOf(job)));
  }
  if (kind === 'people') {
    const [account, client] = await getMany(db, [db.doc(officeAccountPath(id)), db.doc(officeClientPath(id))]);
    return inOwnCode(() => personRowOf(account?.data() as OfficeAccount | undefined, client?.data() as OfficeClient | undefined));
  }
  const media = db
    .collection(`${talentPath(id)}/media`)
    .where('state', '==', 'READY')
    .where('type', 'in', ['MOVIE', 'YOUTUBE']);
  const [[cast, availability], movies] = await Promise.all([
    getMany(db, [db.doc(talentPath(id)), db.doc(availabilityPath(id))]),
    media.limit(1).get(),
  ]);
  return inOwnCode(() => castRowOf(cast?.data() as Talent | undefined, !movies.empty, availability?.data() as Availability | undefined));
};
