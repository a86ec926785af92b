import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';

/** A stream of the log as it is stored, events in the order of their document ids. */
export type StoredStream = { readonly streamId: string; readonly events: readonly EventEnvelope[] };

/**
 * Every stream of the log, one after the other, in one query that the SDK resumes by itself; memory
 * holds one stream at a time.
 */
export const readLog = async function* (db: Firestore): AsyncGenerator<StoredStream> {
  const query = db.collectionGroup('events').orderBy(FieldPath.documentId());
  let streamId = '';
  let events: EventEnvelope[] = [];
  for await (const found of query.stream()) {
    const document = found as unknown as QueryDocumentSnapshot;
    // The path, not the content, says where an event stands: the content may have been tampered
    // with.
    const owner = document.ref.parent.parent?.id ?? '';
    if (owner !== streamId && events.length > 0) {
      yield { streamId, events };
      events = [];
    }
    streamId = owner;
    events.push(document.data() as EventEnvelope);
  }
  if (events.length > 0) yield { streamId, events };
};
