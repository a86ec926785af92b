import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '#domain/kernel/decider.ts';
import { memberName, type NamedMember } from '#domain/people/account/memberName.ts';
import { officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { getMany } from '../platform/getMany.ts';

/** The first character of a name or address, to tell people apart without naming them. */
export const maskName = (name: string): string => {
  const [first = ''] = name;
  return first === '' ? '' : `${first}●●`;
};

const documentOf = ({ uid, role }: Actor): string | null => {
  if (role === 'system') return null;
  if (role === 'office') return officeAccountPath(uid);
  return role === 'talent' ? `talents/${uid}` : role === 'client' ? `clients/${uid}` : `users/${uid}`;
};

/** The names of members of the office by uid; reads each account once. For the office only. */
export const memberNames = async (db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await getMany(
    db,
    [...new Set(uids)].map((uid) => db.doc(officeAccountPath(uid))),
  );
  return new Map(found.map((document) => [document.id, memberName(document.data() as NamedMember | undefined)]));
};

/**
 * The names of actors by uid: members by name, others masked. Reads each document once. For the
 * office only.
 */
export const actorNames = async (db: Firestore, actors: readonly Actor[]): Promise<ReadonlyMap<string, string>> => {
  const places = new Map(actors.flatMap((actor) => (documentOf(actor) ? [[actor.uid, documentOf(actor) as string] as const] : [])));
  const found = await getMany(
    db,
    [...places.values()].map((path) => db.doc(path)),
  );
  return new Map(
    found.map((document) => [
      document.id,
      document.ref.parent.id === 'officeAccounts'
        ? memberName(document.data() as NamedMember | undefined)
        : maskName((document.get('name') ?? document.get('email') ?? '') as string),
    ]),
  );
};
