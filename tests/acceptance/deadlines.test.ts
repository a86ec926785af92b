import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepDeadlines } from '#functions/effects/deadlines/sweepDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { armedFor, pauseQueue, resumeQueue } from '#tests/support/clock.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});
afterAll(resumeQueue);

const typesOf = async (offerId: string) => (await eventsOf(`offer-${offerId}`)).map(({ type }) => type);

test('an offer whose end is near expires automatically', async () => {
  const deal = await newOffer({ ...cast, talent: await newTalent(cast.office) }, Date.now() + 3_000);
  const expired = await whenStatus(deal.path, 'IS_EXPIRED');
  expect(expired.expiredAt).toBeGreaterThanOrEqual(expired.scheduleToClose as number);
  expect((await eventsOf(`offer-${deal.offerId}`)).at(-1)?.meta.actor).toEqual({ uid: 'system', role: 'system' });
});

test('after Cloud Tasks lost everything, the sweep arms near deadlines and rings overdue ones once', async () => {
  const near = await newOffer({ ...cast, talent: await newTalent(cast.office) }, Date.now() + 90_000);
  const [armed] = await until(
    () => armedFor(`offer-${near.offerId}`),
    (found) => found.length > 0,
    'the alarm',
  );
  await connectToStack().restartTasks();
  await pauseQueue();
  expect(await armedFor(`offer-${near.offerId}`)).toEqual([]);
  await sweepDeadlines(runtime());
  expect(await armedFor(`offer-${near.offerId}`)).toMatchObject([{ kind: 'expire', name: armed?.name }]);

  const late = { ...runtime(), now: () => Date.now() + 300_000 };
  await sweepDeadlines(late);
  await sweepDeadlines(late);
  expect((await typesOf(near.offerId)).filter((type) => type === 'OfferExpired')).toHaveLength(1);
});
