import { P } from 'ts-pattern';
import * as deal from '../deal/outcomes.ts';
import type { OfferEvent } from './events.ts';

export const { conflict, notFound } = deal;
export const fulfilled = (): OfferEvent[] => [];
export const beforeDue = deal.beforeDue<OfferEvent>;
export const onceDue = deal.onceDue<OfferEvent>;

const ended = ['IS_INQUIRY_REFUSED', 'IS_REFUSED', 'IS_ADMIN_DISAPPROVED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_ADMIN_CLOSED'] as const;
type Ended = (typeof ended)[number];
/** The ended statuses but one: the one that fulfils the command at hand. */
export const endedBut = <Status extends Ended>(status: Status) =>
  P.union(...(ended.filter((other) => other !== status) as [Exclude<Ended, Status>]));
export const anyEnded = P.union(...ended);
