import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '#domain/people/account/account.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { terms } from '#domain/testing/dealSamples.ts';
import { posting } from '#domain/testing/profiles.ts';
import { job } from '#domain/work/job/job.ts';
import type { Role } from '#domain/work/job/roles.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { type Around, noted } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { commandOf, fork, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { clientId, jobId, worldAfter } from '../testing/smallWorld.ts';
import { keepsTaken, seatLeft } from './jobRoles.ts';
import { reservePair } from './reservedDeals.ts';

const role = (no: number, seats: number): Role => ({
  no,
  name: no === 1 ? '主演' : '店員',
  seats,
  feeMin: 30_000 * no,
  feeMax: 50_000 * no,
  wantedGender: 0,
  wantedAgeBands: [],
  days: '',
});
let edits = 0;
const edit = (roles: readonly Role[], change: object = {}): CommandRequest =>
  commandOf(job, jobId, { type: 'edit', ...posting, ...change, roles }, clientId, {
    commandId: `edit-${edits++}`,
    rules: [keepsTaken(jobId, roles)],
  });

const casts = ['a', 'b', 'c', 'd'];
const offerOf = (cast: string) => `offer-${cast}`;
/** The offer to a cast waits for its client's conclusion. */
const checked = (cast: string, roleNo: number): CommandRequest[] => [
  commandOf(account, cast, { type: 'register', email: `${cast}@example.com` }, cast, { begins: true }),
  commandOf(account, cast, { type: 'chooseRole', role: 'talent' }, cast),
  commandOf(offer, offerOf(cast), { type: 'makeOffer', jobId, talentId: cast, roleNo, ...terms }, clientId, {
    begins: true,
    rules: [{ reserve: reservePair('offer', offerOf(cast), jobId, cast, () => clientId) }],
  }),
  commandOf(offer, offerOf(cast), { type: 'accept', termsNo: 1 }, cast),
  commandOf(offer, offerOf(cast), { type: 'adminApprove', termsNo: 1 }, uidOf.office),
];
const conclude = (cast: string): CommandRequest =>
  commandOf(offer, offerOf(cast), { type: 'approve', termsNo: 1 }, clientId, { rules: seatLeft });
const end = (cast: string): CommandRequest => commandOf(offer, offerOf(cast), { type: 'forceClose', reason: '中止のため' }, uidOf.office);

const two = [role(1, 1), role(2, 2)];
let ready: World;
beforeAll(async () => {
  ready = await worldAfter(edit(two), ...checked('a', 1), ...checked('b', 1), ...checked('c', 2), ...checked('d', 2));
});

const concludedIn = (world: World, roleNo: number): number =>
  casts.filter((cast) => {
    const found = world.database.documents().get(`jobs/${jobId}/offers/${offerOf(cast)}`);
    return found?.roleNo === roleNo && found.status === 'IS_APPROVED';
  }).length;
const jobIn = (world: World) => world.database.documents().get(`jobs/${jobId}`) as { readonly status: string; readonly roles: Role[] };
const codeOf = (request: Promise<unknown>) => request.then(() => null).catch(({ code }: { readonly code: string }) => code);

describe('the seats of a role', () => {
  test('of two conclusions at once, one has the last seat', async () => {
    const world = fork(ready);
    // Two processes read before either of them writes.
    const codes = await Promise.all(['a', 'b'].map((cast) => codeOf(executeCommand(processOf(world), conclude(cast)))));
    expect(codes.sort()).toEqual(['role-full', null].sort());
    expect(concludedIn(world, 1)).toBe(1);
  });

  test('are free again after a conclusion was undone', async () => {
    const world = fork(ready);
    for (const request of [conclude('a'), end('a'), conclude('b')]) await send(processOf(world), request);
    await settle(world);
    expect(concludedIn(world, 1)).toBe(1);
    expect(world.database.documents().get(`takenSeats/${jobId}`)).toEqual({ id: jobId, roles: { 1: 1 } });
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('cannot become fewer than those taken, and a role with a deal cannot go', async () => {
    const world = fork(ready);
    for (const cast of ['c', 'd']) await send(processOf(world), conclude(cast));
    const fieldsOf = (request: CommandRequest) =>
      executeCommand(processOf(world), request)
        .then(() => null)
        .catch(({ fields }) => fields);
    expect(await fieldsOf(edit([role(1, 1), role(2, 1)]))).toEqual({ 'roles.1.seats': '2人が成立しています。2人以上にしてください' });
    expect(await fieldsOf(edit([role(2, 2)]))).toEqual({ roles: '進行中または成立した候補者がいる役は、外せません' });
    expect(await fieldsOf(edit([role(1, 1), role(2, 3)]))).toBeNull();
    for (const cast of ['a', 'b']) await send(processOf(world), end(cast));
    expect(await fieldsOf(edit([role(2, 3)]))).toBeNull();
    expect(await fieldsOf(edit([role(2, 3), role(1, 1)]))).toEqual({ roles: expect.any(String) });
  });

  test('are counted by an edit only once it has its turn', async () => {
    const told: string[] = [];
    const around: Around = async (call, effect) => {
      const what = call.includes(paths.turn(`roles_${jobId}`)) ? 'turn' : call.startsWith('query') ? 'deals' : null;
      if (what === null) return effect();
      told.push(`${what} asked`);
      await setImmediate();
      const result = effect();
      told.push(`${what} read`);
      return result;
    };
    await executeCommand(processOf(fork(ready), around), edit([role(1, 1), role(2, 1)]));
    expect(told.slice(0, 4)).toEqual(['turn asked', 'turn read', 'deals asked', 'deals read']);
  });

  test('only an edit that takes seats or roles away reads the deals', async () => {
    const callsOf = async (roles: readonly Role[]) => {
      const { calls, noting } = noted();
      await executeCommand(processOf(fork(ready), noting), edit(roles));
      return calls.map((call) => call.split(' ')[0]).filter((call) => call !== 'publish');
    };
    const plain = await callsOf([role(1, 2), role(2, 2), role(3, 1)]);
    expect(plain).not.toContain('query');
    expect(await callsOf([role(1, 1), role(2, 1)])).toContain('query');
  });

  test('close the job only once each role is full', async () => {
    const world = await worldAfter(edit(two, { closesWhenFilled: 1 }), ...casts.flatMap((cast) => checked(cast, cast < 'c' ? 1 : 2)));
    for (const cast of ['a', 'c']) await send(processOf(world), conclude(cast));
    await settle(world);
    expect(jobIn(world).status).toBe('OPEN');
    await send(processOf(world), conclude('d'));
    await settle(world);
    expect(jobIn(world).status).toBe('CLOSED');
  });

  test('are never more than the role has, whatever happens at once', async () => {
    const act = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...casts).map((cast) => () => conclude(cast)) },
      { weight: 1, arbitrary: fc.constantFrom(...casts).map((cast) => () => end(cast)) },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 })).map(
          ([first, second]) =>
            () =>
              edit([role(1, first), role(2, second)]),
        ),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
        const world = fork(ready);
        for (const round of rounds) {
          await Promise.all(round.map((request) => codeOf(executeCommand(processOf(world), request()))));
          for (const { no, seats } of jobIn(world).roles) expect(concludedIn(world, no)).toBeLessThanOrEqual(seats);
        }
      }),
      { numRuns: 60 },
    );
  });
});
