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

// Checks for answers that the office gives for a cast, and for the approval of such answers.

const stateOf = async (aggregate: AnyAggregate, entityId: string): Promise<object> => {
  const { db, keys } = runtime();
  const { state } = await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, entityId))).get());
  return state as object;
};

/** The uid of a deal's cast. Throws `not-found` if the deal does not exist. */
export const castOf = async (aggregate: AnyAggregate, entityId: string): Promise<string> => {
  const { talentId } = (await stateOf(aggregate, entityId)) as Partial<Parties>;
  if (talentId === undefined) throw new DomainError('not-found');
  return talentId;
};

/**
 * The guard for an answer that the office sends for a cast: the guard of the cast's own answer, and
 * the cast's account is neither suspended nor withdrawn.
 */
export const requireAnsweringCast = (talentId: string, guard: Guard | undefined): Guard => ({
  ...guard,
  streams: [...(guard?.streams ?? []), { aggregate: account, entityId: talentId }],
  check: (states, now, found) => {
    const held = states.at(-1) as AccountState;
    if (held.status !== 'REGISTERED') throw new DomainError('account-withdrawn');
    if (held.suspended) throw new DomainError('account-suspended');
    guard?.check?.(states.slice(0, -1), now, found);
  },
});

/** Whether another member of the office could give the approval. */
const hasColleague = async (aggregate: AnyAggregate, type: string, uid: string): Promise<boolean> => {
  const members = await runtime().db.collection('officeAccounts').where('isAdmin', '==', true).get();
  return members.docs
    .map((found) => officeAccountSchema.parse(found.data()) as OfficeAccount)
    .some((member) => member.id !== uid && !member.suspended && maySend(member.officeRoles, aggregate.name, type));
};

/**
 * Refuses an approval, or the end of an objection, with `own-answer` if the same member answered
 * for the cast, unless no other member could do it.
 */
export const requireOtherApprover = async (
  aggregate: AnyAggregate,
  entityId: string,
  type: string,
  uid: string,
  guard?: Guard,
): Promise<Guard> => {
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
