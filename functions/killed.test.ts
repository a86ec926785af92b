import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventType } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { rotate, seed } from '#domain/testing/rotation.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { unpark } from './delivery/parking.ts';
import type { Progress } from './delivery/progress.ts';
import { subscriptions } from './delivery/publish.ts';
import { paths } from './platform/firestorePaths.ts';
import { policies } from './policies/policies.ts';
import { type Scenario, scenarios, streamId } from './testing/killScenarios.ts';
import { callsOf, fork, send, settle, whatDiffers } from './testing/memoryProcess.ts';
import { changeFee, moveClient } from './testing/smallWorld.ts';
import { isRead, stoppingAt, stops } from './testing/stopping.ts';

const isOwing = ({ owed, done, owedSince, parkedAt, failures }: Progress): boolean =>
  owedSince !== null ||
  Object.keys({ ...parkedAt, ...failures }).length > 0 ||
  subscriptions.some((each) => (owed[each] ?? 0) > (done[each] ?? 0));

/** The mail and the notice of `goFurther`; their time may differ. */
const isOfFurther = (text: string): boolean => /OfferFeeChanged|報酬が変更されました/.test(text);

/** The state that must be equal in all runs, without ciphers and hashes of random keys. */
const outcomeOf = ({ database, effects, claims, files }: World) => {
  const documents = [...database.documents()].sort(([one], [other]) => (one < other ? -1 : 1));
  const events = documents.filter(([path]) => path.includes('/events/')).map(([path, { type }]) => `${path} ${type}`);
  const shown = documents
    .filter(([path]) => !/^(streams|receipts|progress)\//.test(path))
    // The number and times of mail attempts may differ; the result must not.
    .map(([path, data]) => {
      if (path.startsWith('mails/')) return [path, isOfFurther(path) ? null : data.state];
      if (path.startsWith('pushes/')) return [path, isOfFurther(String(data.kind)) ? null : data.dueAt === null];
      return [path, data];
    });
  return {
    events,
    shown,
    owing: documents.filter(([path, data]) => path.startsWith('progress/') && isOwing(data as Progress)),
    effects: [...effects].filter((effect) => !isOfFurther(effect)).sort(),
    claims: [...claims].sort(),
    // Leaves of a failed seal remain: nothing is deleted in a locked store.
    files: [...files]
      .flatMap(([path, bytes]) => (path.startsWith('leaves/') ? [] : [[path, path.startsWith('seals/') ? 'seal' : String(bytes)]]))
      .sort(),
  };
};

/** After the restart: the command is sent again, a repair runs, the sweep runs. */
const restart = async (world: World, { again, repair }: Pick<Scenario, 'again' | 'repair'> = {}): Promise<void> => {
  const runtime = processOf(world);
  await repair?.(runtime);
  await unpark(runtime.db, 'readModels', streamId, { now: runtime.now() });
  await settle(world, runtime, NOON + 61 * DAY);
  expect(await whatDiffers(world), 'before the command comes again').toEqual([]);
  if (again) await send(runtime, again);
  await settle(world, runtime, NOON + 61 * DAY);
};

/** A slow process may go on after its person has left; then the command is refused. */
const assertGone = (error: unknown): void => {
  if (!(error instanceof DomainError) || error.code !== 'account-withdrawn') throw error;
};

/** A higher fee, which needs no consent. */
const FURTHER_FEE = 58_000;

/** A change that happens before a slow process goes on. */
const goFurther = async (world: World): Promise<void> => {
  const runtime = processOf(world);
  const offer = world.database.documents().get(paths.head(streamId))?.snapshot as Pick<OfferState, 'status'> | undefined;
  const canChange = offer !== undefined && stageOf('offer', offer.status) !== 'ended';
  for (const request of canChange ? [moveClient, changeFee(FURTHER_FEE)] : [moveClient]) await send(runtime, request);
  await settle(world, runtime, NOON + 61 * DAY);
};

test('the scenarios cover all functions that run without a person', async () => {
  const [index, killed] = await Promise.all(
    ['./index.ts', './testing/killScenarios.ts'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  );
  const handlers = [...(index as string).matchAll(/\b(sweep[A-Z]\w+|deliverMail|makeMovieReady|makeSeal|fireDeadline)\(/g)].map(
    ([, name]) => name as string,
  );
  expect(handlers.length).toBeGreaterThan(10);
  expect(handlers.filter((name) => !(killed as string).includes(`${name}(`))).toEqual([]);
});

const owedToPolicies = ({ database }: World): EventType[] => {
  const documents = [...database.documents()];
  return documents.flatMap(([path, { owed, done }]) => {
    if (!path.startsWith('progress/')) return [];
    const events = `streams/${path.slice('progress/'.length)}/events/`;
    const [after, last] = [(done as Progress['done']).policies ?? 0, (owed as Progress['owed']).policies ?? 0];
    return documents.flatMap(([at, { type, version }]) =>
      at.startsWith(events) && Number(version) > after && Number(version) <= last ? [type as EventType] : [],
    );
  });
};

test('the scenarios cover all policies', async () => {
  const killed = Object.values(scenarios).filter(({ subscription }) => subscription === 'policies');
  const handled = new Set((await Promise.all(killed.map(async ({ given }) => owedToPolicies(await given())))).flat());
  expect(policies.filter(({ types }) => ![...types].some((type) => handled.has(type))).map(({ types }) => [...types].join())).toEqual([]);
});

test.for(Object.entries(scenarios))('killed or slow at any call: %s', async ([name, { given, work, ...repeated }]) => {
  const begun = await given();
  const undisturbed = fork(begun);
  const calls = await callsOf(undisturbed, work);
  await restart(undisturbed, repeated);
  // A run with the same outcome has the same documents, so only this one is compared with the log.
  const expected = outcomeOf(undisturbed);
  expect(await whatDiffers(undisturbed)).toEqual([]);
  await goFurther(undisturbed);
  const expectedLater = outcomeOf(undisturbed);
  expect(await whatDiffers(undisturbed)).toEqual([]);
  const points = [...calls.entries()].flatMap(([index, call]) =>
    stops.filter((how) => how !== 'after' || !isRead(call)).map((how) => ({ index, call, how })),
  );
  for (const { index, call, how } of rotate(name, 8, points)) {
    const at = `${how}: call ${index + 1} of ${calls.length}: ${call} (seed ${seed})`;
    const world = fork(begun);
    const { around, stopped, goOn } = stoppingAt(index + 1, how);
    const working = work(processOf(world, around));
    expect(await Promise.race([working, stopped]), at).toBe('stopped');
    await restart(world, repeated);
    expect(outcomeOf(world), at).toEqual(expected);
    if (how !== 'slow') continue;
    await goFurther(world);
    goOn();
    await working.catch(assertGone);
    await restart(world);
    expect(outcomeOf(world), at).toEqual(expectedLater);
  }
});
