import { createHash, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import type { AnyAggregate, AnyEvent, EventType } from '#domain/registry.ts';
import { getMany, paths } from '../platform/firestorePaths.ts';

/** How long a process trusts a key that it has read: an erasure elsewhere reaches it after at most this. */
export const KEY_TRUST_MS = MINUTE;
/** How many keys a process keeps; the one that was read longest ago goes first. */
const KEYS_KEPT = 10_000;

export type PersonKeys = {
  /** The keys of these people; null for somebody without one (erased, or nothing stored yet). */
  read(uids: readonly string[]): Promise<Map<string, Buffer | null>>;
  /** Drops what is cached about a person. */
  forget(uid: string): void;
};

/** Keys per person with a short-lived cache. A key is never logged and never leaves the server. */
export const personKeys = (db: Firestore, now: () => number): PersonKeys => {
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
  return {
    read: async (uids) => {
      const wanted = [...new Set(uids)];
      const missing = wanted.filter((uid) => (cache.get(uid)?.until ?? 0) < now());
      for (const document of await getMany(
        db,
        missing.map((uid) => db.doc(paths.personKey(uid))),
      )) {
        const stored = document.get('key') as string | undefined;
        if (stored) keep(document.id, Buffer.from(stored, 'base64'));
        else cache.delete(document.id);
      }
      const found = new Map(wanted.map((uid) => [uid, cache.get(uid)?.key ?? null]));
      trim();
      return found;
    },
    forget: (uid) => cache.delete(uid),
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

/** The events that begin a person's data, a deal's record or a guest's contact: only they bring a key into being. */
const firstOfPerson: readonly EventType[] = ['AccountRegistered', 'StudentRegistered', 'DealRecordKept', 'GuestContactOpened'];
export const makesPersonKnown = (type: EventType): boolean => firstOfPerson.includes(type);

export const newPersonKey = (): Buffer => randomBytes(32);
