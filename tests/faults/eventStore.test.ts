import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { account } from '#domain/people/account/account.ts';
import { talent as talentAggregate } from '#domain/people/talent/talent.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { forgetKey } from '#functions/effects/erasure/erasePerson.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { moveOlderKeys } from '#functions/eventStore/olderKeys.ts';
import { keyPaths, paths } from '#functions/platform/firestorePaths.ts';
import type { Runtime } from '#functions/ports.ts';
import { ownDocumentsHandler } from '#functions/projections/ownDocuments.ts';
import { sharedDocumentsHandler } from '#functions/projections/sharedDocuments.ts';
import { runtime } from '#functions/runtime.ts';
import { localRuntime } from '#local/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { send } from '#tests/support/callables.ts';
import { freshOffer } from '#tests/support/deals.ts';
import { keysDatabase, whileErased } from '#tests/support/keys.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent, talentProfile } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a snapshot with another schema is ignored: the next command is decided from the events', async () => {
  const { talent, offerId } = await freshOffer(cast);
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 34_000 });
  const head = runtime().db.doc(paths.head(`offer-${offerId}`));
  const before = (await head.get()).data();
  await head.update({ snapshotSchema: offer.snapshotSchema - 1, snapshot: { status: 'IS_CLOSED', nonsense: true } });
  expect(await send(talent, 'offers', { type: 'accept', termsNo: 2, offerId })).toMatchObject({ version: 3 });
  const after = (await head.get()).data();
  expect(after).toMatchObject({ version: 3, snapshotSchema: offer.snapshotSchema });
  expect(after?.snapshot).toMatchObject({ status: 'IS_ACCEPTED', fee: 34_000, clientId: cast.client.uid, talentId: talent.uid });
  expect(before?.snapshot).toMatchObject({ status: 'IN_PROGRESS', fee: 34_000 });
});

test('a running command whose sender is erased makes no new key and stores nothing', async () => {
  const talent = await newTalent(cast.office);
  await whenCaughtUp();
  const key = keysDatabase().doc(keyPaths.personKey(talent.uid));
  const stored = (await eventsOf(`talent-${talent.uid}`)).length;
  await whileErased(talent.uid, async () => {
    const { type, ...profile } = talentProfile('去来 まどか');
    const command = { type, ...profile };
    const request = {
      aggregate: talentAggregate,
      entityId: talent.uid,
      command,
      commandId: randomUUID(),
      sender: { uid: talent.uid, hasRequiredSecondFactor: true },
    };
    // A new runtime has an empty key cache.
    await expect(executeCommand(localRuntime(), request)).rejects.toMatchObject({ code: 'account-withdrawn' });
    expect((await key.get()).data()).toEqual({ erasedAt: expect.any(Number) });
    expect(await eventsOf(`talent-${talent.uid}`)).toHaveLength(stored);
  });
});

test('an erased person never gets a key again', async () => {
  const uid = `erased-${randomUUID()}`;
  const register = {
    aggregate: account,
    entityId: uid,
    command: { type: 'register', email: `${uid}@example.com` },
    begins: true,
    sender: { uid, hasRequiredSecondFactor: true },
  } as const;
  await forgetKey(runtime(), uid);
  const request = { ...register, commandId: randomUUID() };
  await expect(executeCommand(localRuntime(), request)).rejects.toMatchObject({ code: 'account-withdrawn' });
  expect((await keysDatabase().doc(keyPaths.personKey(uid)).get()).data()).toEqual({ erasedAt: expect.any(Number) });
  expect(await eventsOf(`account-${uid}`)).toEqual([]);
});

test('a person of an older release is read with the key in the log’s database until it is moved', async () => {
  const talent = await newTalent(cast.office, '移行 前子');
  await whenCaughtUp();
  const { db } = runtime();
  const key = (await localRuntime().keys.read([talent.uid])).get(talent.uid) as Buffer;
  const [place, older] = [keysDatabase().doc(keyPaths.personKey(talent.uid)), db.doc(paths.olderKey(talent.uid))];
  await place.delete();
  await older.set({ key: key.toString('base64') });
  expect((await localRuntime().keys.read([talent.uid])).get(talent.uid)).toEqual(key);
  expect(await moveOlderKeys(db, localRuntime().keys.make)).toBe(1);
  expect((await older.get()).exists).toBe(false);
  expect((await localRuntime().keys.read([talent.uid])).get(talent.uid)).toEqual(key);
});

/**
 * A runtime whose transactions pause, like on a slow instance; reports when the first one starts.
 */
const slower = (running: Runtime) => {
  let arrive: () => void = () => {};
  let release: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const db = new Proxy(running.db, {
    get: (target, name) => {
      if (name === 'runTransaction')
        return async (...args: Parameters<typeof target.runTransaction>) => {
          arrive();
          await released;
          return target.runTransaction(...args);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { runtime: { ...running, db }, arrived, release };
};

test('a delivery that lost a race with another instance changes nothing', async () => {
  const { offerId, path } = await freshOffer(cast);
  await whenCaughtUp();
  const stack = connectToStack();
  // The functions host gets no messages: the test delivers.
  await stack.faults.set({ drop: 1 });
  const streamId = `offer-${offerId}`;
  await runtime().db.doc(paths.head(streamId)).update({ owedFrom: 2 });
  for (const fee of [32_000, 33_000]) await send(cast.client, 'offers', { type: 'changeFee', offerId, fee });
  const slow = slower(runtime());
  const overtaken = [
    ownDocumentsHandler(slow.runtime, { streamId, version: 2 }),
    ownDocumentsHandler(runtime(), { streamId, version: 3 }).then(() => sharedDocumentsHandler(slow.runtime, { streamId, version: 2 })),
  ];
  await slow.arrived;
  await ownDocumentsHandler(runtime(), { streamId, version: 3 });
  await sharedDocumentsHandler(runtime(), { streamId, version: 3 });
  slow.release();
  await Promise.all(overtaken);
  await stack.faults.clear();

  const { db } = runtime();
  expect((await db.doc(paths.progress(streamId)).get()).data()).toMatchObject({ done: { readModels: 3, shared: 3 } });
  expect((await db.doc(path).get()).data()).toMatchObject({ fee: 33_000, version: 3 });
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
