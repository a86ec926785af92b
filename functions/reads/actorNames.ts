import type { Firestore } from 'firebase-admin/firestore';
import { memberName, type NamedMember } from '#domain/account/memberName.ts';
import type { Actor } from '#domain/kernel/decider.ts';
import { officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { getMany } from '../platform/firestorePaths.ts';

/**
 * Enough to tell two people apart, not enough to know one: the first character of a name or an
 * address.
 */
export const maskName = (name: string): string => {
  const [first = ''] = name;
  return first === '' ? '' : `${first}●●`;
};

const documentOf = ({ uid, role }: Actor): string | null => {
  if (role === 'system') return null;
  if (role === 'office') return officeAccountPath(uid);
  return role === 'talent' ? `talents/${uid}` : role === 'client' ? `clients/${uid}` : `users/${uid}`;
};

/**
 * By what name each member of the office is called, for the office's eyes only; nobody is read
 * twice.
 */
export const memberNames = async (db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await getMany(
    db,
    [...new Set(uids)].map((uid) => db.doc(officeAccountPath(uid))),
  );
  return new Map(found.map((document) => [document.id, memberName(document.data() as NamedMember | undefined)]));
};

/**
 * Who acted, by uid: the office's members by name, everybody else masked; nobody is read twice. For
 * the office's eyes only.
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
