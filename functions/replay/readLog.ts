import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';

/**
 * What a query finds, one after the other, without holding all of it; the SDK resumes the query
 * alone.
 */
export const allOf = (query: Query): AsyncIterable<QueryDocumentSnapshot> =>
  query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;

/** A stream of the log as it is stored, events in the order of their document ids. */
export type StoredStream = { readonly streamId: string; readonly events: readonly EventEnvelope[] };

/**
 * Every stream of the log, one after the other, in one query. The SDK resumes the query after a
 * fault. Memory holds one stream at a time.
 */
export const readLog = async function* (db: Firestore): AsyncGenerator<StoredStream> {
  const query = db.collectionGroup('events').orderBy(FieldPath.documentId());
  let streamId = '';
  let events: EventEnvelope[] = [];
  for await (const document of allOf(query)) {
    // The path says which stream an event belongs to: somebody may have changed the content.
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
