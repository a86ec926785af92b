import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '#functions/operator/commandLine.ts';
import { rerunScenario } from '#functions/replay/stories/story.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffers } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
let deals: Deal[];
beforeAll(async () => {
  cast = await newCast();
  deals = await newOffers(cast, 4);
  await whenCaughtUp();
});

const replay = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await run(args, (line) => lines.push(line), runtime());
  return { code, lines };
};

describe('npm run replay', () => {
  test('verify finds nothing in a correct store', async () => {
    const { code, lines } = await replay('verify');
    expect(lines).toEqual([expect.stringMatching(/ 0 broken chains, 0 differences$/)]);
    expect(code).toBe(0);
  });

  test('an altered document is named with its field; rebuild repairs it while commands run', async () => {
    const { db } = runtime();
    const [altered, removed, busy] = deals as [Deal, Deal, Deal];
    await db.doc(altered.path).update({ fee: 1 });
    await db.doc(removed.path).delete();
    await db.doc('jobs/never-posted').set({ title: 'nobody posted this' });
    const found = await replay('verify');
    expect(found.code).toBe(1);
    expect(found.lines).toContain(`differs: ${altered.path}: fee`);
    expect(found.lines).toContain(`differs: ${removed.path}: (missing)`);
    expect(found.lines).toContain('differs: jobs/never-posted: (should not exist)');

    const dry = await replay('rebuild', '--dry-run');
    expect(dry.lines).toContain(`would write: ${altered.path}: fee`);
    expect((await db.doc(altered.path).get()).get('fee')).toBe(1);

    const fees = Array.from({ length: 10 }, (_, index) => 40_000 + index);
    const commands = (async () => {
      for (const fee of fees) await send(cast.client, 'offers', { type: 'changeFee', offerId: busy.offerId, fee });
    })();
    const rebuilt = await replay('rebuild');
    expect(rebuilt.code).toBe(0);
    await commands;
    await whenCaughtUp();
    expect((await db.doc(busy.path).get()).get('fee')).toBe(fees.at(-1));
    expect(await whatDiffers()).toEqual([]);
  });

  test('capture writes a stream as a story that gives the same result again, and overwrites no file', async () => {
    const { offerId } = deals[0] as Deal;
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 47_000 });
    const file = join(await mkdtemp(join(tmpdir(), 'story-')), 'story.json');
    const capture = () => replay('capture', '--stream', `offer-${offerId}`, '--file', file);
    const { code, lines } = await capture();
    expect(lines).toEqual([expect.stringContaining('2 commands, 2 events; 0 commands could not be found')]);
    expect(code).toBe(0);
    const text = await readFile(file, 'utf8');
    for (const hidden of [offerId, cast.client.uid, cast.jobId]) expect(text).not.toContain(hidden);
    expect(rerunScenario(JSON.parse(text))).toEqual([]);
    await expect(capture()).rejects.toThrow('EEXIST');
    expect((await replay('capture', '--stream', 'offer-nobody')).lines).toEqual(['no stream offer-nobody']);
  });

  test('after an altered event verify names stream and version, and rebuild refuses', async () => {
    const { offerId } = deals[3] as Deal;
    const streamId = `offer-${offerId}`;
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 50_000 });
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 51_000 });
    await whenCaughtUp();
    const original = (await eventsOf(streamId))[1] as Record<string, unknown>;
    const ref = runtime().db.doc(`streams/${streamId}/events/0000000002`);
    await ref.update({ 'data.fee': 500 });
    const { code, lines } = await replay('verify');
    expect(code).toBe(1);
    expect(lines).toContain(`chain broken: ${streamId} version 2: content does not match its hash`);
    await expect(replay('rebuild')).rejects.toThrow(`${streamId} version 2`);

    await ref.delete();
    expect((await replay('verify')).lines).toContain(`chain broken: ${streamId} version 2: the event is missing`);
    await ref.set(original);
    expect((await replay('verify')).code).toBe(0);
  });

  test('verify finds that the last event of a stream was removed', async () => {
    const { offerId } = deals[3] as Deal;
    const streamId = `offer-${offerId}`;
    const last = (await eventsOf(streamId)).at(-1) as Record<string, unknown> & { version: number };
    const ref = runtime().db.doc(`streams/${streamId}/events/${String(last.version).padStart(10, '0')}`);
    await ref.delete();
    expect((await replay('verify')).lines).toContain(`chain broken: ${streamId} version ${last.version}: the event is missing`);
    await ref.set(last);
    expect((await replay('verify')).code).toBe(0);
  });
});
