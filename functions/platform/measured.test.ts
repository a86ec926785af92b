import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { measureBacklog, standingOf } from '../delivery/sweepOwed.ts';
import { fireDeadline } from '../effects/deadlines/fireDeadline.ts';
import { deliverMail, MAX_ATTEMPTS } from '../effects/mail/deliverMail.ts';
import { CLAIM_MS } from '../effects/mail/mails.ts';
import type { DueMail } from '../effects/mail/wakeMailSender.ts';
import type { Runtime } from '../ports.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { fork, send, settle } from '../testing/memoryProcess.ts';
import { makeOffer, offerId, worldAfter } from '../testing/smallWorld.ts';
import { measured } from './log.ts';

const lines = keepLogLines();
const valuesOf = (measure: string) => lines.filter((line) => line.measure === measure).map(({ value }) => value);
const later = (runtime: Runtime, by: number): Runtime => ({ ...runtime, now: () => runtime.now() + by });

test('a value has its own line or is part of the line of its action', () => {
  measured('oldestOwed', 7);
  expect(lines).toEqual([{ severity: 'INFO', message: 'measured', measure: 'oldestOwed', value: 7 }]);
});

describe('of a deal', () => {
  let world: World;
  beforeEach(async () => {
    world = await worldAfter();
    lines.length = 0;
  });

  test('each delivery logs the lag of its oldest event once', async () => {
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    await deliverAll(world, later(runtime, 3 * SECOND));
    expect(valuesOf('visibilityLag').every((value) => value === 3 * SECOND)).toBe(true);
    expect(valuesOf('visibilityLag').length).toBeGreaterThan(0);
    const before = valuesOf('visibilityLag').length;
    await deliverAll(world, later(runtime, 9 * SECOND));
    expect(valuesOf('visibilityLag').length).toBe(before);
  });

  test('a deadline logs its lateness only if it does something', async () => {
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    await settle(world, runtime);
    const head = world.database.documents().get(`streams/offer-${offerId}`) as {
      deadlines: { kind: string; dueAt: number; generation: number }[];
    };
    const expiry = head.deadlines.find(({ kind }) => kind === 'expire');
    expect(expiry).toBeDefined();
    const alarm = { streamId: `offer-${offerId}`, hop: 0, ...(expiry as NonNullable<typeof expiry>) } as Parameters<typeof fireDeadline>[1];
    const after = { ...runtime, now: () => alarm.dueAt + 2 * MINUTE };
    await fireDeadline(after, alarm);
    expect(valuesOf('deadlineLateness')).toEqual([2 * MINUTE]);
    await fireDeadline(after, alarm);
    expect(valuesOf('deadlineLateness')).toEqual([2 * MINUTE]);
  });

  test('a mail logs its delay; a mail that is given up is logged once', async () => {
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    await deliverAll(world, runtime);
    const due = world.wakeUps.find((each): each is DueMail => 'mailId' in each && each.mailId.includes('OfferMade')) as DueMail;
    const broken = fork(world);
    await deliverMail(later(processOf(world), 30 * SECOND), due);
    expect(valuesOf('mailDelay')).toEqual([30 * SECOND]);
    const failing: Runtime = { ...processOf(broken), mailer: () => Promise.reject(new Error('refused')) };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 1; attempt++)
      await deliverMail(later(failing, attempt * 2 * HOUR), { mailId: due.mailId });
    expect(valuesOf('mailsGivenUp')).toEqual([MAX_ATTEMPTS]);
    expect(valuesOf('mailDelay')).toEqual([30 * SECOND]);
  });

  test('the sweep logs the deadlines that are five minutes late and the mails that are due', async () => {
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    await deliverAll(world, runtime);
    await measureBacklog(runtime.db, runtime.now() + CLAIM_MS);
    const mails = [...world.database.documents().keys()].filter((path) => path.startsWith('mails/'));
    expect(mails.length).toBeGreaterThan(0);
    expect([valuesOf('lateDeadlines'), valuesOf('mailsDue')]).toEqual([[0], [mails.length]]);
    const { nextDue } = world.database.documents().get(`streams/offer-${offerId}`) as { nextDue: number };
    await measureBacklog(runtime.db, nextDue + 4 * MINUTE);
    await measureBacklog(runtime.db, nextDue + 5 * MINUTE);
    expect(valuesOf('lateDeadlines')).toEqual([0, 0, 1]);
  });

  test('the sweep logs the age of the oldest owed work and the number of parked streams', async () => {
    const runtime = processOf(world);
    expect(await standingOf(runtime.db, runtime.now())).toMatchObject({ parkedStreams: 0, oldestOwed: 0, owedStreams: 0 });
    await send(runtime, makeOffer);
    await runtime.db.doc('parkedStreams/shared_offer-2').set({ streamId: 'offer-2' });
    await measureBacklog(runtime.db, runtime.now() + MINUTE);
    expect([valuesOf('parkedStreams'), valuesOf('oldestOwed'), valuesOf('owedStreams')]).toEqual([[1], [MINUTE], [1]]);
  });
});
