import { P } from 'ts-pattern';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { OfferEvent } from './events.ts';

export const conflict = (): never => {
  throw new DomainError('status-conflict');
};
export const notFound = (): never => {
  throw new DomainError('not-found');
};
export const fulfilled = (): OfferEvent[] => [];

const ended = ['IS_INQUIRY_REFUSED', 'IS_REFUSED', 'IS_ADMIN_DISAPPROVED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_ADMIN_CLOSED'] as const;
type Ended = (typeof ended)[number];
/** The ended statuses but one: the one that fulfils the command at hand. */
export const endedBut = <Status extends Ended>(status: Status) =>
  P.union(...(ended.filter((other) => other !== status) as [Exclude<Ended, Status>]));
export const anyEnded = P.union(...ended);

/** Whether a deadline has passed is decided here, by the clock at command time: the alarm may be late. */
export const beforeDue = (due: number, { now }: DecisionContext, events: OfferEvent[]): OfferEvent[] => {
  if (now >= due) throw new DomainError('deadline-passed');
  return events;
};
export const onceDue = (due: number | null, { now }: DecisionContext, events: OfferEvent[]): OfferEvent[] => {
  if (due === null || now < due) throw new DomainError('deadline-not-reached');
  return events;
};
