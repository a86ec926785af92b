import { beforeAll, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { Runtime } from '../../ports.ts';
import { keepLogLines } from '../../testing/logLines.ts';
import { callsOf, fork } from '../../testing/memoryProcess.ts';
import { concluding, makeOffer, makeOfferWithSheet, worldAfter } from '../../testing/smallWorld.ts';
import { deliverDue } from '../deliverDue.ts';
import { deliverMail, sweepMails } from './deliverMail.ts';
import { CLAIM_MS } from './mails.ts';
import type { DueMail } from './wakeMailSender.ts';

const lines = keepLogLines();

/** A world with an offer; the mail to the talent is queued and announced. */
let made: World;
beforeAll(async () => {
  made = await worldAfter(makeOffer);
});

const wakeUp = () => made.wakeUps.find((due): due is DueMail => 'mailId' in due && due.mailId.includes('OfferMade')) as DueMail;
const sent = (calls: readonly string[]) => calls.filter((call) => call.startsWith('mail '));

/** Wakes the sender of a mail a number of times at once. */
const woken =
  (times: number, due: DueMail = wakeUp()) =>
  (runtime: Runtime) =>
    Promise.all(Array.from({ length: times }, () => deliverMail(runtime, due)));
const mailIn = (world: World) => world.database.documents().get(`mails/${wakeUp().mailId}`);

test('several parallel wake-ups and a later one send one mail', async () => {
  const world = fork(made);
  expect(sent(await callsOf(world, woken(5)))).toHaveLength(1);
  expect(sent(await callsOf(world, woken(1)))).toEqual([]);
  expect(mailIn(world)).toMatchObject({ state: 'SENT', attempts: 1 });
});

test('two processes that are woken at the same moment leave one note, and the operator is told', async () => {
  const world = fork(made);
  const later = (runtime: Runtime) => woken(1)({ ...runtime, now: () => NOON + 1 });
  const [one, other] = await Promise.all([callsOf(world, woken(1)), callsOf(world, later)]);
  expect([sent(one), sent(other)].flat()).toHaveLength(2);
  expect(mailIn(world)).toMatchObject({ state: 'SENT', attempts: 1 });
  expect(lines.filter(({ message }) => String(message).includes('two processes were woken'))).toHaveLength(1);
});

test('a wake-up that comes late leaves the mail to the sweep, which sends it once', async () => {
  const world = fork(made);
  const late = (ms: number) => (runtime: Runtime) => ({ ...runtime, now: () => NOON + ms });
  expect(sent(await callsOf(world, (runtime) => woken(1)(late(CLAIM_MS / 2)(runtime))))).toEqual([]);
  expect(sent(await callsOf(world, (runtime) => sweepMails(late(CLAIM_MS - 1)(runtime))))).toEqual([]);
  const swept = (runtime: Runtime) => Promise.all([sweepMails(late(CLAIM_MS)(runtime)), woken(1)(late(CLAIM_MS)(runtime))]);
  expect(sent(await callsOf(world, swept)).filter((call) => call.includes('OfferMade'))).toHaveLength(1);
  expect(mailIn(world)).toMatchObject({ state: 'SENT', attempts: 2 });
});

test('a mail is written twice: when it is queued, and when it is sent', async () => {
  const fresh = await callsOf(fork(made), woken(1));
  expect(fresh.filter((call) => /^(get|query|transaction|update|set|create|commit)/.test(call))).toEqual([
    `get mails/${wakeUp().mailId},users/talent-1,talents/talent-1,jobs/job-1/offers/offer-1,priceLists/operator`,
    `update mails/${wakeUp().mailId}`,
  ]);
});

/** A world in which the office has just approved an offer: a mail to each side is fresh. */
const bothSides = async () => {
  const world = fork(await worldAfter(makeOfferWithSheet, ...concluding.slice(0, 2)));
  const dues = world.wakeUps.filter((due): due is DueMail => 'mailId' in due && due.mailId.includes('OfferAdminApproved'));
  return { world, dues };
};

test('mails of one message share one read, and repeated messages send each once', async () => {
  const { world, dues } = await bothSides();
  const calls = await callsOf(world, (runtime) => Promise.all([1, 2, 3].map(() => deliverDue(runtime, { dues }))));
  expect(calls.filter((call) => call.startsWith('get'))).toEqual([
    `get mails/${dues[0]?.mailId},users/client-1,clients/client-1,jobs/job-1/offers/offer-1,mails/${dues[1]?.mailId},users/talent-1,talents/talent-1`,
  ]);
  expect(sent(calls)).toHaveLength(2);
  expect(sent(await callsOf(world, (runtime) => deliverDue(runtime, { dues })))).toEqual([]);
});

test('a mail whose message took too long is left to the sweep', async () => {
  const { world, dues } = await bothSides();
  let at = NOON;
  const slow = processOf(
    world,
    async (call, effect) => {
      if (call.startsWith('mail ')) at += CLAIM_MS / 2;
      return effect();
    },
    () => at,
  );
  await deliverDue(slow, { dues });
  const stateOf = ({ mailId }: DueMail) => world.database.documents().get(`mails/${mailId}`)?.state;
  expect(dues.map(stateOf)).toEqual(['SENT', 'SENDING']);
});
