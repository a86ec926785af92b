import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import type { ParkedStream } from '../subscriptions/parking.ts';
import { unpark } from '../subscriptions/parking.ts';
import type { AnySubscription } from '../subscriptions/subscriptions.ts';
import type { Publish } from './publish.ts';

/** Younger entries are on their way; older ones were left by a crash or a lost message. */
const GRACE_MS = 10_000;
const PAGE = 300;
/** How many entries that can go on are published by one sweep, of each kind. */
const ENTRIES_MAX = 300;
/** After how long (ms) a stream that a server's faults stopped is tried again. */
const RETRY_AFTER_MS = 10 * MINUTE;

type Owed = { readonly streamId: string; readonly version: number; readonly subscription?: AnySubscription };
type IsParked = (entry: Owed) => boolean;

/**
 * Publishes again what nobody has handled: outbox entries (not yet in the read models) and deliveries (not yet seen by another
 * subscription) older than `graceMs`. One message per stream is enough. Entries of parked streams are passed over, however many they
 * are; what a server's faults stopped is tried again. Answers with the number of streams woken.
 */
export const sweepOutbox = async (db: Firestore, publish: Publish, now: number, graceMs = GRACE_MS): Promise<number> => {
  const isParked = await parkedStreams(db, now);
  const left = await Promise.all(['outbox', 'deliveries'].map((collection) => leftBehind(db, collection, now - graceMs, isParked)));
  const newest = new Map<string, Owed>();
  for (const entry of left.flat()) if (entry.version > (newest.get(entry.streamId)?.version ?? 0)) newest.set(entry.streamId, entry);
  // No types: every subscription that owes something in the stream looks, whatever the newest event is.
  await Promise.all([...newest.values()].map(({ streamId, version }) => publish({ streamId, version, types: [] })));
  return newest.size;
};

const keyOf = ({ subscription = 'readModels', streamId }: Pick<Owed, 'subscription' | 'streamId'>): string => `${subscription}_${streamId}`;

/** Which entries have to wait for the office. Streams that may be tried again are let go on first. */
const parkedStreams = async (db: Firestore, now: number): Promise<IsParked> => {
  const parked = (await db.collection('parkedStreams').get()).docs.map((found) => found.data() as ParkedStream);
  const isDue = ({ cause, parkedAt }: ParkedStream) => cause === 'SERVER' && parkedAt <= now - RETRY_AFTER_MS;
  await Promise.all(parked.filter(isDue).map(({ subscription, streamId, parkedAt }) => unpark(db, subscription, streamId, { parkedAt })));
  const waiting = new Set(parked.filter((each) => !isDue(each)).map(keyOf));
  return (entry) => waiting.has(keyOf(entry));
};

const leftBehind = async (db: Firestore, collection: string, before: number, isParked: IsParked): Promise<Owed[]> => {
  const query = db.collection(collection).where('createdAt', '<=', before).orderBy('createdAt').limit(PAGE);
  const found: Owed[] = [];
  for (let page = await query.get(); !page.empty; page = await query.startAfter(page.docs.at(-1)).get()) {
    found.push(...page.docs.map((document: QueryDocumentSnapshot) => document.data() as Owed).filter((entry) => !isParked(entry)));
    if (page.size < PAGE || found.length >= ENTRIES_MAX) break;
  }
  return found;
};
