import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { send } from '#tests/support/callables.ts';
import { freshOffer, newOffers } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent, talentProfile } from '#tests/support/people.ts';

const SEED = 20_261_125;
const stack = connectToStack();
let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});
afterEach(() => stack.limits.clear());

const reachedNow = async (limit: 'lost-answer' | 'aborted' | 'exhausted') => (await stack.limits.reached()).counts[limit] ?? 0;

describe(`with a faulty database (seed ${SEED})`, () => {
  test('a deal is played while one commit in three loses its answer: one event per command, and the documents are correct', async () => {
    const before = await reachedNow('lost-answer');
    await stack.limits.set({ seed: SEED, loseAnswer: 0.33 });
    const { offerId, talent } = await freshOffer(cast);
    await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
    await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
    await send(cast.client, 'offers', { type: 'approve', termsNo: 1, offerId });
    const events = await eventsOf(`offer-${offerId}`);
    expect(events.map(({ type }) => type)).toEqual(['OfferMade', 'OfferAccepted', 'OfferAdminApproved', 'OfferApproved']);
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
    expect(await reachedNow('lost-answer')).toBeGreaterThan(before);
  });

  test('six deals change at once while commits are aborted, refused and lost: nothing is lost or repeated', async () => {
    await stack.limits.set({ seed: SEED, loseAnswer: 0.1, abort: 0.1, exhaust: 0.05 });
    const deals = await newOffers(cast, 6);
    await Promise.all(
      deals.map(async ({ offerId }, index) => {
        await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 41_000 + index });
        await send(cast.client, 'offers', { type: 'changeSchedule', offerId, scheduleToClose: Date.now() + 2 * HOUR + index });
        if (index % 2 === 0) await send(cast.client, 'offers', { type: 'cancel', offerId });
      }),
    );
    await send(cast.talent, 'talents', talentProfile('改名 華子'));
    for (const [index, { offerId }] of deals.entries()) {
      const types = (await eventsOf(`offer-${offerId}`)).map(({ type }) => type);
      const ends = index % 2 === 0 ? ['OfferCanceled'] : [];
      expect(types).toEqual(['OfferMade', 'OfferFeeChanged', 'OfferScheduleChanged', ...ends]);
    }
    await stack.limits.clear();
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
    for (const limit of ['lost-answer', 'aborted', 'exhausted'] as const) expect(await reachedNow(limit)).toBeGreaterThan(0);
  });

  test('one job and one cast, asked three times at once while answers are lost: one deal', async () => {
    await stack.limits.set({ seed: SEED, loseAnswer: 0.33 });
    const talent = await newTalent(cast.office);
    const ask = () =>
      send(cast.client, 'offers', {
        type: 'makeOffer',
        jobId: cast.jobId,
        talentId: talent.uid,
        fee: 30_000,
        scheduleToClose: Date.now() + HOUR,
      });
    const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
