import { beforeAll, expect, test } from 'vitest';
import type { Around } from '../../testing/memoryFirestore.ts';
import { fork, processOf, type World } from '../../testing/memoryProcess.ts';
import { makeOffer, worldAfter } from '../../testing/smallWorld.ts';
import { deliverMail } from './deliverMail.ts';
import type { DueMail } from './wakeMailSender.ts';

/** An offer was made, and the sender was told of the mail to the talent. */
let made: World;
beforeAll(async () => {
  made = await worldAfter(makeOffer);
});

/**
 * Sends a mail by several processes at once; answers with their calls to the database and the mail
 * server.
 */
const callsOf = async (world: World, due: DueMail, senders: number): Promise<string[]> => {
  const calls: string[] = [];
  const noting: Around = async (call, effect) => {
    calls.push(call);
    return effect();
  };
  await Promise.all(Array.from({ length: senders }, () => deliverMail(processOf(world, noting), due)));
  return calls;
};

const wakeUp = () => made.wakeUps.find((due): due is DueMail => 'mailId' in due && due.mailId.includes('OfferMade')) as DueMail;
const sent = (calls: readonly string[]) => calls.filter((call) => call.startsWith('mail '));

test('a wake-up that comes to several senders at once, and once more, is one mail', async () => {
  const world = fork(made);
  expect(sent(await callsOf(world, wakeUp(), 5))).toHaveLength(1);
  expect(sent(await callsOf(world, wakeUp(), 1))).toEqual([]);
  expect(world.database.documents().get(`mails/${wakeUp().mailId}`)).toMatchObject({ state: 'SENT', attempts: 1 });
});

test('of a mail that was just queued only the people and the deal are read', async () => {
  const fresh = await callsOf(fork(made), wakeUp(), 1);
  expect(fresh.filter((call) => /^(get|query|transaction)/.test(call))).toEqual([
    'get users/talent-1,talents/talent-1,jobs/job-1/offers/offer-1',
  ]);
});
