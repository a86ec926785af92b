import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import type { Cast } from '#tests/support/people.ts';

/** The end (ms) of the deals with a certificate. */
export const scheduleToClose = now() + 40 * DAY;
const workDay = { date: daysAfter(jstDate(now()), 10), from: '10:00', to: '16:00', kind: 'SHOOT' };
/** A terms sheet with one work day, ten days ahead. */
export const sheet = { ...termsSheet, workDays: [workDay], payDue: daysAfter(jstDate(now()), 40) };
/** A concluded offer with a terms sheet. Returns its id. */
export const concludedOffer = async ({ client, talent, office, jobId }: Cast, target = talent): Promise<string> => {
  const offer = { jobId, talentId: target.uid, fee: 68_000, scheduleToClose, sheet };
  const { streamId } = await send(client, 'offers', { type: 'makeOffer', ...offer });
  const acted = { offerId: streamId.slice('offer-'.length), termsNo: 1 };
  await send(target, 'offers', { type: 'accept', ...acted });
  await send(office, 'offers', { type: 'adminApprove', ...acted });
  await send(client, 'offers', { type: 'approve', ...acted });
  return acted.offerId;
};
