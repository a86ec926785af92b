import type { Firestore } from 'firebase-admin/firestore';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';

// Older releases kept people's keys beside the log, unwrapped. A rebuild moves them; until it has,
// they are read here (docs/adr/0031-keys-of-people.md says when this file can go).

type OlderKey = { readonly key: string };

const keyIn = (stored: OlderKey): Buffer => Buffer.from(stored.key, 'base64');

/** The keys that an older release stored for these people, as far as they were not moved. */
export const olderKeys = async (db: Firestore, uids: readonly string[]): Promise<Map<string, Buffer>> => {
  const found = await getMany(
    db,
    uids.map((uid) => db.doc(paths.olderKey(uid))),
  );
  return new Map(found.flatMap((document) => (document.exists ? [[document.id, keyIn(document.data() as OlderKey)] as const] : [])));
};

/** Deletes the key of an erased person where older releases kept it. */
export const eraseOlderKey = async (db: Firestore, uid: string): Promise<void> => {
  await db.doc(paths.olderKey(uid)).delete();
};

const PAGE = 200;

/**
 * Moves every key to the database of the keys. An erased person's key does not come back: the entry
 * there counts. Throws if a person has two different keys, and keeps both. Returns the number of
 * old entries that it removed.
 */
export const moveOlderKeys = async (db: Firestore, make: (uid: string, key: Buffer) => Promise<Buffer | null>): Promise<number> => {
  let moved = 0;
  for (;;) {
    const { docs } = await db.collection('personKeys').limit(PAGE).get();
    if (docs.length === 0) return moved;
    for (const document of docs) {
      const key = keyIn(document.data() as OlderKey);
      const standing = await make(document.id, key);
      if (standing && !standing.equals(key)) throw new Error(`${document.id} has two keys: nothing of it was moved`);
      await document.ref.delete();
      moved += 1;
    }
  }
};
