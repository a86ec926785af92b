import { type ClosingState, closing } from '#domain/closing/closing.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { Guard } from '../eventStore/guard.ts';

/**
 * Adds to a guard the check that none of these closing months is locked. The guard reads the
 * months' streams, so of a lock and an act at once the second sees the first.
 */
export const whileOpen = (months: readonly string[], guard?: Guard): Guard => {
  const streams = guard?.streams ?? [];
  return {
    ...guard,
    streams: [...streams, ...months.map((month) => ({ aggregate: closing, entityId: month }))],
    check: (states, now, found) => {
      if (states.slice(streams.length).some((state) => (state as ClosingState).status === 'LOCKED')) throw new DomainError('month-locked');
      guard?.check?.(states, now, found);
    },
  };
};
