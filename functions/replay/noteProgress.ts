import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { aggregateNamed } from '#domain/registry.ts';
import type { ParkedStream } from '../delivery/parking.ts';
import { nothingOwed, type Progress, progressIn, settled } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/publish.ts';
import { type Head, headOf, loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import type { Bulk } from './bulk/bulk.ts';
import { inLanes } from './lanes.ts';
import { idIn } from './readLog.ts';

// Moves a store of an older release to progress documents (`delivery/progress.ts`) and deadlines in
// the head.

/**
 * The collections in which older releases kept owed work, by event and subscription, deadlines, and
 * what a person opened; and the documents of a person's active deals.
 */
const olderCollections = ['outbox', 'deliveries', 'checkpoints', 'deadlines', 'openedNotifications', 'agendas'] as const;

/** The work that an older release left for the policies. A replay makes no effects. */
const owedByOlderRelease = async (db: Firestore): Promise<ReadonlyMap<string, Pick<Progress, 'owed' | 'done'>>> => {
  const owed = (await db.collection('deliveries').where('subscription', '==', 'policies').get()).docs;
  const byStream = Map.groupBy(owed, (entry) => entry.get('streamId') as string);
  const versionsOf = (entries: typeof owed) => entries.map((entry) => entry.get('version') as number);
  return new Map(
    [...byStream].map(([streamId, entries]) => {
      const versions = versionsOf(entries);
      return [streamId, { owed: { policies: Math.max(...versions) }, done: { policies: Math.min(...versions) - 1 } }];
    }),
  );
};

/** Deletes the collections that only older releases have. */
const deleteOlderCollections = async (db: Firestore): Promise<void> => {
  for (const collection of olderCollections) {
    const left = (await db.collection(collection).select().get()).docs;
    await inLanes(left, 100, async (entries) => {
      const batch = db.batch();
      for (const entry of entries) batch.delete(entry.ref);
      await batch.commit();
    });
  }
};

type HeadNow = Pick<Head, 'version' | 'owedFrom' | 'nextDue'>;
export type Heads = ReadonlyMap<string, HeadNow>;

/** The current version of every stream, and the first event that its documents do not contain. */
export const headsNow = async (bulk: Bulk): Promise<Heads> => {
  const heads = new Map<string, HeadNow>();
  for await (const page of bulk.all({ collection: 'streams', fields: ['version', 'owedFrom', 'nextDue'] }))
    for (const { path, data } of page) heads.set(idIn(path), data as HeadNow);
  return heads;
};

/** The subscriptions that a rebuild replaces. `policies` has effects and is never replayed. */
const rebuilt = ['readModels', 'shared', 'search'] as const satisfies Subscription[];

const isUpToDate = (progress: Progress | undefined, { version, owedFrom, nextDue }: HeadNow): boolean =>
  progress !== undefined &&
  owedFrom === null &&
  nextDue !== undefined &&
  rebuilt.every((each) => {
    const done = progress.done[each];
    return done !== undefined && progress.parkedAt[each] === undefined && (done >= version || (progress.owed[each] ?? 0) <= done);
  });

/**
 * Notes for every stream that its documents contain the events up to the replayed version
 * (`versions`). Later events stay owed. The projectors are paused, so no handler writes meanwhile.
 * `heads`: read after the log; a stream that moved on since then is owed by its own commit.
 * The heads of an older release get their deadlines.
 */
export const noteProgress = async (runtime: Runtime, versions: ReadonlyMap<string, number>, heads: Heads): Promise<void> => {
  const { db } = runtime;
  const known = await progressOf(db, [...versions.keys(), ...(await parkedStreamIds(db))]);
  const older = await owedByOlderRelease(db);
  const outdated = [...versions].filter(([streamId]) => !isUpToDate(known.get(streamId), heads.get(streamId) as HeadNow));
  await inLanes(outdated, 10, async (streams) => {
    await Promise.all(streams.map(([streamId, version]) => noteStream(runtime, streamId, version, older.get(streamId))));
  });
  await resumeParked(db, known);
  await deleteOlderCollections(db);
};

const parkedStreamIds = async (db: Firestore): Promise<readonly string[]> =>
  (await db.collection('parkedStreams').get()).docs.map((found) => found.get('streamId') as string);

const progressOf = async (db: Firestore, streamIds: readonly string[]): Promise<ReadonlyMap<string, Progress | undefined>> => {
  const known = new Map<string, Progress | undefined>();
  await inLanes(streamIds, 100, async (ids) => {
    for (const found of await db.getAll(...ids.map((id) => db.doc(paths.progress(id))))) known.set(found.id, progressIn(found));
  });
  return known;
};

const noteStream = (
  { db, keys }: Runtime,
  streamId: string,
  version: number,
  older: Pick<Progress, 'owed' | 'done'> | undefined,
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const [head, found] = (await transaction.getAll(db.doc(paths.head(streamId)), db.doc(paths.progress(streamId)))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const { version: now, owedFrom, nextDue } = head.data() as HeadNow;
    const aggregate = aggregateNamed(parseStreamId(streamId).aggregate);
    const deadlines = nextDue === undefined && headOf(aggregate, (await loadStream(db, keys, aggregate, head)).state, now);
    const owes = owedFrom !== null && { owedFrom: now > version ? version + 1 : null };
    if (owes || deadlines) transaction.update(head.ref, { ...owes, ...deadlines });
    const blank = { ...nothingOwed(streamId, 0), done: {} };
    const before: Progress = { ...blank, ...progressIn(found) };
    const policies = before.done.policies ?? older?.done.policies ?? version;
    const { readModels: _own, shared: _shared, search: _search, ...others } = before.parkedAt;
    const after: Progress = {
      ...before,
      owed: { ...older?.owed, ...before.owed },
      done: {
        readModels: version,
        shared: Math.max(version, before.done.shared ?? 0),
        search: Math.max(version, before.done.search ?? 0),
        policies,
      },
      failures: {},
      parkedAt: others,
      owedSince: before.owedSince ?? (older ? 0 : null),
    };
    transaction.set(found.ref, { ...after, ...settled(after) });
  });

/**
 * Resumes streams that were parked for their documents, because these are complete now. Streams
 * that are parked for policies stay parked.
 */
const resumeParked = async (db: Firestore, known: ReadonlyMap<string, Progress | undefined>): Promise<void> => {
  for (const found of (await db.collection('parkedStreams').get()).docs) {
    const { subscription, streamId } = found.data() as ParkedStream;
    if (subscription !== 'policies' || known.get(streamId)?.parkedAt.policies === undefined) await found.ref.delete();
  }
};
