import { createHash, randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { AnyAggregate, AnyEvent, EventType } from '#domain/registry.ts';
import { keyPaths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { openWith, sealWith } from '../platform/rootKey.ts';
import { ServerFault } from './faults.ts';
import { isAlreadyExists } from './grpcStatus.ts';
import { eraseOlderKey, olderKeys } from './olderKeys.ts';
import type { WrappingKeys } from './wrappingKeys.ts';

/** How long (ms) a process trusts a key that it has read: an erasure reaches it within this. */
export const KEY_TRUST_MS = MINUTE;
/** How many keys a process keeps; the one that was read longest ago goes first. */
const KEYS_KEPT = 10_000;

/** personKeys/{uid}: a person's key, wrapped by the key `by`; or when (ms) it was erased. */
export type StoredKey = { readonly wrapped: string; readonly by: string } | { readonly erasedAt: number };

/** The keys that encrypt personal fields, one for each person. Null: erased, or never known. */
export type PersonKeys = {
  /** The keys of these people; null for somebody without one (erased, or nothing stored yet). */
  read(uids: readonly string[]): Promise<Map<string, Buffer | null>>;
  /** Stores a key for a person who has none; null if the person was erased. */
  make(uid: string, key?: Buffer): Promise<Buffer | null>;
  /** A key goes for good: nothing makes one for this person again. */
  erase(uid: string, at: number): Promise<void>;
  /** Drops what is cached about a person. */
  forget(uid: string): void;
};

/** Where keys are: their own database, the database of older releases, and what wraps them. */
export type KeyPlaces = { readonly db: Firestore; readonly older: Firestore; readonly wrapping: WrappingKeys };

/** Keys per person with a short-lived cache. A key is never logged and never leaves the server. */
export const personKeys = ({ db, older, wrapping }: KeyPlaces, now: () => number): PersonKeys => {
  const cache = new Map<string, { key: Buffer; until: number }>();
  const keep = (uid: string, key: Buffer): void => {
    cache.delete(uid);
    cache.set(uid, { key, until: now() + KEY_TRUST_MS });
  };
  const trim = (): void => {
    for (const uid of cache.keys()) {
      if (cache.size <= KEYS_KEPT) return;
      cache.delete(uid);
    }
  };
  /** The keys that are read now, so that what needs the same key at once reads it once. */
  const reading = new Map<string, Promise<Buffer | null>>();
  const drop = (uid: string): void => {
    cache.delete(uid);
    // A key that was read before it was erased is neither kept nor given to later readers.
    reading.delete(uid);
  };
  const ref = (uid: string) => db.doc(keyPaths.personKey(uid));
  const unwrapped = async (document: DocumentSnapshot): Promise<Buffer | null> => {
    const stored = document.data() as StoredKey | undefined;
    if (!stored || 'erasedAt' in stored) return null;
    const wrappedBy = await wrapping.named(stored.by);
    try {
      return openWith(wrappedBy, Buffer.from(stored.wrapped, 'base64'), document.id);
    } catch (error) {
      throw new ServerFault('keys', new Error(`the key of ${document.id} does not open`, { cause: error }));
    }
  };
  const load = async (uids: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> => {
    const found = await getMany(db, uids.map(ref));
    const keys = new Map<string, Buffer | null>();
    for (const document of found) keys.set(document.id, await unwrapped(document));
    const unknown = found.flatMap((document) => (document.exists ? [] : [document.id]));
    for (const [uid, key] of await olderKeys(older, unknown)) keys.set(uid, key);
    return keys;
  };
  const beginReading = (uids: readonly string[]): void => {
    const loading = load(uids);
    for (const uid of uids) {
      const one: Promise<Buffer | null> = loading
        .then((keys) => {
          const key = keys.get(uid) ?? null;
          if (reading.get(uid) !== one) return key;
          if (key) keep(uid, key);
          else cache.delete(uid);
          return key;
        })
        .finally(() => {
          if (reading.get(uid) === one) reading.delete(uid);
        });
      reading.set(uid, one);
    }
  };
  return {
    read: async (uids) => {
      const wanted = [...new Set(uids)];
      const isKept = (uid: string): boolean => (cache.get(uid)?.until ?? 0) >= now();
      const missing = wanted.filter((uid) => !isKept(uid) && !reading.has(uid));
      if (missing.length > 0) beginReading(missing);
      const held = wanted.map(async (uid) => [uid, isKept(uid) ? (cache.get(uid)?.key ?? null) : await reading.get(uid)] as const);
      const keys = new Map((await Promise.all(held)).map(([uid, key]) => [uid, key ?? null]));
      trim();
      return keys;
    },
    make: async (uid, key = newPersonKey()) => {
      const { by, key: wrappedBy } = await wrapping.current();
      const stored: StoredKey = { wrapped: sealWith(wrappedBy, key, uid).toString('base64'), by };
      try {
        await ref(uid).create(stored);
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
        const kept = await unwrapped(await ref(uid).get());
        if (kept) keep(uid, kept);
        return kept;
      }
      keep(uid, key);
      trim();
      return key;
    },
    erase: async (uid, at) => {
      await ref(uid).set({ erasedAt: at } satisfies StoredKey);
      await eraseOlderKey(older, uid);
      drop(uid);
    },
    forget: drop,
  };
};

/** The people whose keys encrypt an event's personal fields. */
export const subjectsOf = (aggregate: AnyAggregate, entityId: string, event: AnyEvent): readonly string[] =>
  [aggregate.subject(entityId, event)].flat();

/** One key that needs the keys of all of them; null when one is gone. */
export const keyOfAll = (held: ReadonlyMap<string, Buffer | null>, subjects: readonly string[]): Buffer | null => {
  const keys = subjects.map((uid) => held.get(uid) ?? null);
  const [first] = keys;
  if (!first || !keys.every((key) => key !== null)) return null;
  return keys.length === 1 ? first : createHash('sha256').update(Buffer.concat(keys)).digest();
};

/**
 * The events that begin a person's data, the record of a deal, payment or transfer, or a guest's
 * contact: only they bring a key into being.
 */
const firstOfPerson: readonly EventType[] = [
  'AccountRegistered',
  'StudentRegistered',
  'DealRecordKept',
  'GuestContactOpened',
  'PayoutFixed',
  'TransferReady',
];
/** Whether an event of this type makes a person known, so that they get a key. */
export const makesPersonKnown = (type: EventType): boolean => firstOfPerson.includes(type);

/** A random key: 32 bytes. */
export const newPersonKey = (): Buffer => randomBytes(32);
