import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyEnvelope } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { refreshClaims } from '../effects/claims.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Around } from '../testing/memoryFirestore.ts';
import { deliverAll, fork, processOf, settle, type World } from '../testing/memoryProcess.ts';
import { accept, makeOffer, offerId, suspendTalent, worldAfter } from '../testing/smallWorld.ts';
import { policiesHandler } from './policiesHandler.ts';

const streamId = `offer-${offerId}`;
const message = { streamId, version: 1 };
const dataAt = ({ database }: World, path: string) => database.documents().get(path);
/** The mails about the offer. */
const mailsIn = ({ database }: World) => [...database.documents().keys()].filter((path) => path.startsWith(`mails/${streamId}`));

/** A world with an offer that no policy has seen; one in which nobody has offered anything. */
let made: World;
let people: World;
beforeAll(async () => {
  people = await worldAfter();
  made = fork(people);
  await executeCommand(processOf(made), makeOffer);
});

test('what follows from an offer follows once, delivered once or twice', async () => {
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

/**
 * Handles the event in a process that is slow: `meanwhile` happens right before it notes its
 * progress.
 */
const handleSlowly = async (world: World, meanwhile: () => Promise<unknown>): Promise<void> => {
  let isFirst = true;
  const slow: Around = async (call, effect) => {
    if (call === `update ${paths.progress(streamId)}` && isFirst) {
      isFirst = false;
      await meanwhile();
    }
    return effect();
  };
  await policiesHandler(processOf(world, slow), message);
};

test('a slower process takes nothing back of what another has noted', async () => {
  const world = fork(made);
  await handleSlowly(world, async () => {
    await executeCommand(processOf(world), accept);
    await policiesHandler(processOf(world), { streamId, version: 2 });
    await settle(world);
  });
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ owed: { policies: 2 }, done: { policies: 2 }, owedSince: null });
});

test('what is appended before the progress is noted stays owed', async () => {
  const world = fork(made);
  await handleSlowly(world, () => executeCommand(processOf(world), accept));
  expect(dataAt(world, paths.progress(streamId))).toMatchObject({ done: { policies: 1 }, owedSince: expect.any(Number) });
  await settle(world);
  expect(mailsIn(world)).toHaveLength(2);
});

describe('the claims', () => {
  const uid = parties.talentId;
  const event = { type: 'AccountSuspended', streamId: `account-${uid}` } as AnyEnvelope;

  test('are written again when the streams moved meanwhile', async () => {
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
    const calls: string[] = [];
    const noting: Around = async (call, effect) => {
      calls.push(call);
      return effect();
    };
    for (const _ of ['once', 'twice']) await refreshClaims(processOf(world, noting), event);
    expect(calls.filter((call) => call === `sessions of ${uid} end`)).toHaveLength(1);
    expect(calls.indexOf(`sessions of ${uid} end`)).toBeLessThan(calls.indexOf('setCustomUserClaims'));
  });

  test('of somebody who is gone from the accounts server are nobody’s; another fault there is told', async () => {
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
