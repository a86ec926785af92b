import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ItemReaders } from '#domain/kernel/officeParts.ts';
import { isDeskKind, partOf } from '#domain/office/desk/kinds.ts';
import { partOfAct, type WatchedAct } from '#domain/office/fourEyes.ts';
import { isHoldable, partOfHeld } from '#domain/office/heldAct/holdable.ts';
import { aggregateNamed } from '#domain/registry.ts';

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
