import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ParkedStream } from '../delivery/parking.ts';
import { nothingOwed, type Progress, progressIn, settled } from '../delivery/progress.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import { inLanes } from './writeDocuments.ts';

type HeadNow = Pick<Head, 'version' | 'owedFrom'>;

/** Every stream's length now, and from where its documents lack what happened. */
export const headsNow = async (db: Firestore): Promise<ReadonlyMap<string, HeadNow>> => {
  const found = (await db.collection('streams').select('version', 'owedFrom').get()).docs;
  return new Map(found.map((head) => [head.id, head.data() as HeadNow]));
};

/** What a rebuild writes; `policies` has effects outside and is never replayed. */
const rebuilt = ['readModels', 'shared'] as const satisfies Subscription[];

const isUpToDate = (progress: Progress | undefined, { version, owedFrom }: HeadNow): boolean =>
  progress !== undefined &&
  owedFrom === null &&
  rebuilt.every((each) => {
    const done = progress.done[each];
    return done !== undefined && progress.parkedAt[each] === undefined && (done >= version || (progress.owed[each] ?? 0) <= done);
  });

/**
 * Says of every stream that its documents are where the log was when it was replayed (`versions`). What was appended since stays owed. The projectors stand still
 * meanwhile, so nobody else moves `done` or `owedFrom` forward.
 */
export const noteProgress = async (db: Firestore, versions: ReadonlyMap<string, number>): Promise<void> => {
  const heads = await headsNow(db);
  const known = new Map((await db.collection('progress').get()).docs.map((found) => [found.id, progressIn(found)]));
  const older = await owedToPolicies(db);
  const behind = [...versions].filter(([streamId]) => !isUpToDate(known.get(streamId), heads.get(streamId) as HeadNow));
  await inLanes(behind, 10, async (streams) => {
    await Promise.all(streams.map(([streamId, version]) => noteStream(db, streamId, version, older.get(streamId))));
  });
  await letGoOn(db, known);
  await forgetOlder(db);
};

const noteStream = (db: Firestore, streamId: string, version: number, older: Pick<Progress, 'owed' | 'done'> | undefined): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const [head, found] = (await transaction.getAll(db.doc(paths.head(streamId)), db.doc(paths.progress(streamId)))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const { version: now, owedFrom } = head.data() as HeadNow;
    if (owedFrom !== null) transaction.update(head.ref, { owedFrom: now > version ? version + 1 : null });
    const blank = { ...nothingOwed(streamId, 0), done: {} };
    const before: Progress = { ...blank, ...progressIn(found) };
    const policies = before.done.policies ?? older?.done.policies ?? version;
    const { readModels: _own, shared: _shared, ...others } = before.parkedAt;
    const after: Progress = {
      ...before,
      owed: { ...older?.owed, ...before.owed },
      done: { readModels: version, shared: Math.max(version, before.done.shared ?? 0), policies },
      failures: {},
      parkedAt: others,
      owedSince: before.owedSince ?? (older ? 0 : null),
    };
    transaction.set(found.ref, { ...after, ...settled(after) });
  });

/** Nothing stands still any more but the policies, and these only where the stream's progress says so. */
const letGoOn = async (db: Firestore, known: ReadonlyMap<string, Progress | undefined>): Promise<void> => {
  for (const found of (await db.collection('parkedStreams').get()).docs) {
    const { subscription, streamId } = found.data() as ParkedStream;
    if (subscription !== 'policies' || known.get(streamId)?.parkedAt.policies === undefined) await found.ref.delete();
  }
};

/** Collections in which older releases kept what was owed, by event and subscription. */
const olderCollections = ['outbox', 'deliveries', 'checkpoints'] as const;

/** What a store of an older release still owed to the policies: the documents come of the log, effects do not. */
const owedToPolicies = async (db: Firestore): Promise<ReadonlyMap<string, Pick<Progress, 'owed' | 'done'>>> => {
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

const forgetOlder = async (db: Firestore): Promise<void> => {
  for (const collection of olderCollections) {
    const left = (await db.collection(collection).select().get()).docs;
    await inLanes(left, 100, async (entries) => {
      const batch = db.batch();
      for (const entry of entries) batch.delete(entry.ref);
      await batch.commit();
    });
  }
};
