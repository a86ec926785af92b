import type { GuardianProfile } from '#domain/work/guardian/fields.ts';
import type { Matter } from '#domain/work/guardian/matter.ts';
import { guardianPath } from '#projections/guardian/guardians.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

export const useRegisterGuardian = () => {
  const uid = useUid();
  return useCommand<GuardianProfile>({ callable: 'guardians', type: 'register', shownBy: () => guardianPath(uid), again: true });
};

/** What the guardian is asked about. With `entryId`: the changed terms of an entry. */
export type Subject = Pick<Matter, 'scope' | 'jobId' | 'offerId'> & { readonly entryId?: string };
export const subjectOf = ({ scope, jobId, offerId, entryId }: Matter): Subject => ({
  scope,
  jobId,
  offerId,
  ...(entryId !== null && { entryId }),
});

export const useAskGuardian = () => {
  const uid = useUid();
  return useCommand<Subject>({ callable: 'guardians', type: 'ask', shownBy: () => guardianPath(uid), again: true });
};
