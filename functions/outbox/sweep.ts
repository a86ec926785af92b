import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Publish } from './publish.ts';

/** Younger entries are on their way; older ones were left behind by a crash or a lost message. */
const GRACE_MS = 10_000;
const PAGE = 300;

type Owed = { readonly streamId: string; readonly version: number };

/**
 * Publishes again what nobody has handled: outbox entries (not yet in the read models) and deliveries (not yet seen by another
 * subscription) older than `graceMs`. One message per stream is enough. Answers with the number of streams woken.
 */
export const sweepOutbox = async (db: Firestore, publish: Publish, now: number, graceMs = GRACE_MS): Promise<number> => {
  const left = await Promise.all(['outbox', 'deliveries'].map((collection) => leftBehind(db, collection, now - graceMs)));
  const newest = new Map<string, Owed>();
  for (const entry of left.flat()) if (entry.version > (newest.get(entry.streamId)?.version ?? 0)) newest.set(entry.streamId, entry);
  // No types: whoever owes something in the stream looks, whatever the newest event is.
  await Promise.all([...newest.values()].map(({ streamId, version }) => publish({ streamId, version, types: [] })));
  return newest.size;
};

const leftBehind = async (db: Firestore, collection: string, before: number): Promise<Owed[]> => {
  const query = db.collection(collection).where('createdAt', '<=', before).orderBy('createdAt').limit(PAGE);
  return (await query.get()).docs.map((document: QueryDocumentSnapshot) => document.data() as Owed);
};
