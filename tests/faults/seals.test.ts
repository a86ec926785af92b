import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { OperationStatus } from '#domain/office/operation/answers.ts';
import { leafLine } from '#domain/office/proof/seal.ts';
import { withHash as chained, hashOf } from '#functions/eventStore/hashChain.ts';
import { run } from '#functions/operator/commandLine.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import type { Runtime } from '#functions/ports.ts';
import { runtime } from '#functions/runtime.ts';
import { checkSeals } from '#functions/seals/checkSeals.ts';
import { makeSeal } from '#functions/seals/makeSeal.ts';
import { rootOf } from '#functions/seals/merkle.ts';
import { proveStream } from '#functions/seals/proveStream.ts';
import { fileSigner, folderStore } from '#local/files.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { call, send } from '#tests/support/callables.ts';
import { type Deal, newOffers } from '#tests/support/deals.ts';
import { hasKey } from '#tests/support/keys.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
let deals: Deal[];
let folder: string;
beforeAll(async () => {
  cast = await newCast();
  deals = await newOffers(cast, 3);
  await whenCaughtUp();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The stack some days ago or ahead, with its own seals. */
const on = (days: number): Runtime => ({
  ...runtime(),
  now: () => Date.now() + days * DAY,
  seals: { store: folderStore(folder), signer: () => fileSigner(join(folder, 'key.pem')) },
});
const dateOn = (days: number) => jstDate(Date.now() + days * DAY);

const verify = async () => {
  const lines: string[] = [];
  const code = await run(['verify'], (line) => lines.push(line), on(0));
  return { code, lines };
};

/**
 * Rewrites an event and relinks the chain, as a person with all rights to the database could do.
 */
const alterAndLink = async (streamId: string, version: number, change: Record<string, unknown>) => {
  const { db } = runtime();
  const stored = (await eventsOf(streamId)) as unknown as EventEnvelope[];
  const kept = stored.map((event) => ({ ...event }));
  let prevHash = stored[version - 2]?.hash ?? '0'.repeat(64);
  for (const event of stored.slice(version - 1)) {
    const data = event.version === version ? { ...event.data, ...change } : event.data;
    const altered = chained({ ...event, data, prevHash });
    prevHash = altered.hash;
    await db.doc(paths.event(streamId, event.version)).set(altered);
  }
  await db.doc(paths.head(streamId)).update({ hash: prevHash });
  return async () => {
    for (const event of kept) await db.doc(paths.event(streamId, event.version)).set(event);
    await db.doc(paths.head(streamId)).update({ hash: kept.at(-1)?.hash });
  };
};

describe('a seal made yesterday', () => {
  test('names an event that was altered and relinked today, which the chains do not show', async () => {
    const [{ offerId }] = deals as [Deal];
    const streamId = `offer-${offerId}`;
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 41_000 });
    await whenCaughtUp();
    await makeSeal(on(-1));
    // The stream grows after its sealed part.
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 42_000 });
    await whenCaughtUp();
    expect((await verify()).code).toBe(0);

    const restore = await alterAndLink(streamId, 2, { fee: 1_000 });
    const { fee } = ((await eventsOf(streamId))[1] as EventEnvelope).data as { fee: number };
    expect(fee).toBe(1_000);
    // The documents are rebuilt from the altered log, as an attacker would do.
    await run(['rebuild'], () => {}, runtime());
    expect(await whatDiffers()).toEqual([]);
    const { code, lines } = await verify();
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('seal broken'))).toEqual([
      `seal broken: ${streamId} was altered at or before version 2, sealed on ${dateOn(-1)}`,
    ]);
    // A later seal hides nothing: the one of the day before is still checked.
    await makeSeal(on(0));
    expect((await verify()).lines).toContain(`seal broken: ${streamId} was altered at or before version 2, sealed on ${dateOn(-1)}`);
    await restore();
    await run(['rebuild'], () => {}, runtime());
    expect(await whatDiffers()).toEqual([]);
  });

  test('names a stream that was removed, and one that lost its end', async () => {
    const { db } = runtime();
    const [, removed, cut] = deals.map(({ offerId }) => `offer-${offerId}`) as [string, string, string];
    await send(cast.client, 'offers', { type: 'changeFee', offerId: (deals[2] as Deal).offerId, fee: 43_000 });
    await whenCaughtUp();
    await makeSeal(on(-1));
    const [head, cutHead, events, cutEvents] = await Promise.all([
      db.doc(paths.head(removed)).get(),
      db.doc(paths.head(cut)).get(),
      eventsOf(removed),
      eventsOf(cut),
    ]);
    const last = cutEvents.at(-1) as unknown as EventEnvelope;
    await db.doc(paths.head(removed)).delete();
    for (const { version } of events) await db.doc(paths.event(removed, version)).delete();
    await db.doc(paths.event(cut, last.version)).delete();
    await db.doc(paths.head(cut)).update({ version: last.version - 1, hash: last.prevHash });
    const { faults } = await checkSeals(on(0));
    expect(faults.map(({ about, reason }) => `${about} ${reason}`).sort()).toEqual(
      [
        `${removed} was removed, sealed with version ${events.length} on ${dateOn(-1)}`,
        `${cut} lost event ${last.version}, sealed with version ${last.version} on ${dateOn(-1)}`,
      ].sort(),
    );
    for (const event of [...events, last]) await db.doc(paths.event(String(event.streamId), Number(event.version))).set(event);
    await db.doc(paths.head(removed)).set(head.data() ?? {});
    await db.doc(paths.head(cut)).set(cutHead.data() ?? {});
    expect((await checkSeals(on(0))).faults).toEqual([]);
  });

  test('stays valid after a person left: the key is erased, the ciphertext stays', async () => {
    const talent = await newTalent(cast.office);
    await whenCaughtUp();
    await makeSeal(on(-1));
    await send(talent, 'accounts', { type: 'withdraw' });
    await whenCaughtUp();
    expect(await hasKey(talent.uid)).toBe(false);
    expect(await checkSeals(on(0))).toEqual({ seals: 1, faults: [], missing: [] });
  });
});

describe('the seals themselves', () => {
  const rewrite = async (date: string, change: object) => {
    const file = join(folder, `seals/${date}.json`);
    const before = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(before), ...change }));
    return () => writeFile(file, before);
  };
  const reasons = async () => (await checkSeals(on(0))).faults.map(({ about, reason }) => `${about} ${reason}`);

  test('are one per day, each points to the one before, and days without one are named', async () => {
    const first = await makeSeal(on(-4));
    expect(await makeSeal(on(-4))).toEqual(first);
    expect(first).toMatchObject({ date: dateOn(-4), prevSeal: null });
    const second = await makeSeal(on(-2));
    expect(second.prevSeal).toMatch(/^[0-9a-f]{64}$/);
    expect(await checkSeals(on(0))).toEqual({ seals: 2, faults: [], missing: [dateOn(-3), dateOn(-1)] });
  });

  test('show if one was altered, signed by another key, removed, or given other leaves', async () => {
    const first = await makeSeal(on(-3));
    const middle = await makeSeal(on(-2));
    await makeSeal(on(-1));
    expect(await reasons()).toEqual([]);

    const takeBack = await rewrite(middle.date, { streams: middle.streams - 1 });
    expect(await reasons()).toContain(`seals/${middle.date}.json is not signed with our key`);
    await takeBack();

    const other = await rewrite(middle.date, { signature: first.signature });
    expect(await reasons()).toEqual([`seals/${middle.date}.json is not signed with our key`]);
    await other();

    const leavesFile = join(folder, middle.leaves);
    const leaves = await readFile(leavesFile);
    await writeFile(leavesFile, await readFile(join(folder, first.leaves)).then((bytes) => bytes.subarray(0, bytes.length - 9)));
    expect(await reasons()).toEqual([expect.stringMatching(`seals/${middle.date}.json its leaves cannot be read`)]);
    await writeFile(leavesFile, leaves);

    await rm(join(folder, `seals/${middle.date}.json`));
    expect(await reasons()).toEqual([`seals/${dateOn(-1)}.json does not follow the seal before it: one was removed or replaced`]);
  });

  test('prove a stream with the public seal only', async () => {
    const { root } = await makeSeal(on(-1));
    const streamId = `offer-${(deals[1] as Deal).offerId}`;
    const proof = await proveStream(on(0), streamId);
    const event = (await eventsOf(streamId)).at(-1) as unknown as EventEnvelope;
    const { hash: _, ...content } = event;
    expect(proof?.leaf).toEqual({ streamId, version: event.version, hash: hashOf(content) });
    expect(proof && rootOf(Buffer.from(leafLine(proof.leaf)), proof.path)).toBe(root);
    expect(await proveStream(on(0), 'offer-nobody')).toBeNull();
  });
});

test('the scheduled function seals the stack’s log, publishes the seal without the streams, and shows it to the office', async () => {
  await connectToStack().runSchedule('seal');
  const today = dateOn(0);
  const get = (path: string) => fetch(`${process.env.FUNCTIONS_BASE_URL}/seals${path}`);
  const list = (await (await get('/seals')).json()) as { publicKey: string; seals: { date: string; path: string }[] };
  expect(list.seals).toEqual([{ date: today, path: `/seals/${today}.json` }]);
  expect(list.publicKey).toContain('BEGIN PUBLIC KEY');
  const seal = await (await get(`/seals/${today}.json`)).text();
  expect(JSON.parse(seal)).toMatchObject({ date: today, prevSeal: null });
  const { leaves } = JSON.parse(seal) as { leaves: string };
  for (const path of ['/seals/2020-01-01.json', `/${leaves}`, '/seals/../key.pem', '/key.pem'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const { lastSeal } = await call<OperationStatus>(cast.office, 'operationStatus', { type: 'read' });
  expect(lastSeal).toMatchObject({ date: today, streams: expect.any(Number) });
});
