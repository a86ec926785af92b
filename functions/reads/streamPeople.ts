import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ItemReaders } from '#domain/kernel/officeParts.ts';
import { isMasked } from '#domain/office/audit/masks.ts';
import { isDeskKind, partOf } from '#domain/office/desk/kinds.ts';
import { partOfAct, type WatchedAct } from '#domain/office/fourEyes.ts';
import { isHoldable, partOfHeld } from '#domain/office/heldAct/holdable.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { userPath } from '#projections/account/users.schema.ts';
import { subjectsOf } from '../eventStore/personKeys.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { personalFields } from './documentHistory.ts';

/** The key names of the people whose data is opened; empty if nothing personal is opened. */
const keyNames = async (db: Firestore, streamId: string, version: number, scope: 'EVENT' | 'DOCUMENT'): Promise<readonly string[]> => {
  const { aggregate, entityId } = parseStreamId(streamId);
  // A place on the roster has its own key; the notified person is the cast who holds the place.
  if (aggregate === 'student') return [(await db.doc(`students/${entityId}`).get()).get('talentId') ?? ''];
  if (scope === 'DOCUMENT') return isMasked(aggregate) ? [entityId] : [];
  const stored = (await db.doc(paths.event(streamId, version)).get()).data() as EventEnvelope | undefined;
  if (!stored || personalFields(stored).length === 0) return [];
  return subjectsOf(aggregateNamed(aggregate), entityId, { type: stored.type, data: stored.data } as AnyEvent);
};

/** The uids of the accounts whose personal data is opened. */
export const subjectsOpened = async (db: Firestore, streamId: string, version: number, scope: 'EVENT' | 'DOCUMENT'): Promise<string[]> => {
  const named = (await keyNames(db, streamId, version, scope)).filter(Boolean);
  const accounts = await getMany(
    db,
    named.map((uid) => db.doc(userPath(uid))),
  );
  return accounts.flatMap((account) => (account.exists && account.get('deletedAt') === null ? [account.id] : []));
};

/** The names in a stream's id. Throws `not-found` for an invalid id. */
const named = (streamId: string): { readonly aggregate: AggregateName; readonly entityId: string } => {
  try {
    return parseStreamId(streamId);
  } catch (cause) {
    throw new DomainError('not-found', undefined, { cause });
  }
};

/**
 * Who of the office reads a stream's log. Throws `not-found` for an invalid id, `permission-denied`
 * for a stream that belongs to its person.
 */
export const readersOf = async (db: Firestore, streamId: string): Promise<ItemReaders> => {
  const { aggregate, entityId } = named(streamId);
  const readers = aggregateNamed(aggregate).readers;
  if (readers === 'nobody') throw new DomainError('permission-denied');
  if (readers !== 'byItem') return readers;
  if (aggregate === 'desk') {
    const { aggregate: kind } = named(entityId);
    if (!isDeskKind(kind)) throw new DomainError('not-found');
    return partOf(kind);
  }
  if (aggregate === 'heldAct') {
    const { aggregate: of } = named(entityId);
    if (!isHoldable(of)) throw new DomainError('not-found');
    return partOfHeld[of];
  }
  const act = (await db.doc(`countersigns/${entityId}`).get()).get('act') as WatchedAct | undefined;
  if (act === undefined) throw new DomainError('not-found');
  return partOfAct[act];
};
