import type { ApprovalLimit } from '#domain/kernel/decider.ts';
import { limitOf, maySend } from '#domain/office/duties.ts';
import { needsSecond, type Watch } from '#domain/office/fourEyes.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';

/** Why a member cannot approve a fee alone: it is above the limit, or needs a second member. */
export type Beyond = 'above' | 'second' | null;

/** Whether a fee (yen) is beyond what a member with this limit approves alone. */
export const beyondLimit = (fee: number | null, limit: ApprovalLimit, watch: Watch | undefined): Beyond => {
  if (fee === null) return null;
  if (watch?.on) return needsSecond(watch, fee, limit) ? 'second' : null;
  return limit !== null && fee > limit ? 'above' : null;
};

export const canApprove = (kind: DealKind, fee: number | null, member: OfficeAccount): boolean => {
  const limit = limitOf(member);
  return !member.suspended && maySend(member.officeRoles, kind, 'adminApprove') && (limit === null || fee === null || fee <= limit);
};
