import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Around } from '#local/memory/firestore.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { EventFault, ServerFault } from '../eventStore/faults.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { fork, handlers } from '../testing/memoryProcess.ts';
import { changeFee, makeOffer, offerId, worldAfter } from '../testing/smallWorld.ts';
import { deliver, type Handler } from './deliver.ts';
import { MAX_FAILURES, unpark } from './parking.ts';
import { sweepOwed } from './sweepOwed.ts';

const streamId = `offer-${offerId}`;
const message = { streamId, version: 3 };

let begun: Promise<World> | undefined;
/** An offer that was made, with two changes that nobody has counted. */
let world: World;
let runtime: Runtime;
beforeEach(async () => {
  begun ??= (async () => {
    const made = await worldAfter(makeOffer);
    for (const fee of [41_000, 42_000]) await executeCommand(processOf(made), changeFee(fee));
    // Their mails are queued.
    await handlers.policies(processOf(made), message);
    return made;
  })();
  world = fork(await begun);
  runtime = processOf(world);
});

const failing =
  (error: unknown): Handler =>
  async () => {
    throw error;
  };
const fault = failing(new EventFault('a fault in a projector'));
const dataAt = (path: string) => world.database.documents().get(path);
const progress = () => dataAt(paths.progress(streamId));
const parked = () => dataAt(paths.parked('shared', streamId));

/** Delivers until it is acknowledged, at most ten times; returns how often it was refused. */
const refusals = async (handler: Handler, at = runtime): Promise<number> => {
  for (let count = 0; count < 10; count++) {
    const error = await deliver(at, 'shared', handler, message).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) return count;
  }
  return 10;
};

describe('a fault of our code', () => {
  test('parks the stream at the fifth failure, with a pointer to the event; the sweep leaves it alone', async () => {
    expect(await refusals(fault)).toBe(4);
    expect(parked()).toEqual({
      cause: 'CODE',
      subscription: 'shared',
      streamId,
      version: 2,
      error: 'a fault in a projector',
      parkedAt: NOON,
    });
    expect(progress()).toMatchObject({ parkedAt: { shared: NOON }, owedSince: null });
    expect(await sweepOwed(runtime.db, runtime.publish, NOON + HOUR)).toBe(0);
    // A message that comes all the same changes nothing.
    await deliver(runtime, 'shared', handlers.shared, message);
    expect(progress()).toMatchObject({ done: { shared: 1 } });
  });

  test('is forgotten when the event goes well', async () => {
    for (let failure = 1; failure < MAX_FAILURES; failure++) await expect(deliver(runtime, 'shared', fault, message)).rejects.toThrow();
    expect(progress()).toMatchObject({ failures: { shared: MAX_FAILURES - 1 } });
    await deliver(runtime, 'shared', handlers.shared, message);
    expect(progress()).toMatchObject({ failures: {}, done: { shared: 3 } });
  });
});

describe('a fault after sound events of the same delivery', () => {
  /**
   * The handlers of a process on whose projectors, or other servers, version 3 of the offer fails.
   */
  const failingAt3 = (): Runtime => {
    const { changesOf } = runtime.following;
    const faulty: typeof changesOf = (events, found) => {
      if (events.some(({ version }) => version === 3)) throw new EventFault('a fault in a projector');
      return changesOf(events, found);
    };
    return { ...runtime, following: { ...runtime.following, changesOf: faulty } };
  };

  test('parks the stream before the event that fails, and skips no other', async () => {
    await runtime.db.doc(paths.head(streamId)).update({ owedFrom: 2 });
    await runtime.db.doc(paths.progress(streamId)).update({ 'owed.readModels': 3 });
    const at = failingAt3();
    for (let failure = 1; failure < MAX_FAILURES; failure++)
      await expect(deliver(at, 'readModels', handlers.readModels, message)).rejects.toThrow('a fault in a projector');
    await deliver(at, 'readModels', handlers.readModels, message);
    expect(dataAt(paths.parked('readModels', streamId))).toMatchObject({ version: 3 });
    expect(dataAt(`jobs/job-1/offers/${offerId}`)).toMatchObject({ fee: 41_000, version: 2 });
  });

  test.each(['shared', 'policies'] as const)(
    '%s: an event that cannot be read stops those after it, none before it',
    async (subscription) => {
      await runtime.db.doc(paths.event(streamId, 3)).update({ type: 'OfferTeleported' });
      await runtime.db.doc(paths.progress(streamId)).update({ 'owed.policies': 3, 'done.policies': 1 });
      await expect(deliver(runtime, subscription, handlers[subscription], message)).rejects.toThrow();
      expect(progress()).toMatchObject({ done: { [subscription]: 2 } });
    },
  );
});

describe('a parked stream', () => {
  test('goes on where it stood', async () => {
    await refusals(fault);
    expect(await unpark(runtime.db, 'shared', streamId, { now: NOON })).toBe(true);
    expect([parked(), progress()]).toMatchObject([undefined, { failures: {}, parkedAt: {}, done: { shared: 1 }, owedSince: NOON }]);
    await deliver(runtime, 'shared', handlers.shared, message);
    expect(progress()).toMatchObject({ done: { shared: 3 } });
  });

  test('that goes on again is not taken from the sweep by a process that saw it parked', async () => {
    await refusals(fault);
    await executeCommand(runtime, changeFee(43_000));
    await runtime.db.doc(paths.progress(streamId)).update({ 'done.policies': 4 });
    let isFirst = true;
    const slow: Around = async (call, effect) => {
      if (call === `update ${paths.progress(streamId)}` && isFirst) {
        isFirst = false;
        await unpark(runtime.db, 'shared', streamId, { now: NOON });
      }
      return effect();
    };
    await handlers.shared(processOf(world, slow), message);
    expect([isFirst, progress()]).toMatchObject([false, { owedSince: NOON }]);
  });

  test('goes on after the event that is skipped', async () => {
    await refusals(fault);
    await unpark(runtime.db, 'shared', streamId, { discard: true, now: NOON });
    expect(progress()).toMatchObject({ done: { shared: 2 }, owed: { shared: 3 } });
  });

  test('that moved since it was looked at stays as it is', async () => {
    await refusals(fault);
    expect(await unpark(runtime.db, 'shared', streamId, { parkedAt: NOON - 1, now: NOON })).toBe(false);
    expect(parked()).toBeDefined();
  });

  test.each([
    [2, { owedFrom: 3, done: 0 }],
    [3, { owedFrom: null, done: 3 }],
  ])('skips event %i of its own documents', async (owedFrom, expected) => {
    const head = runtime.db.doc(paths.head(streamId));
    await head.update({ owedFrom });
    await runtime.db.doc(paths.progress(streamId)).update({ 'owed.readModels': 3, 'parkedAt.readModels': 1 });
    await unpark(runtime.db, 'readModels', streamId, { discard: true, now: NOON });
    expect(dataAt(paths.head(streamId))).toMatchObject({ owedFrom: expected.owedFrom });
    expect(progress()).toMatchObject({ done: { readModels: expected.done }, parkedAt: {} });
  });
});

describe('a fault of a server', () => {
  const refused = failing(Object.assign(new Error('13 INTERNAL'), { code: 13 }));
  const later = (minutes: number): Runtime => ({ ...runtime, now: () => NOON + minutes * MINUTE });

  test('of the database parks nothing while the event is young', async () => {
    expect(await refusals(refused, later(9))).toBe(10);
    expect([parked(), progress()]).toMatchObject([undefined, { failures: {} }]);
  });

  test('of the database parks the stream after ten minutes, and the sweep lets it go on after ten more', async () => {
    expect(await refusals(refused, later(11))).toBe(MAX_FAILURES - 1);
    expect(parked()).toMatchObject({ cause: 'SERVER' });
    await sweepOwed(runtime.db, runtime.publish, NOON + 20 * MINUTE);
    expect(parked()).toMatchObject({ cause: 'SERVER' });
    await sweepOwed(runtime.db, runtime.publish, NOON + 21 * MINUTE);
    expect([parked(), progress()]).toMatchObject([undefined, { parkedAt: {} }]);
  });

  test.each([
    ['another server', new ServerFault('tasks', 'away')],
    ['an event of a newer release', new NewerEvent('OfferMade')],
    ['another transaction that holds a document', Object.assign(new Error('10 ABORTED'), { code: 10 })],
  ])('parks nothing: %s', async (_, error) => {
    expect(await refusals(failing(error), later(60))).toBe(10);
    expect(parked()).toBeUndefined();
  });
});
