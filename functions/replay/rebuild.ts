import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ChainFault } from '#domain/operation/answers.ts';
import { paths } from '../firestorePaths.ts';
import { sweepOutbox } from '../outbox/sweep.ts';
import type { Runtime } from '../runtime.ts';
import type { Checkpoint } from '../subscriptions/checkpoint.ts';
import type { AnySubscription } from '../subscriptions/subscriptions.ts';
import { compare, type Difference } from './compare.ts';
import { replayLog } from './replayLog.ts';
import { type Writing, writeDocuments } from './writeDocuments.ts';

export type RebuildOptions = { readonly streamId?: string; readonly dryRun?: boolean; readonly onProgress?: (events: number) => void };
export type Rebuilt = { readonly events: number; readonly written: readonly Difference[] };

/** The subscriptions whose documents a rebuild writes; `policies` has effects outside and is never replayed. */
const rebuilt: readonly AnySubscription[] = ['readModels', 'cards', 'dailySummaries'];

/**
 * Makes every document what the log says, writing only what differs. Projectors pause meanwhile; commands and reads go on, and what they
 * append is projected afterwards. Fails loudly, and resumes the projectors, when an event cannot be projected.
 */
export const rebuild = async (runtime: Runtime, options: RebuildOptions = {}): Promise<Rebuilt> => {
  const { db, publish, now } = runtime;
  const control = db.doc(paths.projectionControl);
  if (!options.dryRun) await control.set({ pausedAt: now() });
  try {
    const { events, versions, documents, faults } = await replayLog(runtime, options.onProgress);
    if (faults.length > 0) throw new Error(`the log is damaged, nothing was written: ${inWords(faults)}`);
    const differences = (await compare(db, documents)).filter(({ path, expected, found }) =>
      concerns(options.streamId, path, expected ?? found ?? {}),
    );
    if (options.dryRun) return { events, written: differences };
    await writeDocuments(db, differences);
    if (!options.streamId) await moveCheckpoints(db, versions);
    return { events, written: differences };
  } finally {
    if (!options.dryRun) {
      await control.delete();
      await sweepOutbox(db, publish, now(), 0);
    }
  }
};

const inWords = (faults: readonly ChainFault[]): string => {
  const first = faults.slice(0, 5).map(({ streamId, version, reason }) => `${streamId} version ${version}: ${reason}`);
  return faults.length > first.length ? `${first.join('; ')} and ${faults.length - first.length} more` : first.join('; ');
};

/** Whether a document tells of the stream: its own document, or one that names its entity. */
const concerns = (streamId: string | undefined, path: string, document: Record<string, unknown>): boolean => {
  if (!streamId) return true;
  const { entityId } = parseStreamId(streamId);
  const { streamId: named, offerId, entryId, jobId } = document;
  return path.endsWith(`/${entityId}`) || named === streamId || [offerId, entryId, jobId].includes(entityId);
};

/** Says of every stream how far the documents now are, and forgets what was owed up to there. */
const moveCheckpoints = async (db: Firestore, versions: ReadonlyMap<string, number>): Promise<void> => {
  const writings: Writing[] = [];
  const known = new Map((await all(db, 'checkpoints')).map((found) => [found.id, found.data() as Checkpoint]));
  for (const [streamId, version] of versions)
    for (const subscription of rebuilt) {
      const checkpoint = known.get(`${subscription}_${streamId}`);
      if (checkpoint?.version === version && checkpoint.parkedAt === null) continue;
      const moved: Checkpoint = { subscription, streamId, version, failures: 0, parkedAt: null };
      writings.push({ path: paths.checkpoint(subscription, streamId), expected: moved });
      if (checkpoint?.parkedAt) writings.push({ path: paths.parked(subscription, streamId), expected: null });
    }
  const owed = [
    ...(await all(db, 'outbox')),
    ...(await all(db, 'deliveries')).filter((entry) => rebuilt.includes(entry.get('subscription'))),
  ];
  for (const entry of owed)
    if (entry.get('version') <= (versions.get(entry.get('streamId')) ?? 0)) writings.push({ path: entry.ref.path, expected: null });
  await writeDocuments(db, writings);
};

const all = async (db: Firestore, collection: string): Promise<QueryDocumentSnapshot[]> => (await db.collection(collection).get()).docs;
