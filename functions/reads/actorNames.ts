import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '#domain/kernel/decider.ts';
import { getMany } from '../platform/firestorePaths.ts';

/** Enough to tell two people apart, not enough to know one: the first character of a name or an address. */
export const maskName = (name: string): string => {
  const [first = ''] = name;
  return first === '' ? '' : `${first}●●`;
};

const documentOf = ({ uid, role }: Actor): string | null => {
  if (role === 'system') return null;
  return role === 'talent' ? `talents/${uid}` : role === 'client' ? `clients/${uid}` : `users/${uid}`;
};

/** The masked names of whoever acted, by uid; nobody is read twice. */
export const actorNames = async (db: Firestore, actors: readonly Actor[]): Promise<ReadonlyMap<string, string>> => {
  const places = new Map(actors.flatMap((actor) => (documentOf(actor) ? [[actor.uid, documentOf(actor) as string] as const] : [])));
  const found = await getMany(
    db,
    [...places.values()].map((path) => db.doc(path)),
  );
  return new Map(found.map((document) => [document.id, maskName((document.get('name') ?? document.get('email') ?? '') as string)]));
};
