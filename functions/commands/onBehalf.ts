import { type AccountState, account } from '#domain/account/account.ts';
import { approvesOwnAnswer } from '#domain/deal/proxy.ts';
import type { Parties } from '#domain/deal/state.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { maySend } from '#domain/office/duties.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import type { Guard } from '../eventStore/guard.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { runtime } from '../runtime.ts';

// What the server looks at where the office answers for a cast, and where a member approves who
// did.

const stateOf = async (aggregate: AnyAggregate, entityId: string): Promise<object> => {
  const { db, keys } = runtime();
  const { state } = await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, entityId))).get());
  return state as object;
};

/** The cast of a deal. Throws `not-found` for one that is not there. */
export const castOf = async (aggregate: AnyAggregate, entityId: string): Promise<string> => {
  const { talentId } = (await stateOf(aggregate, entityId)) as Partial<Parties>;
  if (talentId === undefined) throw new DomainError('not-found');
  return talentId;
};

/**
 * The guard of a cast's answer that the office sends: beside what the own answer needs, the cast
 * could send it, neither suspended nor gone.
 */
export const forCast = (talentId: string, guard: Guard | undefined): Guard => ({
  ...guard,
  streams: [...(guard?.streams ?? []), { aggregate: account, entityId: talentId }],
  check: (states, now, found) => {
    const held = states.at(-1) as AccountState;
    if (held.status !== 'REGISTERED') throw new DomainError('account-withdrawn');
    if (held.suspended) throw new DomainError('account-suspended');
    guard?.check?.(states.slice(0, -1), now, found);
  },
});

/** Whether another member of the office could approve, as the office lists its members. */
const hasColleague = async (aggregate: AnyAggregate, type: string, uid: string): Promise<boolean> => {
  const members = await runtime().db.collection('officeAccounts').where('isAdmin', '==', true).get();
  return members.docs
    .map((found) => officeAccountSchema.parse(found.data()) as OfficeAccount)
    .some((member) => member.id !== uid && !member.suspended && maySend(member.officeRoles, aggregate.name, type));
};

/**
 * An approval by the member who answered for the cast is refused with `own-answer`, unless nobody
 * else of the office could give it.
 */
export const byAnother = async (aggregate: AnyAggregate, entityId: string, type: string, uid: string, guard?: Guard): Promise<Guard> => {
  const isOwn = approvesOwnAnswer(await stateOf(aggregate, entityId), uid);
  const isRefused = isOwn && (await hasColleague(aggregate, type, uid));
  return {
    ...guard,
    streams: guard?.streams ?? [],
    check: (states, now, found) => {
      if (isRefused) throw new DomainError('own-answer');
      guard?.check?.(states, now, found);
    },
  };
};
