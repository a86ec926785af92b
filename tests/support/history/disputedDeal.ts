import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { office } from './account.ts';
import { type History, history } from './history.ts';
import { jobOf, talentOf } from './manyPeople.ts';

/** A disputed deal: its id, its month, a day before its fee changed, and its stream. */
export type DisputedDeal = { readonly id: string; readonly month: string; readonly day: string; readonly history: History };

/**
 * A deal of last month (JST): made on the 1st for ¥30,000, concluded on the 2nd, raised to ¥45,000
 * on the 5th, closed on the 20th.
 */
export const disputedDeal = (now: number): DisputedDeal => {
  const month = jstMonth(jstMonthSpan(jstMonth(now)).from - 1);
  const { from } = jstMonthSpan(month);
  const on = (day: number, hour: number): number => from + (day - 1) * DAY + hour * HOUR;
  const { jobId, client } = jobOf(0);
  // No other deal of this job has this talent.
  const talent = talentOf(5);
  const ends = on(20, 18);
  const id = 'many-disputed-deal';
  return {
    id,
    month,
    day: `${month}-03`,
    history: history('offer', id, [
      { command: { type: 'makeOffer', jobId, talentId: talent.uid, fee: 30_000, scheduleToClose: ends }, by: client, at: on(1, 10) },
      { command: { type: 'accept', termsNo: 1 }, by: talent, at: on(2, 9) },
      { command: { type: 'adminApprove', termsNo: 1 }, by: office, at: on(2, 12) },
      { command: { type: 'approve', termsNo: 1 }, by: client, at: on(2, 18) },
      { command: { type: 'changeFee', fee: 45_000 }, by: client, at: on(5, 15) },
      { command: { type: 'close' }, by: { uid: 'system', role: 'system' }, at: ends },
    ]),
  };
};
