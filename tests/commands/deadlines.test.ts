import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import { MAX_AHEAD_MS } from '#functions/effects/deadlines/alarmClock.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { armedFor, fireAt, pauseQueue, resumeQueue, runTask } from '#tests/support/clock.ts';
import { agreedChange, type Deal, newOffer } from '#tests/support/deals.ts';
import { level, now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await newCast();
});

const offerUntil = async (scheduleToClose: number): Promise<Deal & Person> => {
  const talent = await newTalent(cast.office);
  return { ...(await newOffer({ ...cast, talent }, scheduleToClose)), ...talent };
};

const conclude = async ({ offerId, ...talent }: Deal & { token: string }) => {
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  return send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
};

const alarms = (offerId: string, count: number) =>
  until(
    () => armedFor(`offer-${offerId}`),
    (armed) => armed.length >= count,
    `${count} alarms`,
  );

const typesOf = async (offerId: string) => (await eventsOf(`offer-${offerId}`)).map(({ type }) => type);

describe('with the queue paused', () => {
  beforeAll(pauseQueue);
  afterAll(resumeQueue);

  test('an answer is refused after its deadline, even if no alarm has rung', async () => {
    const deal = await offerUntil(now() + HOUR);
    const { answerDue } = await document<Offer>(deal.path, (offer) => offer.answerDue !== null);
    await level().reach(answerDue as number);
    const refused = await refusal(send(deal, 'offers', { type: 'accept', termsNo: 1, offerId: deal.offerId }));
    expect(refused.details).toEqual({ code: 'deadline-passed', message: '期限を過ぎているため、この操作はできません。' });
    expect(await typesOf(deal.offerId)).toEqual(['OfferMade']);
  });

  test('an offer arms its reminder and its expiry; the reminder rings once, and the expiry ends it', async () => {
    const deal = await offerUntil(now() + 60 * DAY);
    const [remind, expire] = await alarms(deal.offerId, 2);
    const [made] = await eventsOf(`offer-${deal.offerId}`);
    const askedAt: number = made?.data.askedAt;
    expect(remind).toMatchObject({ kind: 'remindAccept', dueAt: askedAt + businessRules.answerPeriod - businessRules.reminderLead });
    expect(expire).toMatchObject({ kind: 'expire', dueAt: askedAt + businessRules.answerPeriod });
    if (!remind || !expire) throw new Error('no alarms');

    await fireAt(remind, remind.dueAt);
    await fireAt(remind, remind.dueAt + 1);
    expect(await typesOf(deal.offerId)).toEqual(['OfferMade', 'OfferAcceptReminded']);
    await fireAt(expire, expire.dueAt);
    await fireAt(expire, expire.dueAt + DAY);
    expect(await typesOf(deal.offerId)).toEqual(['OfferMade', 'OfferAcceptReminded', 'OfferExpired']);
  });

  test('an alarm that rings too early changes nothing and is armed again', async () => {
    const deal = await offerUntil(now() + 60 * DAY);
    const [remind] = await alarms(deal.offerId, 2);
    await runTask(remind?.name as string);
    const again = await until(
      () => armedFor(`offer-${deal.offerId}`),
      (armed) => armed.some(({ kind, hop }) => kind === 'remindAccept' && hop === 1),
      'the alarm armed again',
    );
    expect(again.find(({ kind, hop }) => kind === 'remindAccept' && hop === 1)?.scheduledAt).toBe(remind?.dueAt);
    expect(await typesOf(deal.offerId)).toEqual(['OfferMade']);
  });

  test('an alarm for a deal in another status changes nothing', async () => {
    const deal = await offerUntil(now() + 60 * DAY);
    const [, expire] = await alarms(deal.offerId, 2);
    await send(cast.client, 'offers', { type: 'cancel', offerId: deal.offerId });
    if (!expire) throw new Error('no alarm');
    expect(await fireAt(expire, expire.dueAt)).toBeNull();
    expect(await typesOf(deal.offerId)).toEqual(['OfferMade', 'OfferCanceled']);
  });

  test('for an end 100 days ahead the alarm hops, and the deal closes once at its end', async () => {
    const end = now() + 100 * DAY;
    const deal = await offerUntil(end);
    await conclude(deal);
    const armed = await until(
      () => armedFor(`offer-${deal.offerId}`),
      (found) => found.some(({ kind }) => kind === 'close'),
      'the alarm of the end',
    );
    let alarm = armed.find(({ kind }) => kind === 'close');
    for (const hop of [1, 2, 3]) {
      expect((alarm?.scheduledAt ?? 0) - now()).toBeLessThanOrEqual(MAX_AHEAD_MS);
      // An alarm before its time, like at the end of a hop, is armed for the next hop.
      if (alarm) await fireAt(alarm, now());
      alarm = (await armedFor(`offer-${deal.offerId}`)).find((next) => next.kind === 'close' && next.hop === hop);
      expect(alarm).toMatchObject({ hop, dueAt: end });
    }
    if (!alarm) throw new Error('no alarm');
    expect(await typesOf(deal.offerId)).not.toContain('OfferClosed');
    await fireAt(alarm, end);
    await fireAt(alarm, end);
    expect((await typesOf(deal.offerId)).filter((type) => type === 'OfferClosed')).toHaveLength(1);
  });

  test('a moved end arms a new generation; the old alarm has no effect', async () => {
    const deal = await offerUntil(now() + 20 * DAY);
    await conclude(deal);
    await until(
      () => armedFor(`offer-${deal.offerId}`),
      (found) => found.some(({ kind }) => kind === 'close'),
      'the first alarm',
    );
    const later = now() + 25 * DAY;
    const { version } = await agreedChange({ ...cast, talent: deal }, { offerId: deal.offerId }, { scheduleToClose: later });
    const armed = await until(
      () => armedFor(`offer-${deal.offerId}`),
      (found) => found.some(({ kind, generation }) => kind === 'close' && generation === version),
      'the new generation',
    );
    const old = armed.find(({ kind, dueAt }) => kind === 'close' && dueAt < later);
    const newest = armed.find(({ generation }) => generation === version);
    expect(newest?.dueAt).toBe(later);
    if (!old || !newest) throw new Error('no alarms');
    expect(await fireAt(old, old.dueAt)).toBeNull();
    expect(await fireAt(newest, newest.dueAt)).not.toBeNull();
  });
});
