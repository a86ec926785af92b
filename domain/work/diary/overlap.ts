import { DomainError } from '../../kernel/domainError.ts';
import { spanOf } from '../deal/workSpan.ts';
import type { WorkDay } from '../guardian/nightWork.ts';

export type Work = { readonly dealId: string; readonly workDays: readonly WorkDay[] };

const overlaps = (one: WorkDay, other: WorkDay): boolean => {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
};

export const overlapping = (wanted: Work, concluded: readonly Work[]): string[] =>
  concluded
    .filter(({ dealId, workDays }) => dealId !== wanted.dealId && workDays.some((day) => wanted.workDays.some((own) => overlaps(own, day))))
    .map(({ dealId }) => dealId);

/** Throws `double-booked` for an overlap that the office did not allow for this deal. */
export const assertNotDoubleBooked = (wanted: Work, concluded: readonly Work[], allowed: readonly string[]): void => {
  if (!allowed.includes(wanted.dealId) && overlapping(wanted, concluded).length > 0) throw new DomainError('double-booked');
};
