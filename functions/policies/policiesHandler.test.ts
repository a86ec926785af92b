import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyEnvelope } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { type Around, noted } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { refreshClaims } from '../effects/claims.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import { fork, settle } from '../testing/memoryProcess.ts';
import { accept, makeOffer, offerId, suspendTalent, worldAfter } from '../testing/smallWorld.ts';
import { policiesHandler } from './policiesHandler.ts';

const streamId = `offer-${offerId}`;
const message = { streamId, version: 1 };
const dataAt = ({ database }: World, path: string) => database.documents().get(path);
const mailsIn = ({ database }: World) => [...database.documents().keys()].filter((path) => path.startsWith(`mails/${streamId}`));

/** A world whose offer is not handled by the policies; and an empty one. */
let made: World;
let people: World;
beforeAll(async () => {
  people = await worldAfter();
  made = fork(people);
  await executeCommand(processOf(made), makeOffer);
});

test('the effects of an offer happen once, after one delivery or two', async () => {
  const world = fork(made);
  await policiesHandler(processOf(world), message);
  const [mails, effects] = [mailsIn(world), [...world.effects]];
  expect(mails).toEqual([`mails/${streamId}_1_OfferMade_${parties.talentId}`]);
  expect(effects.filter((each) => each.startsWith(`alarm ${streamId}`))).toHaveLength(2);
  expect(dataAt(world, paths.head(`chat-${offerId}`))).toMatchObject({ version: 1 });
  await policiesHandler(processOf(world), message);
  expect([mailsIn(world), [...world.effects]]).toEqual([mails, effects]);
  expect(dataAt(world, paths.head(`chat-${offerId}`))).toMatchObject({ version: 1 });
});

/** Handles the event in a slow process: `meanwhile` runs right before it saves its progress. */
const handleSlowly = async (world: World, meanwhile: () => Promise<unknown>): Promise<void> => {
  // The first commit opens the room.
  let commits = 0;
  const slow: Around = async (call, effect) => {
    if (call === 'commit' && ++commits === 2) {
      await meanwhile();
    }
    return effect();
  };
  await policiesHandler(processOf(world, slow), message);
};

test('a slow process does not undo the progress of another', async () => {
  const world = fork(made);
  await handleSlowly(world, async () => {
    await executeCommand(processOf(world), accept);
    await policiesHandler(processOf(world), { streamId, version: 2 });
    await settle(world);
  });
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ owed: { policies: 2 }, done: { policies: 2 }, owedSince: null });
});

test('an event that is appended before the progress is saved stays owed', async () => {
  const world = fork(made);
  await handleSlowly(world, () => executeCommand(processOf(world), accept));
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ done: { policies: 1 }, owedSince: expect.any(Number) });
  await settle(world);
  expect(mailsIn(world)).toHaveLength(2);
});

describe('the claims', () => {
  const uid = parties.talentId;
  const event = { type: 'AccountSuspended', streamId: `account-${uid}` } as AnyEnvelope;

  test('are written again if the streams changed in between', async () => {
    const world = fork(people);
    let isFirst = true;
    const slow: Around = async (call, effect) => {
      const result = effect();
      if (call === 'setCustomUserClaims' && isFirst) {
        isFirst = false;
        await executeCommand(processOf(world), suspendTalent);
      }
      return result;
    };
    await refreshClaims(processOf(world, slow), event);
    expect(world.claims.get(uid)).toMatchObject({ role: 'talent', suspended: true });
  });

  test('of a suspension end the sessions once', async () => {
    const world = fork(people);
    await executeCommand(processOf(world), suspendTalent);
    const { calls, noting } = noted();
    for (const _ of ['once', 'twice']) await refreshClaims(processOf(world, noting), event);
    expect(calls.filter((call) => call === `sessions of ${uid} end`)).toHaveLength(1);
    expect(calls.indexOf(`sessions of ${uid} end`)).toBeLessThan(calls.indexOf('setCustomUserClaims'));
  });

  test('of an account that the accounts server does not know are skipped; other errors are thrown', async () => {
    const world = fork(people);
    const refusing = (code: string): Around => {
      const refuse = Object.assign(new Error(code), { code });
      return async (call, effect) => {
        if (call === 'setCustomUserClaims') throw refuse;
        return effect();
      };
    };
    await refreshClaims(processOf(world, refusing('auth/user-not-found')), event);
    await expect(refreshClaims(processOf(world, refusing('auth/internal-error')), event)).rejects.toMatchObject({ server: 'accounts' });
    await deliverAll(world, processOf(world));
  });
});
