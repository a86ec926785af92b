import { describe, expect, test } from 'vitest';
import { account } from '#domain/people/account/account.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { keyPaths, paths } from '../platform/firestorePaths.ts';
import { fork, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import {
  concluding,
  makeOfferWithSheet,
  offerId,
  registerStudent,
  removeStudent,
  talentId,
  withdrawTalent,
  worldAfter,
} from '../testing/smallWorld.ts';
import { applyErasures } from './applyErasures.ts';

/** A backup that was restored after these commands, with the ledger of that time. */
const restored = async (backup: World, ...after: Parameters<typeof send>[1][]): Promise<World> => {
  const lived = fork(backup);
  for (const request of after) {
    await send(processOf(lived), request);
    await settle(lived);
  }
  return { ...fork(backup), files: lived.files };
};
const keyOf = ({ keys }: World, name: string) => keys.documents().get(keyPaths.personKey(name));
const statusOf = ({ database }: World, uid: string) => database.documents().get(paths.head(`account-${uid}`))?.snapshot;

describe('the ledger after a restore', () => {
  test('erases again the people who left after the backup, and no others', async () => {
    const backup = await worldAfter();
    const world = await restored(backup, withdrawTalent);
    expect(keyOf(world, talentId)).toMatchObject({ by: expect.any(String) });
    expect(await applyErasures(processOf(world))).toEqual({ entries: 1, readable: [talentId], withdrawn: [talentId], failed: [] });
    expect(keyOf(world, talentId)).toEqual({ erasedAt: NOON });
    expect(statusOf(world, talentId)).toMatchObject({ status: 'WITHDRAWN' });
    expect(JSON.stringify([...world.database.documents()])).not.toContain('山田');
    await settle(world);
    expect(await whatDiffers(world)).toEqual([]);
    expect([...world.keys.documents().values()].filter((stored) => 'wrapped' in stored).length).toBeGreaterThan(2);
  });

  test('has nothing to do in a second run', async () => {
    const world = await restored(await worldAfter(), withdrawTalent);
    await applyErasures(processOf(world));
    expect(await applyErasures(processOf(world))).toEqual({ entries: 1, readable: [], withdrawn: [], failed: [] });
  });

  test('keeps the words that the law requires before it erases the key', async () => {
    const backup = await worldAfter(makeOfferWithSheet, ...concluding);
    const world = await restored(backup, withdrawTalent);
    await applyErasures(processOf(world));
    expect(keyOf(world, `record-${offerId}`)).toMatchObject({ by: expect.any(String) });
    expect(keyOf(world, talentId)).toEqual({ erasedAt: NOON });
  });

  test('erases keys that are not of accounts, such as a place on the roster', async () => {
    const world = await restored(await worldAfter(registerStudent), removeStudent);
    const { entries, readable, withdrawn } = await applyErasures(processOf(world));
    expect([entries, readable, withdrawn]).toEqual([1, ['student-TA0001-1'], []]);
    expect(keyOf(world, 'student-TA0001-1')).toEqual({ erasedAt: NOON });
  });

  test('lists the people whom it could not erase, and continues with the others', async () => {
    const world = await restored(await worldAfter(registerStudent), removeStudent, withdrawTalent);
    const runtime = processOf(world);
    const failing = {
      ...runtime,
      keys: {
        ...runtime.keys,
        erase: (name: string, at: number) => (name === talentId ? Promise.reject(new Error('away')) : runtime.keys.erase(name, at)),
      },
    };
    const { entries, failed } = await applyErasures(failing);
    expect([entries, failed.map(({ personId }) => personId)]).toEqual([2, [talentId]]);
    expect(keyOf(world, 'student-TA0001-1')).toEqual({ erasedAt: NOON });
  });
});

test('the ledger has an erasure before the key is erased', async () => {
  const world = await worldAfter();
  const runtime = processOf(world);
  const noted = { ...runtime, erasures: { ...runtime.erasures, append: () => Promise.reject(new Error('the bucket is away')) } };
  await send(runtime, withdrawTalent);
  const { policiesHandler } = await import('../policies/policiesHandler.ts');
  await expect(policiesHandler(noted, { streamId: `${account.name}-${talentId}`, version: 3 })).rejects.toThrow('the bucket is away');
  expect(keyOf(world, talentId)).toMatchObject({ by: expect.any(String) });
});
