import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectToStack } from '#local/stack/controlServer.ts';
import { send } from '#tests/support/callables.ts';
import { newOffers } from '#tests/support/deals.ts';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, talentProfile } from '#tests/support/people.ts';

const SEED = 20_261_120;
const stack = connectToStack();
let cast: Cast;

beforeAll(async () => {
  cast = await newCast();
  await stack.faults.set({ seed: SEED, duplicate: 3, drop: 0.1, shuffle: 8 });
});
afterAll(() => stack.faults.clear());

test(`messages delivered 1 to 3 times, shuffled, 10 % lost: the documents are the same as without (seed ${SEED})`, async () => {
  const deals = await newOffers(cast, 6);
  await Promise.all(
    deals.map(async ({ offerId }, index) => {
      await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 31_000 + index });
      await send(cast.client, 'offers', { type: 'changeSchedule', offerId, scheduleToClose: Date.now() + 7_200_000 + index });
      if (index % 2 === 0) await send(cast.client, 'offers', { type: 'cancel', offerId });
    }),
  );
  await send(cast.talent, 'talents', talentProfile('改名 花子'));
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
