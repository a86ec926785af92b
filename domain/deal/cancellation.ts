import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { event, personal, type Upcaster } from '../kernel/eventDefinition.ts';
import { cancellationAmount } from './cancelTable.ts';
import { dealFields } from './fields.ts';
import { spanOf } from './sheet.ts';
import type { CalledOff, ConcludedAt, Terms } from './state.ts';

// How a concluded deal is called off: one side asks, the office settles it with an amount. For offers and entries alike.

const { cancelCode, cancelFee, cancelFeeMax, calledOffBy, calledOffAt, reason, termsNo } = dealFields;

/** `cancelFeeMax`: what the sender was shown. */
export const requestCancellation = z.strictObject({ type: z.literal('requestCancellation'), termsNo, cancelCode, cancelFeeMax, reason });
export const withdrawCancellation = z.strictObject({ type: z.literal('withdrawCancellation') });
export const settleCancellation = z.strictObject({ type: z.literal('settleCancellation'), cancelFee, reason });
/** Sent by the alarm clock with the system actor, taken by no callable. */
export const remindCancellation = z.strictObject({ type: z.literal('remindCancellation') });
export const cancelCommands = [requestCancellation, withdrawCancellation, settleCancellation, remindCancellation] as const;

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
export const cancellationReminded = event(parties);

type Concluded = Pick<Terms, 'fee'> & {
  readonly approvedAt: number;
  readonly sheet: { readonly facts: Pick<NonNullable<Terms['sheet']>['facts'], 'workDays'> } | null;
};

/** An amount above what whoever called the deal off was shown. */
export const aboveShown = '申し込みのときに示した額を超えています';

/**
 * The most that the client owes (yen without tax) when a side calls off a concluded deal at `at` (ms). A cast who does so gets nothing. Without a
 * sheet no day is known, and it is for the office to find out what is owed.
 */
export const cancelFeeMaxOf = ({ fee, sheet, approvedAt }: Concluded, by: 'client' | 'talent', at: number): number => {
  if (by === 'talent') return 0;
  return sheet ? cancellationAmount(fee, sheet.facts.workDays, approvedAt, at) : fee;
};

const isWorked = ({ sheet }: Pick<Terms, 'sheet'>, now: number): boolean =>
  sheet !== null && sheet.facts.workDays.length > 0 && sheet.facts.workDays.every((day) => spanOf(day).to <= now);

type Request = Omit<z.infer<typeof requestCancellation>, 'type'>;
type Settlement = Omit<z.infer<typeof settleCancellation>, 'type'>;

/** The data of the events of calling off. */
export const cancelDetails = {
  requestCancellation: ({ cancelCode, cancelFeeMax, reason }: Request, held: Terms & ConcludedAt, { actor, now }: DecisionContext) => {
    const by = actor.role === 'talent' ? 'talent' : 'client';
    if (isWorked(held, now)) throw new DomainError('already-worked');
    if (cancelFeeMax !== cancelFeeMaxOf(held, by, now)) throw new DomainError('cancel-fee-changed');
    return { calledOffBy: by, calledOffAt: now, cancelCode, cancelFeeMax, reason } as const;
  },
  withdrawCancellation: (_: unknown, { calledOffBy }: CalledOff) => ({ calledOffBy: calledOffBy ?? 'client' }),
  settleCancellation: ({ cancelFee, reason }: Settlement, { calledOffBy, cancelFeeMax }: CalledOff) => {
    if (cancelFee > (cancelFeeMax ?? 0)) throw new DomainError('invalid-argument', { cancelFee: aboveShown });
    return { calledOffBy: calledOffBy ?? 'client', cancelFee, reason };
  },
};

/** Who asks for the same reason, or settles at the same amount, finds it done; another one is refused. */
export const sameCancellation = {
  requestCancellation: ({ cancelCode }: Pick<Request, 'cancelCode'>, held: object): boolean =>
    'cancelCode' in held && held.cancelCode === cancelCode,
  settleCancellation: ({ cancelFee }: Pick<Settlement, 'cancelFee'>, held: object): boolean =>
    'cancelFee' in held && held.cancelFee === cancelFee,
};
