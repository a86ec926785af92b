import { afterAll, beforeAll, expect, test } from 'vitest';
import { runtime } from '#functions/runtime.ts';
import '#local/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import type { Ports } from '#local/stack/ports.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { newCast } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { startValve, type Valve } from '#tests/support/valve.ts';

let stack: Stack;
let valve: Valve;

// A stack whose functions reach Pub/Sub through a valve. While it is shut, a publish hangs.
beforeAll(async () => {
  valve = await startValve();
  const throughValve = ({ pubsub }: Ports) => {
    valve.leadTo(pubsub);
    return { PUBSUB_EMULATOR_HOST: valve.address };
  };
  stack = await startStack({ ports: 'free', schedules: false, env: throughValve });
  Object.assign(process.env, stack.env);
});
afterAll(async () => {
  await stack?.stop();
  await valve?.close();
});

test('killed between commit and publish: projections and notices follow after the restart', async () => {
  const cast = await newCast();
  const deal = await newOffer(cast);
  await whenStatus(deal.path, 'IN_PROGRESS');
  await whenCaughtUp();

  valve.shut();
  const lost = send(cast.talent, 'offers', { type: 'accept', termsNo: 1, offerId: deal.offerId }).catch((error: unknown) => error);
  await until(
    () => eventsOf(`offer-${deal.offerId}`),
    (events) => events.length === 2,
    'the committed event',
  );
  await connectToStack(stack.env).killFunctions();
  expect(await lost).toBeInstanceOf(Error);
  // The deal's document was in the commit; the notices were not.
  expect((await runtime().db.doc(deal.path).get()).get('status')).toBe('IS_ACCEPTED');
  const told = () =>
    runtime().db.collection('notifications').where('offerId', '==', deal.offerId).where('kind', '==', 'OfferAccepted').get();
  expect((await told()).size).toBe(0);

  valve.open();
  await connectToStack(stack.env).startFunctions();
  await until(
    async () => {
      await connectToStack(stack.env).runSchedule('sweep');
      return (await told()).size;
    },
    (notifications) => notifications > 0,
    'the notification of the killed process',
    30_000,
  );
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
