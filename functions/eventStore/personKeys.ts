import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { EventType } from '#domain/registry.ts';
import { getMany, paths } from '../firestorePaths.ts';

/** How long a process trusts a key that it has read: an erasure elsewhere reaches it after at most this. */
export const KEY_TRUST_MS = 60_000;

export type PersonKeys = {
  /** The keys of these people; null for somebody without one (erased, or nothing stored yet). */
  read(uids: readonly string[]): Promise<Map<string, Buffer | null>>;
  /** Drops what is cached about a person. */
  forget(uid: string): void;
};

/** Keys per person with a short-lived cache. A key is never logged and never leaves the server. */
export const personKeys = (db: Firestore, now: () => number): PersonKeys => {
  const cache = new Map<string, { key: Buffer; until: number }>();
  return {
    read: async (uids) => {
      const wanted = [...new Set(uids)];
      const missing = wanted.filter((uid) => (cache.get(uid)?.until ?? 0) < now());
      for (const document of await getMany(
        db,
        missing.map((uid) => db.doc(paths.personKey(uid))),
      )) {
        const stored = document.get('key') as string | undefined;
        if (stored) cache.set(document.id, { key: Buffer.from(stored, 'base64'), until: now() + KEY_TRUST_MS });
        else cache.delete(document.id);
      }
      return new Map(wanted.map((uid) => [uid, cache.get(uid)?.key ?? null]));
    },
    forget: (uid) => cache.delete(uid),
  };
};

/** The events that begin a person's data: only they bring a key into being. */
const firstOfPerson: readonly EventType[] = ['AccountRegistered', 'StudentRegistered'];
export const makesPersonKnown = (type: EventType): boolean => firstOfPerson.includes(type);

export const newPersonKey = (): Buffer => randomBytes(32);
