import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Bulk } from './bulk/bulk.ts';

/** What a query finds, without holding all of it; the SDK resumes the query alone. */
export const allOf = (query: Query): AsyncIterable<QueryDocumentSnapshot> =>
  query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;

/** A stream of the log as it is stored, events in the order of their document ids. */
export type StoredStream = { readonly streamId: string; readonly events: readonly EventEnvelope[] };

/** The id of a document in a collection at the top. */
export const idIn = (path: string): string => path.slice(path.indexOf('/') + 1);

/** The id of the stream of an event: streams/{id}/events/{n}. */
const ownerOf = (path: string): string => path.slice(path.indexOf('/') + 1, path.indexOf('/', path.indexOf('/') + 1));

/**
 * Every stream of the log, one after the other, in one query that goes on after a fault. Memory
 * holds a stream and a few pages.
 */
export const readLog = async function* (bulk: Bulk): AsyncGenerator<StoredStream> {
  let streamId = '';
  let events: EventEnvelope[] = [];
  for await (const page of bulk.all({ collection: 'events', isGroup: true }))
    for (const { path, data } of page) {
      // The path says which stream an event belongs to: somebody may have changed the content.
      const owner = ownerOf(path);
      if (owner !== streamId && events.length > 0) {
        yield { streamId, events };
        events = [];
      }
      streamId = owner;
      events.push(data as EventEnvelope);
    }
  if (events.length > 0) yield { streamId, events };
};
