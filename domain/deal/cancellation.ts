import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { event, personal, type Upcaster } from '../kernel/eventDefinition.ts';
import { cancellationAmount, workedAmount } from './cancelTable.ts';
import { dealFields } from './fields.ts';
import { conflict } from './outcomes.ts';
import { spanOf } from './sheet.ts';
import type { CalledOff, ConcludedAt, Terms } from './state.ts';

// How a concluded deal is called off: one side asks, the office settles it with an amount. For
// offers and entries alike.

const { cancelCode, cancelFee, cancelFeeMax, calledOffBy, calledOffAt, reason, termsNo } = dealFields;

/** `cancelFeeMax`: what the sender was shown. */
export const requestCancellation = z.strictObject({ type: z.literal('requestCancellation'), termsNo, cancelCode, cancelFeeMax, reason });
export const withdrawCancellation = z.strictObject({ type: z.literal('withdrawCancellation') });
/** `calledOffAt`: which request the sender saw. */
export const settleCancellation = z.strictObject({ type: z.literal('settleCancellation'), calledOffAt, cancelFee, reason });
/** The office does not accept the request: the deal goes on. */
export const dismissCancellation = z.strictObject({ type: z.literal('dismissCancellation'), calledOffAt, reason });
/** Sent by the alarm clock with the system actor, taken by no callable. */
export const remindCancellation = z.strictObject({ type: z.literal('remindCancellation') });
export const cancelCommands = [
  ...([requestCancellation, withdrawCancellation, settleCancellation, dismissCancellation, remindCancellation] as const),
] as const;

export const cancellationRequested = event({
  ...parties,
  calledOffBy,
  calledOffAt,
  cancelCode,
  cancelFeeMax: z.number(),
  reason: personal(z.string()),
});
export const cancellationWithdrawn = event({ ...parties, calledOffBy });
/** The deal is over with it. `cancelFee`: what the client is billed for; 0: nothing. */
export const cancellationSettled = event({ ...parties, calledOffBy, cancelFee: z.number(), reason: personal(z.string()) });
/** A conclusion of a release that did not say when. */
export const concludedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, approvedAt: recordedAt });
export const cancellationDismissed = event({ ...parties, calledOffBy, reason: personal(z.string()) });
export const cancellationReminded = event(parties);

type Concluded = Pick<Terms, 'fee'> & {
  readonly approvedAt: number;
  readonly sheet: { readonly facts: Pick<NonNullable<Terms['sheet']>['facts'], 'workDays'> } | null;
};

/** An amount above the one that the side that called the deal off was shown. */
export const aboveShown = '申し込みのときに示した額を超えています';

/**
 * The most that the client owes (yen without tax) when a side calls off a concluded deal at `at`
 * (ms): the table's amount when the client does, what was worked by then when the cast does. Where
 * no day is fixed it is the fee: the office finds out what is owed.
 */
export const cancelFeeMaxOf = ({ fee, sheet, approvedAt }: Concluded, by: 'client' | 'talent', at: number): number => {
  const workDays = sheet?.facts.workDays ?? [];
  if (workDays.length === 0) return fee;
  return by === 'talent' ? workedAmount(fee, workDays, at) : cancellationAmount(fee, workDays, approvedAt, at);
};

/** Whether all work is over; a spare day that was not needed is none. */
const isWorked = ({ sheet }: Pick<Terms, 'sheet'>, now: number): boolean => {
  const days = sheet?.facts.workDays.filter(({ kind }) => kind !== 'SPARE') ?? [];
  return days.length > 0 && days.every((day) => spanOf(day).to <= now);
};

type Request = Omit<z.infer<typeof requestCancellation>, 'type'>;
type Settlement = Omit<z.infer<typeof settleCancellation>, 'type'>;

const askerOf = ({ calledOffBy }: CalledOff): 'client' | 'talent' => calledOffBy ?? conflict();

/** The data of the events of calling off. */
export const cancelDetails = {
  requestCancellation: ({ cancelCode, cancelFeeMax, reason }: Request, held: Terms & ConcludedAt, { actor, now }: DecisionContext) => {
    const by = actor.role === 'talent' ? 'talent' : 'client';
    if (isWorked(held, now)) throw new DomainError('already-worked');
    if (cancelFeeMax !== cancelFeeMaxOf(held, by, now)) throw new DomainError('cancel-fee-changed');
    return { calledOffBy: by, calledOffAt: now, cancelCode, cancelFeeMax, reason } as const;
  },
  withdrawCancellation: (_: unknown, held: CalledOff) => ({ calledOffBy: askerOf(held) }),
  settleCancellation: ({ cancelFee, reason }: Settlement, held: CalledOff) => {
    if (cancelFee > (held.cancelFeeMax ?? 0)) throw new DomainError('invalid-argument', { cancelFee: aboveShown });
    return { calledOffBy: askerOf(held), cancelFee, reason };
  },
  dismissCancellation: ({ reason }: Pick<Settlement, 'reason'>, held: CalledOff) => ({ calledOffBy: askerOf(held), reason }),
};

/**
 * The same side that asks again for the same reason has asked already, and the same amount is
 * settled already; others are refused.
 */
export const sameCancellation = {
  requestCancellation: ({ cancelCode }: Pick<Request, 'cancelCode'>, held: object, { actor }: DecisionContext): boolean =>
    'cancelCode' in held && held.cancelCode === cancelCode && 'calledOffBy' in held && held.calledOffBy === actor.role,
  dismissCancellation: ({ calledOffAt }: Pick<Settlement, 'calledOffAt'>, held: object): boolean =>
    'calledOffAt' in held && held.calledOffAt === calledOffAt,
  settleCancellation: ({ cancelFee }: Pick<Settlement, 'cancelFee'>, held: object): boolean =>
    'cancelFee' in held && held.cancelFee === cancelFee,
};
