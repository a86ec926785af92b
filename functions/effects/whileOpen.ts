import { DomainError } from '#domain/kernel/domainError.ts';
import { type ClosingState, closing } from '#domain/money/closing/closing.ts';
import type { Guard } from '../eventStore/guard.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Orders the acts on the bills of a closing month. */
export const turnOfMonth = (month: string): string => paths.turn(`month_${month}`);

/**
 * Adds to a guard the check that none of these closing months is locked. The lock of a month and
 * the acts on its bills come one after the other, so the second sees the first.
 */
export const whileOpen = (months: readonly string[], guard?: Guard): Guard => {
  const streams = guard?.streams ?? [];
  return {
    ...guard,
    streams: [...streams, ...months.map((month) => ({ aggregate: closing, entityId: month }))],
    turns: [...(guard?.turns ?? []), ...months.map(turnOfMonth)],
    check: (states, now, found, documents) => {
      if (states.slice(streams.length).some((state) => (state as ClosingState).status === 'LOCKED')) throw new DomainError('month-locked');
      guard?.check?.(states, now, found, documents);
    },
  };
};
