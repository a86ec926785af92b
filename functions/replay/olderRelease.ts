import type { Firestore } from 'firebase-admin/firestore';
import type { Progress } from '../delivery/progress.ts';
import { inLanes } from './lanes.ts';

// Moves a store of an older release to progress documents (`delivery/progress.ts`) and deadlines in
// the head.

/**
 * The collections in which older releases kept owed work, by event and subscription, deadlines, and
 * what a person opened; and the documents of a person's active deals.
 */
const olderCollections = ['outbox', 'deliveries', 'checkpoints', 'deadlines', 'openedNotifications', 'agendas'] as const;

/**
 * The work that an older release left for the policies, by stream. A replay makes the documents,
 * but no effects.
 */
export const owedByOlderRelease = async (db: Firestore): Promise<ReadonlyMap<string, Pick<Progress, 'owed' | 'done'>>> => {
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
export const deleteOlderCollections = async (db: Firestore): Promise<void> => {
  for (const collection of olderCollections) {
    const left = (await db.collection(collection).select().get()).docs;
    await inLanes(left, 100, async (entries) => {
      const batch = db.batch();
      for (const entry of entries) batch.delete(entry.ref);
      await batch.commit();
    });
  }
};
