import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';

// What a decision about an offer or an entry can come to, besides its events.

export const conflict = (): never => {
  throw new DomainError('status-conflict');
};
export const notFound = (): never => {
  throw new DomainError('not-found');
};

/**
 * Whether a deadline has passed is decided here, by the clock at command time: the alarm may be
 * late.
 */
export const beforeDue = <Event>(due: number, { now }: DecisionContext, events: Event[]): Event[] => {
  if (now >= due) throw new DomainError('deadline-passed');
  return events;
};
export const onceDue = <Event>(due: number | null, { now }: DecisionContext, events: Event[]): Event[] => {
  if (due === null || now < due) throw new DomainError('deadline-not-reached');
  return events;
};
