import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { open, readStored } from '../eventStore/readEvents.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { type Checkpoint, checkpointOf } from './checkpoint.ts';
import type { Message } from './delivery.ts';
import type { AnySubscription } from './subscriptions.ts';

/** How many of a stream's events are handled at once. */
const BATCH = 50;

export type Unseen = { readonly checkpoint: Checkpoint; readonly events: readonly AnyEnvelope[]; readonly last: AnyEnvelope };

/**
 * The events of a stream that a subscription has not seen yet, oldest first; null when there are none, the stream is parked, or the projectors
 * are paused for a rebuild (what is owed stays owed). The event that the message announces comes with the checkpoint in one read, in the
 * transaction where there is one; only a gap costs a query.
 */
export const unseen = async (
  { db, keys }: Runtime,
  subscription: AnySubscription,
  { streamId, version }: Message,
  transaction?: Transaction,
): Promise<Unseen | null> => {
  const refs = [paths.projectionControl, paths.checkpoint(subscription, streamId), paths.event(streamId, version)].map((path) =>
    db.doc(path),
  );
  const documents = await (transaction ? transaction.getAll(...refs) : db.getAll(...refs));
  const [control, found, announced] = documents as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  const checkpoint = checkpointOf(found, subscription, streamId);
  if (control.get('pausedAt') || checkpoint.parkedAt !== null || version <= checkpoint.version) return null;
  const isNext = version === checkpoint.version + 1 && announced.exists;
  const events = await open(
    isNext ? [announced.data() as EventEnvelope] : await readStored(db, streamId, checkpoint.version + 1, BATCH),
    keys,
  );
  const last = events.at(-1);
  return last ? { checkpoint, events, last } : null;
};
