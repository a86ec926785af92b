import { expect, test } from 'vitest';
import { account } from '#domain/people/account/account.ts';
import { posting } from '#domain/testing/profiles.ts';
import { job } from '#domain/work/job/job.ts';
import { noted } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { commandOf, send, whatDiffers } from '../testing/memoryProcess.ts';
import { callingOff, clientId, concluding, jobId, makeOffer, makeOfferWithSheet, talentId, worldAfter } from '../testing/smallWorld.ts';
import { filledJob } from './filledJob.ts';
import { reservePair } from './reservedDeals.ts';

const jobIn = (world: World) => world.database.documents().get(`jobs/${jobId}`);
const edit = (change: object) => commandOf(job, jobId, { type: 'edit', ...posting, ...change }, clientId);

const another = 'talent-2';
/** Another cast, without a profile. */
const joins = [
  commandOf(account, another, { type: 'register', email: 'second@example.com' }, another, { begins: true }),
  commandOf(account, another, { type: 'chooseRole', role: 'talent' }, another),
];
/** A command on the world's offer, on an offer to the other cast. */
const toAnother = (request: CommandRequest): CommandRequest => {
  const { sender, command, commandId } = request;
  const ofCast = sender !== 'system' && sender.uid === talentId;
  return {
    ...request,
    entityId: 'offer-2',
    commandId: `${commandId}-2`,
    ...(ofCast && { sender: { ...sender, uid: another } }),
    ...(request.begins && {
      command: { ...command, talentId: another } as CommandRequest['command'],
      rules: [{ reserve: reservePair('offer', 'offer-2', jobId, another, () => clientId) }],
    }),
  };
};

test.each([
  [1, 1, 'CLOSED'],
  [2, 1, 'OPEN'],
  [1, 0, 'OPEN'],
] as const)('a job with %i seats whose choice is %i is %s after one conclusion', async (numberOfPeople, closesWhenFilled, status) => {
  const world = await worldAfter(edit({ numberOfPeople, closesWhenFilled }), makeOffer, ...concluding);
  expect(jobIn(world)).toMatchObject({ status });
  expect(jobIn(world)?.filledAt === null).toBe(status === 'OPEN');
  expect(await whatDiffers(world)).toEqual([]);
});

test('the last of several seats closes it', async () => {
  const first = [edit({ numberOfPeople: 2, closesWhenFilled: 1 }), makeOffer, ...concluding];
  const world = await worldAfter(...first, ...joins, ...[makeOffer, ...concluding].map(toAnother));
  expect(jobIn(world)).toMatchObject({ status: 'CLOSED' });
});

test('a seat that a cancellation opens again does not open the job', async () => {
  const world = await worldAfter(edit({ numberOfPeople: 1, closesWhenFilled: 1 }), makeOfferWithSheet, ...concluding, ...callingOff);
  expect(jobIn(world)).toMatchObject({ status: 'CLOSED' });
  expect(world.database.documents().get(`jobFunnels/${jobId}`)).toMatchObject({ concluded: 0 });
});

test('reads the deals of the job once its client chose the end, and nothing of another job', async () => {
  const callsOf = async (closesWhenFilled: number): Promise<unknown> => {
    const world = await worldAfter(edit({ numberOfPeople: 1, closesWhenFilled }), makeOffer, ...concluding.slice(0, -1));
    await send(processOf(world), concluding.at(-1) as CommandRequest);
    const { calls, noting } = noted();
    const command = { type: 'closeFilled' };
    const request = { aggregate: job, entityId: jobId, command, commandId: 'close', sender: 'system' as const };
    await executeCommand(processOf(world, noting), { ...request, rules: [filledJob(jobId)] });
    return calls.map((call) => call.split(' ')[0]).filter((call) => call !== 'publish');
  };
  expect(await callsOf(1)).toEqual(['get', 'query', 'get', 'commit']);
  expect(await callsOf(0)).toEqual(['get']);
});
