import { beforeAll, expect, test } from 'vitest';
import type { Around } from '../../testing/memoryFirestore.ts';
import { fork, processOf, type World } from '../../testing/memoryProcess.ts';
import { makeOffer, worldAfter } from '../../testing/smallWorld.ts';
import { deliverMail } from './deliverMail.ts';
import type { DueMail } from './wakeMailSender.ts';

/** A world with an offer; the mail to the talent is queued and announced. */
let made: World;
beforeAll(async () => {
  made = await worldAfter(makeOffer);
});

/** Sends a mail from several processes at once; returns their database and mail server calls. */
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

test('several parallel wake-ups and a later one send one mail', async () => {
  const world = fork(made);
  expect(sent(await callsOf(world, wakeUp(), 5))).toHaveLength(1);
  expect(sent(await callsOf(world, wakeUp(), 1))).toEqual([]);
  expect(world.database.documents().get(`mails/${wakeUp().mailId}`)).toMatchObject({ state: 'SENT', attempts: 1 });
});

test('for a mail that was just queued only the people and the deal are read', async () => {
  const fresh = await callsOf(fork(made), wakeUp(), 1);
  expect(fresh.filter((call) => /^(get|query|transaction)/.test(call))).toEqual([
    'get users/talent-1,talents/talent-1,jobs/job-1/offers/offer-1',
  ]);
});
