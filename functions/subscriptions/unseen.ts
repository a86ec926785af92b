import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { open, readStored } from '../eventStore/readEvents.ts';
import { getMany, paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { type Checkpoint, checkpointOf } from './checkpoint.ts';
import type { Message } from './delivery.ts';
import type { AnySubscription } from './subscriptions.ts';

/** How many of a stream's events are handled at once. */
const BATCH = 50;

export type Unseen = { readonly checkpoint: Checkpoint; readonly events: readonly AnyEnvelope[]; readonly last: AnyEnvelope };

/**
 * The events of a stream that a subscription has not seen yet, oldest first; null when there are none or the stream is parked. The event
 * that the message announces comes with the checkpoint in one read; only a gap costs a query.
 */
export const unseen = async (runtime: Runtime, subscription: AnySubscription, { streamId, version }: Message): Promise<Unseen | null> => {
  const { db, keys } = runtime;
  const refs = [db.doc(paths.checkpoint(subscription, streamId)), db.doc(paths.event(streamId, version))];
  const [found, announced] = (await getMany(db, refs)) as [DocumentSnapshot, DocumentSnapshot];
  const checkpoint = checkpointOf(found, subscription, streamId);
  if (checkpoint.parkedAt !== null || version <= checkpoint.version) return null;
  const isNext = version === checkpoint.version + 1 && announced.exists;
  const events = await open(
    isNext ? [announced.data() as EventEnvelope] : await readStored(db, streamId, checkpoint.version + 1, BATCH),
    keys,
  );
  const last = events.at(-1);
  return last ? { checkpoint, events, last } : null;
};
