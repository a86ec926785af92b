import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AnyEnvelope } from '#domain/registry.ts';
import { applyEvent, byType, keysOf, type Projector, type ProjectorsByType, type ReadModel } from '#projections/projector.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { checkpointOf } from './checkpoint.ts';
import type { Handler, Message } from './delivery.ts';
import { unseen } from './unseen.ts';

/**
 * Brings every read model up to the newest event of a stream. Version at or below the checkpoint: a duplicate, nothing to do. A gap: the
 * missing events come from the log. Documents, checkpoint and outbox entries move in one transaction.
 */
export const readModelsHandler = (projectors: readonly Projector[] = readModelProjectors): Handler => {
  const index = byType(projectors);
  return async (runtime, message) => {
    for (;;) {
      const progress = await projectNext(runtime, index, message);
      if (progress === 'caught up') return;
    }
  };
};

const projectNext = async (runtime: Runtime, projectors: ProjectorsByType, message: Message): Promise<'caught up' | 'more'> => {
  const next = await unseen(runtime, 'readModels', message);
  if (!next) return 'caught up';
  const moved = await projectInTransaction(runtime.db, projectors, next.events, next.checkpoint.version);
  // Not moved: another delivery was faster, or the projectors are paused for a rebuild and the outbox keeps what is owed.
  if (moved === 'paused') return 'caught up';
  return moved === 'moved' && next.last.version >= message.version ? 'caught up' : 'more';
};

const projectInTransaction = (db: Firestore, projectors: ProjectorsByType, events: readonly AnyEnvelope[], from: number) =>
  db.runTransaction(async (transaction) => {
    const { streamId } = events[0] as AnyEnvelope;
    const controlRef = db.doc(paths.projectionControl);
    const checkpointRef = db.doc(paths.checkpoint('readModels', streamId));
    const keys = inOwnCode(() => [...new Set(events.flatMap((event) => keysOf(projectors, event)))]);
    const [control, checkpointNow, ...found] = (await transaction.getAll(controlRef, checkpointRef, ...keys.map((key) => db.doc(key)))) as [
      DocumentSnapshot,
      DocumentSnapshot,
      ...DocumentSnapshot[],
    ];
    if (control.get('pausedAt')) return 'paused';
    if (checkpointOf(checkpointNow, 'readModels', streamId).version !== from) return 'overtaken';
    const documents = new Map<string, ReadModel>();
    for (const document of found) if (document.exists) documents.set(document.ref.path, document.data() as ReadModel);
    const written = inOwnCode(() => new Set(events.flatMap((event) => applyEvent(projectors, event, documents))));
    for (const path of written) {
      const document = documents.get(path);
      if (document) transaction.set(db.doc(path), document);
      else transaction.delete(db.doc(path));
    }
    for (const event of events) transaction.delete(db.doc(paths.outbox(streamId, event.version)));
    const version = (events.at(-1) as AnyEnvelope).version;
    transaction.set(checkpointRef, { subscription: 'readModels', streamId, version, failures: 0, parkedAt: null });
    return 'moved';
  });
