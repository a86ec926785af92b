import { P } from 'ts-pattern';
import * as deal from '../deal/outcomes.ts';
import type { EntryEvent } from './events.ts';

export const { conflict, notFound } = deal;
export const fulfilled = (): EntryEvent[] => [];
export const beforeDue = deal.beforeDue<EntryEvent>;
export const onceDue = deal.onceDue<EntryEvent>;

const ended = ['IS_ADMIN_DISAPPROVED', 'IS_REFUSED', 'IS_EXPIRED', 'IS_ADMIN_CLOSED'] as const;
type Ended = (typeof ended)[number];
/** The ended statuses but one: the one that fulfils the command at hand. */
export const endedBut = <Status extends Ended>(status: Status) =>
  P.union(...(ended.filter((other) => other !== status) as [Exclude<Ended, Status>]));
export const anyEnded = P.union(...ended);
