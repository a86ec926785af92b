import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { runtime } from '#functions/runtime.ts';
import { startPushService } from '#functions/testing/pushService.ts';
import type { PushDevices } from '#projections/account/pushDevices.ts';
import type { User } from '#projections/account/users.schema.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newJob, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  [cast, service] = await Promise.all([newCast(), startPushService()]);
});
afterAll(() => service.stop());

const addDevice = async (talent: Person) => {
  // Earlier events must not cause notifications.
  await whenCaughtUp();
  const device = service.subscribe();
  await send(talent, 'accounts', { type: 'addDevice', ...device });
  return device;
};
const devicesOf = async ({ uid }: Person) =>
  ((await runtime().db.doc(`pushDevices/${uid}`).get()).data() as PushDevices | undefined)?.devices;
const titles = () => service.caught.map(({ payload }) => (payload as { readonly title: string }).title);

test('a notification reaches the devices, encrypted, until the push service no longer knows them', async () => {
  const talent = await newTalent(cast.office);
  const { endpoint } = await addDevice(talent);
  const { offerId, path } = await newOffer({ ...cast, talent });
  const [caught] = await until(
    async () => service.caught,
    (all) => all.length === 1,
    'the notice',
  );
  expect(caught).toMatchObject({
    isOurs: true,
    payload: { title: expect.stringMatching(/^あと\d+分：オファーが届きました$/), path: `/talent/mypage/offers/${offerId}` },
  });
  expect(Object.keys(caught?.payload as object)).toEqual(['title', 'path']);
  const log = JSON.stringify(await eventsOf(`account-${talent.uid}`));
  expect(log).not.toContain(endpoint);
  service.answers(410);
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  await whenStatus(path, 'IS_CANCELED');
  await document<User>(`users/${talent.uid}`, ({ deviceIds }) => deviceIds?.length === 0);
  expect(await devicesOf(talent)).toEqual([]);
  service.answers(201);
});

test('no notification is sent after the device was removed or the person left', async () => {
  const [removing, leaving] = [await newTalent(cast.office), await newTalent(cast.office)];
  for (const talent of [removing, leaving]) await addDevice(talent);
  const { deviceIds = [] } = await document<User>(`users/${removing.uid}`, (user) => user.deviceIds?.length === 1);
  await send(removing, 'accounts', { type: 'removeDevice', deviceId: deviceIds[0] });
  service.caught.length = 0;
  await newOffer({ ...cast, jobId: await newJob(cast.client), talent: removing });
  await send(leaving, 'accounts', { type: 'withdraw' });
  await whenCaughtUp();
  expect(titles()).toEqual([]);
  expect(await devicesOf(leaving)).toBeUndefined();
});

test('an address that is not a push service is refused', async () => {
  const talent = await newTalent(cast.office);
  const device = { ...service.subscribe(), endpoint: 'https://evil.example/push' };
  expect((await refusal(send(talent, 'accounts', { type: 'addDevice', ...device }))).details).toMatchObject({
    code: 'invalid-argument',
    fields: { endpoint: messages.format },
  });
});
