import { businessRules } from '../../kernel/businessRules.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { cancellationAmount, workedAmount } from './cancelTable.ts';
import { dueBefore, horizonOf } from './dueBefore.ts';
import type { ValuesOf } from './fields.ts';
import { conflict } from './outcomes.ts';
import type { CalledOff, ConcludedAt, Terms } from './state.ts';
import { spanOf } from './workSpan.ts';

// The cancellation of a concluded deal: one side asks, the office settles it with an amount. Offers
// and entries share this file.

type Concluded = Pick<Terms, 'fee'> & {
  readonly approvedAt: number;
  readonly sheet: { readonly facts: Pick<NonNullable<Terms['sheet']>['facts'], 'workDays'> } | null;
};

/** Error text for an amount above `cancelFeeMax` of the request. */
export const aboveShown = '申し込みのときに示した額を超えています';

/**
 * The most that the client owes (yen, without tax) if a side cancels at `at` (ms). The client owes
 * the table's amount, or the worked share when the cast cancels. Without fixed days it is the fee:
 * the office decides what is owed.
 */
export const cancelFeeMaxOf = ({ fee, sheet, approvedAt }: Concluded, by: 'client' | 'talent', at: number): number => {
  const workDays = sheet?.facts.workDays ?? [];
  if (workDays.length === 0) return fee;
  return by === 'talent' ? workedAmount(fee, workDays, at) : cancellationAmount(fee, workDays, approvedAt, at);
};

/** Whether all normal work days are over. Spare days do not count. */
const isWorked = ({ sheet }: Pick<Terms, 'sheet'>, now: number): boolean => {
  const days = sheet?.facts.workDays.filter(({ kind }) => kind !== 'SPARE') ?? [];
  return days.length > 0 && days.every((day) => spanOf(day).to <= now);
};

type Request = ValuesOf<'cancelCode' | 'cancelFeeMax' | 'reason'>;
type Settlement = ValuesOf<'calledOffAt' | 'cancelFee' | 'reason'>;

const askerOf = ({ calledOffBy }: CalledOff): 'client' | 'talent' => calledOffBy ?? conflict();

/**
 * Builders of the event data of the cancellation commands. `requestCancellation` throws
 * `already-worked` or `cancel-fee-changed`; `settleCancellation` throws `invalid-argument` above
 * the maximum.
 */
export const cancelDetails = {
  requestCancellation: ({ cancelCode, cancelFeeMax, reason }: Request, held: Terms & ConcludedAt, { actor, now }: DecisionContext) => {
    const by = actor.role === 'talent' ? 'talent' : 'client';
    if (isWorked(held, now)) throw new DomainError('already-worked');
    if (cancelFeeMax !== cancelFeeMaxOf(held, by, now)) throw new DomainError('cancel-fee-changed');
    const settleBy = dueBefore(businessRules.cancellationReminder, now, horizonOf(held, now));
    return { calledOffBy: by, calledOffAt: now, settleBy, cancelCode, cancelFeeMax, reason } as const;
  },
  withdrawCancellation: (_: unknown, held: CalledOff) => ({ calledOffBy: askerOf(held) }),
  settleCancellation: ({ cancelFee, reason }: Settlement, held: CalledOff) => {
    if (cancelFee > (held.cancelFeeMax ?? 0)) throw new DomainError('invalid-argument', { cancelFee: aboveShown });
    return { calledOffBy: askerOf(held), cancelFee, reason };
  },
  dismissCancellation: ({ reason }: Pick<Settlement, 'reason'>, held: CalledOff) => ({ calledOffBy: askerOf(held), reason }),
};

/** Whether a repeated command says the same as the stored one; a different one is refused. */
export const sameCancellation = {
  requestCancellation: ({ cancelCode }: Pick<Request, 'cancelCode'>, held: object, { actor }: DecisionContext): boolean =>
    'cancelCode' in held && held.cancelCode === cancelCode && 'calledOffBy' in held && held.calledOffBy === actor.role,
  dismissCancellation: ({ calledOffAt }: Pick<Settlement, 'calledOffAt'>, held: object): boolean =>
    'calledOffAt' in held && held.calledOffAt === calledOffAt,
  settleCancellation: ({ cancelFee }: Pick<Settlement, 'cancelFee'>, held: object): boolean =>
    'cancelFee' in held && held.cancelFee === cancelFee,
};
