import type { Firestore } from 'firebase-admin/firestore';
import type { Actor } from '#domain/kernel/decider.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Bill } from '#domain/money/bill/billRow.ts';
import { memberName, type NamedMember } from '#domain/people/account/memberName.ts';
import { officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import type { OfficeJournalRow } from '#projections/office/officeJournal.schema.ts';
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
const memberNames = async (db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await getMany(
    db,
    [...new Set(uids)].map((uid) => db.doc(officeAccountPath(uid))),
  );
  return new Map(found.map((document) => [document.id, memberName(document.data() as NamedMember | undefined)]));
};

/** The names of actors by uid: members by name, others masked. For the office only. */
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

const acts = ['BillClaimed', 'BillIgnored'];
/** A Firestore query accepts at most 30 combinations of values. */
const AT_ONCE = 30 / acts.length;

const streamOf = ({ kind, id }: Bill): string => streamIdOf(kind, id);
/** Members claim and ignore deals only; a settlement follows its invoice. */
const isActedOn = ({ billStatus, isSupplement }: Bill): boolean => billStatus !== 'UNCLAIMED' && !isSupplement;

/** The acts on these bills; a reopened bill has several. */
const actsOn = async (db: Firestore, streamIds: readonly string[]): Promise<OfficeJournalRow[]> => {
  const pages = Array.from({ length: Math.ceil(streamIds.length / AT_ONCE) }, (_, page) =>
    db
      .collection('officeJournal')
      .where('act', 'in', acts)
      .where('streamId', 'in', streamIds.slice(page * AT_ONCE, (page + 1) * AT_ONCE))
      .get(),
  );
  return (await Promise.all(pages)).flatMap(({ docs }) => docs.map((document) => document.data() as OfficeJournalRow));
};

/** The name of the member who last claimed or ignored each bill; null for an unclaimed bill. */
export const billActors = async (db: Firestore, bills: readonly Bill[]): Promise<(bill: Bill) => string | null> => {
  const found = await actsOn(db, bills.filter(isActedOn).map(streamOf));
  const last = new Map(
    found
      .sort((a, b) => a.version - b.version)
      .map(({ streamId, uid, confirmedBy }) => [streamId, confirmedBy ? [uid, confirmedBy] : [uid]]),
  );
  const names = await memberNames(db, [...last.values()].flat());
  return (bill) => {
    const [uid, second] = (isActedOn(bill) ? last.get(streamOf(bill)) : undefined) ?? [];
    if (uid === undefined) return null;
    const name = names.get(uid) ?? null;
    return second === undefined ? name : `${name}（確認：${names.get(second) ?? ''}）`;
  };
};
