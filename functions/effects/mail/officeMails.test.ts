import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { fork, send, settle } from '../../testing/memoryProcess.ts';
import { accept, leaveOffice, makeOffer, worldAfter } from '../../testing/smallWorld.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mails.ts';
import { sweepOfficeMails } from './officeMails.ts';

const { office } = uidOf;
/** 09:00 JST on the following Monday. */
const MONDAY = NOON + 3 * DAY - 3 * HOUR;
const mailId = `office_${jstDate(MONDAY)}_${office}`;

const at = (world: World, now: number) => ({ ...processOf(world), now: () => now });
const mailIn = ({ database }: World, id = mailId) => database.documents().get(`mails/${id}`) as unknown as Mail | undefined;
const setRoles = (world: World, officeRoles: readonly string[]) =>
  world.database.connect().doc(`officeAccounts/${office}`).update({ officeRoles });

/** A world with an accepted offer that waits for the office. */
let accepted: World;
beforeAll(async () => {
  accepted = await worldAfter(makeOffer, accept);
  await settle(accepted);
});

describe('on the morning of a working day', () => {
  test('members get the numbers of waiting work without names', async () => {
    const world = fork(accepted);
    expect(await sweepOfficeMails(at(world, MONDAY))).toBeGreaterThan(0);
    expect(mailIn(world)).toMatchObject({ kind: 'OfficeMorning', state: 'PENDING', waits: { offers: 1 } });
    const mail = await composeMail(processOf(world), mailIn(world) as Mail);
    expect(mail?.subject).toContain('対応を待っているもの');
    expect(mail?.text).toMatch(/オファー[：:\s]*1件/);
    expect(mail?.text).toContain('/office');
    expect(mail?.text).not.toMatch(/山田|花子|撮影/);
  });

  test('each member gets one mail, also if the sweep runs again', async () => {
    const world = fork(accepted);
    await sweepOfficeMails(at(world, MONDAY));
    expect(await sweepOfficeMails(at(world, MONDAY + HOUR))).toBe(0);
    expect(await sweepOfficeMails(at(world, MONDAY + DAY))).toBeGreaterThan(0);
  });

  test('a member gets only the numbers that their roles may read', async () => {
    const world = fork(accepted);
    await setRoles(world, ['operations']);
    await sweepOfficeMails(at(world, MONDAY));
    expect(mailIn(world)).toBeUndefined();
  });

  test('there is no mail if nothing waits', async () => {
    const world = await worldAfter(makeOffer);
    await setRoles(world, ['approval']);
    expect(await sweepOfficeMails(at(world, MONDAY))).toBe(0);
  });

  test('postponed work is not counted', async () => {
    const world = fork(accepted);
    await setRoles(world, ['approval']);
    const desk = { kind: 'offer', part: 'deals', isOpen: true, waitsIn: 'waiting', snoozedUntil: MONDAY + DAY };
    await world.database.connect().doc('desks/offer_offer-1').set(desk);
    await sweepOfficeMails(at(world, MONDAY));
    expect(mailIn(world)).toBeUndefined();
  });
});

test('there is no mail before nine, on a Saturday or on a Sunday', async () => {
  const world = fork(accepted);
  for (const now of [MONDAY - 1, MONDAY - DAY, MONDAY - 2 * DAY]) expect(await sweepOfficeMails(at(world, now))).toBe(0);
});

test('a former member does not get a mail that was queued before', async () => {
  const world = fork(accepted);
  await sweepOfficeMails(at(world, MONDAY));
  await send(processOf(world), leaveOffice);
  await settle(world);
  expect(await composeMail(processOf(world), mailIn(world) as Mail)).toBeNull();
});
