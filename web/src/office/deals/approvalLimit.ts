import type { ApprovalLimit } from '#domain/kernel/decider.ts';
import { limitOf } from '#domain/office/duties.ts';
import { userPath, userSchema } from '#projections/account/users.schema.ts';
import { controlSchema } from '#projections/office/controls.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { type Beyond, beyondLimit } from './approvalBeyond.ts';

/** The signed-in member's limit (yen), which the frame has read, and the check of a fee. */
export const useApprovalLimit = (): { readonly limit: ApprovalLimit; readonly beyond: (fee: number | null) => Beyond } => {
  const { data: own } = useOne(userPath(useUid()), userSchema);
  const limit = own ? limitOf(own) : null;
  // Who has no limit is asked for a second member by the refusal.
  const { data: control } = useOne(limit === null ? '' : 'controls/office', controlSchema);
  return { limit, beyond: (fee) => beyondLimit(fee, limit, control?.watches.APPROVAL) };
};
