import type { Matter } from '#domain/work/guardian/matter.ts';
import { guardianPath } from '#projections/guardian/guardians.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** What the guardian is asked about. With `entryId`: the changed terms of an entry. */
export type Subject = Pick<Matter, 'scope' | 'jobId' | 'offerId'> & { readonly entryId?: string };
export const subjectOf = ({ scope, jobId, offerId, entryId }: Matter): Subject => ({
  scope,
  jobId,
  offerId,
  ...(entryId !== null && { entryId }),
});

export const useGuardianCommand = <Fields extends object>(type: 'register' | 'ask') => {
  const uid = useUid();
  return useCommand<Fields>({ callable: 'guardians', type, shownBy: () => guardianPath(uid), again: true });
};
