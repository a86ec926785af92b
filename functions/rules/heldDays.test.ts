import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '#domain/people/account/account.ts';
import { talent } from '#domain/people/talent/talent.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { hold } from '#domain/work/hold/hold.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import {
  accept,
  DATE,
  endHolds,
  first,
  grant,
  inquire,
  jobs,
  makeOffer,
  onDeal,
  onHold,
  request,
  type Side,
  second,
  secondClient,
} from '../testing/heldWorld.ts';
import { commandOf, fork, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { jobId, talentId, worldAfter } from '../testing/smallWorld.ts';
import { holdOfDeal } from './heldDays.ts';

const documentsIn = ({ database }: World) => [...database.documents()];

let asked: World;
beforeAll(async () => {
  asked = await worldAfter(...secondClient, inquire(first), inquire(second));
});
/** A story after both inquiries: each step is settled. A refusal is its code. */
const story = async (...steps: readonly CommandRequest[]) => {
  const world = fork(asked);
  const codes: (string | undefined)[] = [];
  for (const step of steps) {
    const runtime = step === endHolds ? { ...processOf(world), now: () => NOON + 2 * DAY } : processOf(world);
    try {
      await send(runtime, step);
      codes.push(undefined);
    } catch (error) {
      codes.push((error as { code?: string }).code);
    }
    await settle(world, processOf(world));
  }
  const holdOf = (by: Side) => documentsIn(world).find(([path]) => path === `holds/${by}`)?.[1] as HoldDocument | undefined;
  return { world, codes, holdOf };
};
const passed = (...codes: (string | undefined)[]) => expect(codes).toEqual(codes.map(() => undefined));

describe('a request for a hold', () => {
  test('knows the deal and the posting, whatever the browser says', async () => {
    const { codes, holdOf } = await story(request(first, ['2026-12-09']), request(first));
    expect(codes).toEqual(['invalid-argument', undefined]);
    expect(holdOf(first)).toMatchObject({ status: 'ASKED', clientId: first, jobId, talentId, days: [DATE], isLive: true });
  });
  test('is about a deal of that cast and job', async () => {
    const wrong = { type: 'request', dealKind: 'offer', dealId: first, jobId: jobs[second], days: [DATE] } as const;
    const { codes } = await story(
      onHold(first, wrong, { begins: true, rules: [holdOfDeal(talentId, wrong)] }),
      onHold(second, { ...wrong, jobId }, { begins: true, commandId: 'x', rules: [holdOfDeal(talentId, { ...wrong, jobId })] }),
    );
    expect(codes).toEqual(['not-found', 'permission-denied']);
  });
});

test('a job has at most three holds per seat', async () => {
  const cast = (number: number) => `talent-${number}`;
  // Pictures are in the folder of their owner.
  const profileOf = (uid: string) => JSON.parse(JSON.stringify(talentProfile).replaceAll(talentId, uid)) as object;
  const joined = (number: number): CommandRequest[] => [
    commandOf(account, cast(number), { type: 'register', email: `t${number}@example.com` }, cast(number), { begins: true }),
    commandOf(account, cast(number), { type: 'chooseRole', role: 'talent' }, cast(number)),
    commandOf(talent, cast(number), { type: 'saveProfile', ...profileOf(cast(number)) }, cast(number), { begins: true }),
    commandOf(talent, cast(number), { type: 'publish' }, 'office-1'),
  ];
  const ask = (number: number): CommandRequest[] => {
    const talentId = cast(number);
    const [dealId, jobId] = [`deal-${number}`, jobs[second]];
    const sent = { type: 'request', dealKind: 'offer', dealId, jobId, days: [DATE] } as const;
    const inquiry = { type: 'inquire', jobId, talentId, inquiryType: 'APPEARANCE', message: 'x' };
    return [
      onDeal(second, inquiry, dealId, true),
      commandOf(hold, talentId, sent, second, { begins: true, rules: [holdOfDeal(talentId, sent)] }),
    ];
  };
  const numbers = [2, 3, 4, 5];
  const { codes } = await story(...numbers.flatMap(joined), ...numbers.flatMap(ask));
  expect(codes.filter(Boolean)).toEqual(['hold-too-many']);
  expect(codes.at(-1)).toBe('hold-too-many');
});

test('an offer binds nobody while an earlier hold of another client shares a day', async () => {
  const { codes, holdOf, world } = await story(
    request(first),
    grant(first),
    request(second),
    grant(second),
    makeOffer(second),
    accept(second),
    endHolds,
    { ...accept(second), commandId: 'accept-again' },
  );
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'held-by-other', undefined, undefined]);
  expect(holdOf(first)).toMatchObject({ status: 'ENDED', end: 'YIELDED' });
  expect(holdOf(second)).toMatchObject({ status: 'HELD', position: 1, isDecided: true });
  expect(await whatDiffers(world)).toEqual([]);
});

test('the first offers within its day, so the second waits until the cast has refused', async () => {
  const { codes, holdOf } = await story(
    request(first),
    grant(first),
    request(second),
    grant(second),
    makeOffer(second),
    makeOffer(first),
    endHolds,
    accept(second),
    onDeal(talentId, { type: 'refuse', reasonCode: 'FEE' }, first),
    { ...accept(second), commandId: 'accept-again' },
  );
  expect(codes.slice(0, 7)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
  expect(codes.slice(7)).toEqual(['held-by-other', undefined, undefined]);
  expect([holdOf(first)?.end, holdOf(second)?.position]).toEqual(['DROPPED', 1]);
});

test('everybody hears each step once, without the name of the other client', async () => {
  const { codes, world } = await story(request(first), grant(first), request(second), grant(second), makeOffer(second), endHolds);
  passed(...codes);
  const told = documentsIn(world).flatMap(([path, data]) =>
    path.startsWith('notifications/hold-') ? [`${String(data.uid)} ${String(data.kind)}`] : [],
  );
  expect(told.sort()).toEqual([
    `${first} HoldChallenged`,
    `${first} HoldGranted`,
    `${first} HoldYielded`,
    `${second} HoldGranted`,
    `${second} HoldPromoted`,
    `${talentId} HoldChallenged`,
    `${talentId} HoldRequested`,
    `${talentId} HoldRequested`,
    `${talentId} HoldYielded`,
  ]);
  const ofFirst = documentsIn(world).filter(([path, data]) => /^(notifications|holds|mails)/.test(path) && data.clientId === first);
  expect(JSON.stringify(ofFirst)).not.toContain(second);
});

test('a deal that ends takes its hold with it; a cast without holds costs no command', async () => {
  const { codes, holdOf } = await story(
    request(first),
    grant(first),
    onDeal(talentId, { type: 'refuseInquiry', reasonCode: 'FEE' }, first),
  );
  passed(...codes);
  expect(holdOf(first)).toMatchObject({ status: 'ENDED', end: 'DROPPED' });
  const without = await story(onDeal(talentId, { type: 'refuseInquiry', reasonCode: 'FEE' }, first));
  expect(documentsIn(without.world).some(([path]) => path.startsWith('streams/hold-'))).toBe(false);
});

test('of two requests at the same moment each gets its own position', async () => {
  const world = fork(asked);
  const runtime = processOf(world);
  await Promise.all([request(first), request(second)].map((step) => send(runtime, step)));
  await Promise.all([grant(first), grant(second)].map((step) => send(runtime, step)));
  await settle(world, runtime);
  const positions = documentsIn(world).flatMap(([path, data]) => (path.startsWith('holds/') ? [data.position] : []));
  expect(positions.sort()).toEqual([1, 2]);
});
