import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AroundJob, Cursor } from '#domain/office/audit/history.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { JobChangeHistory } from '#projections/office/histories.schema.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { audited, payloadChanges } from './history.ts';

/** A page of all events about a job in time order, by a read model, from the log. */
export const readAroundJob = async (db: Firestore, jobId: string, after: Cursor | null, limit: number): Promise<AroundJob> => {
  const line = db.collection('jobChangeHistories').where('jobId', '==', jobId).orderBy('at').orderBy(FieldPath.documentId()).limit(limit);
  const found = (await (after ? line.startAfter(after.at, after.id) : line).get()).docs.map(
    (document) => document.data() as JobChangeHistory,
  );
  const documents = await getMany(
    db,
    found.map(({ streamId, version }) => db.doc(paths.event(streamId, version))),
  );
  const stored = documents.flatMap((document) => (document.exists ? [document.data() as EventEnvelope] : []));
  const opened = await decryptEvents(stored, { read: async () => new Map() });
  const last = found.at(-1);
  return {
    events: await audited(
      db,
      stored.map((event, index) => ({ stored: event, changes: payloadChanges(opened[index] as AnyEnvelope) })),
    ),
    missing: found.filter((_, index) => !documents[index]?.exists).map(({ id }) => id),
    next: last && found.length === limit ? { at: last.at, id: last.id } : null,
  };
};
