import { DomainError } from '#domain/kernel/domainError.ts';
import { type ClosingState, closing } from '#domain/money/closing/closing.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Orders the acts on the bills of a closing month. */
export const turnOfMonth = (month: string): string => paths.turn(`month_${month}`);

/**
 * None of these closing months is locked. The lock of a month and the acts on its bills come one
 * after the other, so the second sees the first.
 */
export const monthIsOpen = (...months: readonly string[]): Rule => ({
  streams: months.map((month) => ({ aggregate: closing, entityId: month })),
  turns: months.map(turnOfMonth),
  check: (states) => {
    if (states.some((state) => (state as ClosingState).status === 'LOCKED')) throw new DomainError('month-locked');
  },
});
