import { DomainError } from '#domain/kernel/domainError.ts';
import { maySend } from '#domain/office/duties.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { approvesOwnAnswer } from '#domain/work/deal/proxy.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { Rule } from '../eventStore/rule.ts';

// Checks for answers that the office gives for a cast, and for the approval of such answers.

/** The uid of a deal's cast. Throws `not-found` if the deal does not exist. */
export const castIn = ({ talentId }: KnownIds): string => {
  if (talentId === undefined) throw new DomainError('not-found');
  return talentId;
};

/** The cast for whom the office answers is neither suspended nor withdrawn. */
export const castAnswers = (talentId: string): Rule => ({
  streams: [{ aggregate: account, entityId: talentId }],
  check: ([state]) => {
    const held = state as AccountState;
    if (held.status !== 'REGISTERED') throw new DomainError('account-withdrawn');
    if (held.suspended) throw new DomainError('account-suspended');
  },
});

/** Refuses while another member of the office could give the approval. */
const noColleague = (aggregate: AnyAggregate, type: string, uid: string): NonNullable<Rule['absent']> => ({
  queries: (db) => [db.collection('officeAccounts').where('isAdmin', '==', true)],
  counts: (found) => {
    const member: OfficeAccount = officeAccountSchema.parse(found);
    return member.id !== uid && !member.suspended && maySend(member.officeRoles, aggregate.name, type);
  },
  refusal: () => new DomainError('own-answer'),
});

/**
 * Refuses an approval, or the end of an objection, with `own-answer` if the same member answered
 * for the cast, unless no other member could do it.
 */
export const otherApprover = (aggregate: AnyAggregate, entityId: string, type: string, uid: string): Rule => ({
  streams: [{ aggregate, entityId }],
  further: ([deal]) => (approvesOwnAnswer(deal as object, uid) ? [{ absent: noColleague(aggregate, type, uid) }] : []),
});
