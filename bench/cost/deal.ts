import { DAY } from '#domain/kernel/calendar/instants.ts';
import { send } from '#tests/support/callables.ts';
import { armedFor, fireAt } from '#tests/support/clock.ts';
import { newOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import type { Cast } from '#tests/support/people.ts';

/** The events of a deal in its three streams. */
export const DEAL_EVENTS = 11;

/**
 * A deal from offer to both reviews: 11 events in three streams. `whenIdle` waits until an event is
 * handled; `asDeadline` runs the work of the deadline.
 */
export const playDeal = async (
  cast: Cast,
  whenIdle: () => Promise<unknown>,
  asDeadline: (work: () => Promise<unknown>) => Promise<unknown> = (work) => work(),
): Promise<void> => {
  const { office, client, talent } = cast;
  // A deal in good time: a near end would also tell the office by mail.
  const { offerId } = await newOffer(cast, now() + 20 * DAY);
  const about = { offerId };
  await whenIdle();
  await send(talent, 'offers', { type: 'accept', termsNo: 1, ...about });
  await whenIdle();
  await send(office, 'offers', { type: 'adminApprove', termsNo: 1, ...about });
  await whenIdle();
  await send(client, 'offers', { type: 'approve', termsNo: 1, ...about });
  await whenIdle();
  const close = (await armedFor(`offer-${offerId}`)).findLast(({ kind }) => kind === 'close');
  if (!close) throw new Error('no alarm is set for the end of the deal');
  await asDeadline(() => fireAt(close, close.dueAt));
  await whenIdle();
  await send(office, 'offers', { type: 'claimBill', ...about, billId: offerId });
  await whenIdle();
  await send(client, 'reviews', { type: 'write', reviewId: offerId, score: 5, comment: 'ありがとうございました。' });
  await whenIdle();
  await send(talent, 'reviews', { type: 'write', reviewId: offerId, score: 3, comment: '楽しい現場でした。' });
  await whenIdle();
  const events = await Promise.all(['offer', 'chat', 'review'].map((stream) => eventsOf(`${stream}-${offerId}`)));
  if (events.flat().length !== DEAL_EVENTS) throw new Error(`the deal has ${events.flat().length} events`);
};
